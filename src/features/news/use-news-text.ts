import { useSiteText } from "#src/i18n/i18n.tsx";
import type { NewsText } from "./text/en.ts";

export const useNewsText = () => useSiteText<NewsText>("news");
