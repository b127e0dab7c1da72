import type { Entry } from "#src/features/ledger/ledger.ts";
import { keysOf, type Lineups } from "#src/features/ledger/people.ts";
import { mergePair, type SamePair, samePairs } from "#src/features/ledger/same-pair.ts";
import type { LoggedEntry } from "../sync.ts";
import type { samePair } from "../text/same-pair.en.ts";
import type { Kept } from "./kept.ts";
import type { Tap } from "./taps.ts";

/** How this device calls itself among entries that have not been in the log yet. */
const HERE = "here";

/** What may be one, with this device's own that the server does not know yet. */
export function openSamePairs(
  logged: readonly LoggedEntry[],
  kept: readonly Kept[],
  lineups: Lineups,
): SamePair[] {
  const known = new Set(logged.map(({ id }) => id));
  const own = kept.filter(({ id, state }) => !known.has(id) && state !== "refused" && state !== "aside");
  const mine = new Set(kept.map(({ id }) => id));
  return samePairs(
    [
      ...logged.map((one) => (mine.has(one.id) ? { ...one, device: HERE } : one)),
      ...own.map(({ entry }) => ({ ...entry, device: HERE })),
    ],
    keysOf(lineups),
  );
}

/** Under which words it is asked whether they are one. */
export function wordsOfPair(kind: Entry["kind"]): keyof typeof samePair {
  if (kind === "yellow" || kind === "red") return "card";
  return kind === "sub" || kind === "kick" ? kind : "goal";
}

/** The answer "it is one". */
export function mergeTap(entries: readonly Entry[], pair: SamePair): Tap | undefined {
  const merged = mergePair(entries, pair);
  return merged && { tap: "same", poorer: merged.void, richer: merged.keep, patch: merged.payload ?? {} };
}
