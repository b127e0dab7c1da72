import { useSiteText } from "#src/i18n/i18n.tsx";
import type { SearchText } from "./text/en.ts";

export const useSearchText = () => useSiteText<SearchText>("search");
