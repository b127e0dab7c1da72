import type { Entry, EntryOf, Kind, Payloads, Side } from "#src/features/ledger/ledger.ts";
import type { MatchState } from "#src/features/ledger/match-state.ts";
import { type Moment, momentAt } from "./moments.ts";
import type { Step } from "./steps.ts";

/** What a tap does to the entries of this device. */
export type Change =
  /** `isHeld`: it leaves when its ring has run, or with the next answer. */
  | { change: "write"; entry: Entry; isHeld: boolean }
  /** Of an entry that has not left yet. */
  | { change: "rewrite"; id: string; side: Side | null; payload: object; isHeld: boolean }
  | { change: "release"; id: string }
  | { change: "drop"; id: string };

/** What is known when something is tapped. */
export interface Known {
  entries: readonly Entry[];
  /** Ids of those that have not left yet, and are still to be changed in place. */
  held: ReadonlySet<string>;
  state: MatchState;
  /** The corrected time, ms. */
  now: number;
  newId: () => string;
}

export interface Outcome {
  changes: Change[];
  step: Step;
}

/** An entry of the moment, which leaves at once unless told otherwise. */
export function write<One extends Kind>(
  known: Pick<Known, "newId">,
  kind: One,
  moment: Moment,
  about: { side?: Side | null; target?: string | null; payload: Payloads[One]; isHeld?: boolean },
): Change & { change: "write" } {
  const { side = null, target = null, payload, isHeld = false } = about;
  const entry = { id: known.newId(), kind, side, target, ...moment, payload } as EntryOf<One> as Entry;
  return { change: "write", entry, isHeld };
}

/** Adds to an entry: in place while it has not left, by a correction after that. */
export function addTo(
  known: Known,
  id: string,
  payload: object,
  { side, isHeld = false }: { side?: Side; isHeld?: boolean } = {},
): Change[] {
  const entry = known.entries.find((one) => one.id === id);
  if (!entry) return [];
  if (known.held.has(id)) {
    const changed = { ...entry.payload, ...payload };
    return [{ change: "rewrite", id, side: side ?? entry.side, payload: changed, isHeld }];
  }
  const patch = { payload, ...(side && side !== entry.side ? { side } : {}) };
  return [write(known, "amend", momentAt(known.state, known.now), { target: id, payload: { patch } })];
}
