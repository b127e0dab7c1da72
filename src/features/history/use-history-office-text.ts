import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { HistoryOfficeText } from "./text/office.en.ts";

export const useHistoryOfficeText = () => useOfficeFeatureText<HistoryOfficeText>("history");
