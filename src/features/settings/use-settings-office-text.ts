import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { SettingsOfficeText } from "./text/office.en.ts";

export const useSettingsOfficeText = () => useOfficeFeatureText<SettingsOfficeText>("settings");
