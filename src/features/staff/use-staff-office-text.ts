import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { StaffOfficeText } from "./text/office.en.ts";

export const useStaffOfficeText = () => useOfficeFeatureText<StaffOfficeText>("staff");
