import { readLengths } from "#src/features/ledger/clock.ts";
import { RULES, type Rules } from "#src/features/ledger/match-state.ts";
import type { Match } from "./match.ts";

/** By what a match's log is read: its own lengths, and whether somebody typed what extra time came to. */
export function rulesOf({
  half_lengths,
  home_extra,
}: Partial<Pick<Match, "half_lengths" | "home_extra">>): Rules {
  return { ...RULES, lengths: readLengths(half_lengths ?? ""), hasExtra: (home_extra ?? null) !== null };
}
