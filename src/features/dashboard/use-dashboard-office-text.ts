import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { DashboardOfficeText } from "./text/office.en.ts";

export const useDashboardOfficeText = () => useOfficeFeatureText<DashboardOfficeText>("dashboard");
