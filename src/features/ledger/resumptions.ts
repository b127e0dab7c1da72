import { byWriting, type Entry } from "./ledger.ts";

/**
 * Two people may each say that play goes on after one interruption, on two phones or one of them offline: the clock is
 * put back by it once.
 * @param facts those that stand
 * @returns the ids of the corrections of the clock that were written with the repetitions, at the same moment
 */
export function repeatedShifts(facts: readonly Entry[]): Set<string> {
  const stops = facts.filter(({ kind }) => kind === "abandon" || kind === "resume").toSorted(byWriting);
  const repeated = stops.filter(({ kind }, at) => kind === "resume" && stops[at - 1]?.kind === "resume");
  const shifts = facts.filter(({ kind }) => kind === "clock_shift").toSorted(byWriting);
  const ids = new Set<string>();
  for (const { occurred_at, period } of repeated) {
    const written = shifts.findLast(
      (shift) => shift.occurred_at === occurred_at && shift.period === period && !ids.has(shift.id),
    );
    if (written) ids.add(written.id);
  }
  return ids;
}
