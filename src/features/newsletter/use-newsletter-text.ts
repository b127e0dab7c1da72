import { useWords } from "#src/i18n/text.tsx";
import type { NewsletterText } from "./text/en.ts";

export const useNewsletterText = () => useWords<NewsletterText>("newsletter");
