import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { AccountsOfficeText } from "./text/office.en.ts";

export const useAccountsOfficeText = () => useOfficeFeatureText<AccountsOfficeText>("accounts");
