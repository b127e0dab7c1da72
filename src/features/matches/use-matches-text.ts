import { useWords } from "#src/i18n/text.tsx";
import type { MatchesText } from "./text/en.ts";

export const useMatchesText = () => useWords<MatchesText>("matches");
