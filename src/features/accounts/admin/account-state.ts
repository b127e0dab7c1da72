import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { AccountRow } from "../account.ts";

export const ACCOUNT_STATES = ["active", "invited", "disabled"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export function stateOf({ is_active, is_pending }: AccountRow): AccountState {
  return !is_active ? "disabled" : is_pending ? "invited" : "active";
}

/** What staff call each state. */
export function useStateNames(): Record<AccountState, string> {
  const words = useOfficeText("accounts");
  const labels = useFieldLabels("accounts");
  return { active: labels.is_active, invited: words.invited, disabled: words.disabled };
}
