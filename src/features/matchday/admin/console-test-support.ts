import type { Side } from "#src/features/ledger/ledger.ts";
import type { MatchLineup } from "#src/features/lineups/lineup.ts";
import type { MatchBundle, SquadMember } from "./bundle.ts";
import { type MatchConsole, openConsole } from "./match-console.ts";
import { fleeting, type Store } from "./store.ts";
import type { Tap } from "./taps.ts";

/** Saturday, 18:00 in Yerevan. */
export const KICK_OFF = Date.UTC(2027, 4, 8, 14);

const inAll = (text: string) => ({ en: text, hy: text, ru: text });

/** A match before its kick-off, shirts 1 to 11 on the pitch and 12 to 20 on the bench of both sides. */
export function bundle(id = 7): MatchBundle {
  const team = (name: string) => ({ id: null, names: inAll(name), code: inAll(name.slice(0, 3)), crest: "" });
  const squad: SquadMember[] = Array.from({ length: 20 }, (_, at) => ({
    who: { number: at + 1 },
    number: at + 1,
    names: inAll(`Player ${at + 1}`),
    position: "",
  }));
  return {
    match: {
      id,
      date: new Date(KICK_OFF).toISOString(),
      status: "scheduled",
      home: team("Home"),
      away: team("Away"),
      venue: inAll("Stadium"),
      lengths: [45, 45, 15, 15],
      typed_score: null,
    },
    lineups: { home: lineupOf("home", squad), away: lineupOf("away", squad) },
    squads: { home: squad, away: [] },
    entries: [],
    seq: 0,
    now: new Date(KICK_OFF).toISOString(),
  };
}

function lineupOf(side: Side, squad: SquadMember[]): MatchLineup {
  const nobody = { slot: null, x: null, y: null, isCaptain: false, reason: null };
  return {
    id: 1,
    version: 1,
    formation: "4-3-3",
    coach: inAll(""),
    publishedAt: null,
    players: squad.map(({ who, number, names }, at) => ({
      ...nobody,
      key: `${side} ${number}`,
      who,
      number,
      names,
      lastNames: names,
      role: at < 11 ? "start" : "bench",
      isKeeper: at === 0 || at === 11,
    })),
  };
}

export interface Played {
  console: MatchConsole;
  store: Store;
  /** The device's clock: minutes and seconds since the planned kick-off. */
  at(time: string): void;
  /** One touch of the screen. */
  tap(tap: Tap): Promise<void>;
  taps(): number;
}

/** A console with a clock that the test moves, counting taps. */
export async function playedConsole({
  store = fleeting(),
  id = 7,
}: {
  store?: Store;
  id?: number;
} = {}): Promise<Played> {
  let now = KICK_OFF;
  let taps = 0;
  const console = await openConsole({
    store,
    bundle: (await store.getBundle(id)) ?? bundle(id),
    device: () => now,
  });
  return {
    console,
    store,
    at(time) {
      const [minutes = 0, seconds = 0] = time.split(":").map(Number);
      now = KICK_OFF + (minutes * 60 + seconds) * 1000;
    },
    tap(tap) {
      taps++;
      return console.tap(tap);
    },
    taps: () => taps,
  };
}

export const shirt = (number: number) => ({ tap: "who", who: { number } }) as const;
export const of = <Name extends "goal" | "yellow" | "red" | "sub" | "penalty">(tap: Name, side: Side) =>
  ({ tap, side }) as const;
