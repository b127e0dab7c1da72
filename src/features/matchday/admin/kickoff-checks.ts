import type { Snapshot } from "./kept-match.ts";

export const CHECKS = ["storage", "clock", "lineups", "squads", "others", "synced"] as const;
export type CheckName = (typeof CHECKS)[number];

/** How far the clock may be off before it is told, ms. */
const CLOSE_MS = 1000;
/** An answer of the server that is older is none, ms. */
const FRESH_MS = 60_000;

interface Facts {
  isDurable: boolean;
  /** How well the server's time is known, ms. */
  clockErrorMs: number;
  others: number;
  deviceNow: number;
}

/** What is looked at before the kick-off; none of it keeps anybody from beginning. */
export function checksOf(
  { bundle, syncedAt }: Pick<Snapshot, "bundle" | "syncedAt">,
  { isDurable, clockErrorMs, others, deviceNow }: Facts,
): Record<CheckName, boolean> {
  const { lineups, squads } = bundle;
  return {
    storage: isDurable,
    clock: clockErrorMs <= CLOSE_MS,
    lineups: Boolean(lineups.home?.players.length && lineups.away?.players.length),
    squads: squads.home.length + squads.away.length > 0 || Boolean(lineups.home ?? lineups.away),
    others: others > 0,
    synced: syncedAt !== null && deviceNow - syncedAt < FRESH_MS,
  };
}
