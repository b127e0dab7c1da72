import { useWords } from "#src/i18n/text.tsx";
import type { SearchText } from "./text/en.ts";

export const useSearchText = () => useWords<SearchText>("search");
