import type { Entry, EntryOf, Kind, Payloads, Period, Side } from "./ledger.ts";
import type { Lineup } from "./people.ts";

interface About {
  side?: Side | null;
  period?: Period;
  /** Minutes and seconds since the kick-off of the period, e.g. "12:30". */
  at?: string;
  id?: string;
  target?: string;
  occurred_at?: string;
}

let written = 0;

/** One entry of a log, as a device writes it. */
export function entry<One extends Kind>(kind: One, payload: Payloads[One], about: About = {}): Entry {
  const { side = null, period = "first", at = "0:00", target = null } = about;
  const [minutes = 0, seconds = 0] = at.split(":").map(Number);
  const clock_ms = (minutes * 60 + seconds) * 1000;
  const id = about.id ?? `entry-${String(++written).padStart(6, "0")}`;
  const occurred_at = about.occurred_at ?? new Date(Date.UTC(2027, 4, 8, 14, minutes, seconds)).toISOString();
  return { id, kind, payload, side, period, clock_ms, occurred_at, target } as EntryOf<One> as Entry;
}

/** Shirts 1 to 11 begin, 12 to 20 sit on the bench; 1 and 12 are keepers, 4 the captain. */
export function lineup(): Lineup {
  return {
    players: Array.from({ length: 20 }, (_, at) => ({
      who: { number: at + 1 },
      role: at < 11 ? "start" : "bench",
      isKeeper: at === 0 || at === 11,
      isCaptain: at === 3,
    })),
  };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
