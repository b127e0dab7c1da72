import { useSiteText } from "#src/i18n/i18n.tsx";
import type { MatchesText } from "./text/en.ts";

export const useMatchesText = () => useSiteText<MatchesText>("matches");
