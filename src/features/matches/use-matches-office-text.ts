import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { MatchesOfficeText } from "./text/office.en.ts";

export const useMatchesOfficeText = () => useOfficeFeatureText<MatchesOfficeText>("matches");
