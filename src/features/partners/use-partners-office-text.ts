import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { PartnersOfficeText } from "./text/office.en.ts";

export const usePartnersOfficeText = () => useOfficeFeatureText<PartnersOfficeText>("partners");
