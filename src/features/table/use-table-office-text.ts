import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { TableOfficeText } from "./text/office.en.ts";

export const useTableOfficeText = () => useOfficeFeatureText<TableOfficeText>("table");
