import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { OfficeText } from "./text/office.en.ts";

export const useOfficeText = () => useOfficeFeatureText<OfficeText>("office");
