import { useWords } from "#src/i18n/text.tsx";
import type { NewsText } from "./text/en.ts";

export const useNewsText = () => useWords<NewsText>("news");
