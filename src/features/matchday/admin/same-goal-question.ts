import { type SameGoal, sameGoals } from "#src/features/ledger/same-goal.ts";
import type { LoggedEntry } from "../sync.ts";
import type { Kept } from "./kept.ts";

/** How this device calls itself among entries that have not been in the log yet. */
const HERE = "here";

/** Goals that may be one, with this device's own that the server does not know yet. */
export function openSameGoals(logged: readonly LoggedEntry[], kept: readonly Kept[]): SameGoal[] {
  const known = new Set(logged.map(({ id }) => id));
  const own = kept.filter(({ id, state }) => !known.has(id) && state !== "refused" && state !== "aside");
  const mine = new Set(kept.map(({ id }) => id));
  return sameGoals([
    ...logged.map((one) => (mine.has(one.id) ? { ...one, device: HERE } : one)),
    ...own.map(({ entry }) => ({ ...entry, device: HERE })),
  ]);
}
