import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { NewsOfficeText } from "./text/office.en.ts";

export const useNewsOfficeText = () => useOfficeFeatureText<NewsOfficeText>("news");
