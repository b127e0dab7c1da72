import type { Entry } from "#src/features/ledger/ledger.ts";
import type { Queued } from "../sync.ts";
import type { Change } from "./changes.ts";

/** How long a goal or a card may be taken back before anybody hears of it. */
export const HOLD_MS = 3000;

/** An entry of this device, as it is kept on it. */
export interface Kept extends Queued {
  match: number;
  /** By the device's own clock, ms; of a held one. */
  until?: number;
}

/**
 * The kept entries after some changes, and which of them to write and to delete.
 * @param deviceNow the device's own clock, ms
 */
export function applyChanges(
  kept: readonly Kept[],
  changes: readonly Change[],
  { match, deviceNow, by }: { match: number; deviceNow: number; by?: number },
): { kept: Kept[]; written: Kept[]; dropped: string[] } {
  const byId = new Map(kept.map((one) => [one.id, one]));
  const written = new Set<string>();
  const dropped: string[] = [];
  let order = Math.max(0, ...kept.map((one) => one.order));
  const put = (one: Kept) => {
    byId.set(one.id, one);
    written.add(one.id);
  };
  for (const change of changes) {
    if (change.change === "write") {
      const { entry, isHeld } = change;
      const made = by === undefined ? {} : { by };
      put({ id: entry.id, match, order: ++order, entry, ...made, ...stateFor(isHeld, deviceNow) });
      continue;
    }
    const known = byId.get(change.id);
    if (known?.state !== "held") continue;
    if (change.change === "release") put({ ...withoutRing(known), state: "waiting" });
    if (change.change === "rewrite") {
      const entry = { ...known.entry, side: change.side, payload: change.payload } as Entry;
      put({ ...(change.isHeld ? known : { ...withoutRing(known), state: "waiting" }), entry });
    }
    if (change.change === "drop") {
      byId.delete(change.id);
      written.delete(change.id);
      dropped.push(change.id);
    }
  }
  return { kept: [...byId.values()], written: [...written].map((id) => byId.get(id)!), dropped };
}

function stateFor(isHeld: boolean, deviceNow: number): Pick<Kept, "state" | "until"> {
  return isHeld ? { state: "held", until: deviceNow + HOLD_MS } : { state: "waiting" };
}

function withoutRing({ until: _, ...rest }: Kept): Kept {
  return rest;
}

/** The held ones whose ring has run; also those whose end lies too far ahead, because somebody moved the clock. */
export function ripe(kept: readonly Kept[], deviceNow: number): Kept[] {
  return kept
    .filter(({ state, until = 0 }) => state === "held" && (until <= deviceNow || until > deviceNow + HOLD_MS))
    .map((one) => ({ ...withoutRing(one), state: "waiting" }));
}

/** What the server has not got, and nobody has put aside. */
export function unsent(kept: readonly Kept[]): Kept[] {
  return kept.filter(({ state }) => state === "held" || state === "waiting" || state === "refused");
}
