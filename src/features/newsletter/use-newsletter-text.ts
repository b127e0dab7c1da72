import { useSiteText } from "#src/i18n/i18n.tsx";
import type { NewsletterText } from "./text/en.ts";

export const useNewsletterText = () => useSiteText<NewsletterText>("newsletter");
