import { createHash } from "node:crypto";
import { seenIn } from "#club/demo/matches/seen.ts";
import type { DemoEvent, DemoMatch } from "#club/demo/matches/types.ts";
import { LENGTHS, momentOf } from "#src/features/ledger/clock.ts";
import {
  type Entry,
  type Kind,
  type Payloads,
  PERIODS,
  type Period,
  type Side,
} from "#src/features/ledger/ledger.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import type { MatchLedgerTable } from "#src/features/ledger/tables.ts";
import type { Team } from "#src/features/teams/team.ts";
import { SEED } from "./demo-seasons.server.ts";
import { namesOf, type Squad, whoIs } from "./demo-who.ts";

const MINUTE_MS = 60_000;
/** How the log calls who wrote it. */
const DEVICE = "demo";
/** From the end of each period to the beginning of the next, extra time's own included. */
const BREAKS_MS = [15 * MINUTE_MS, 5 * MINUTE_MS, MINUTE_MS, 0];
const CROWD_COUNTED = 62;

type Demo = Entry & { id: string };

export interface DemoLog {
  entries: Demo[];
  /** Of each event the entry that it shows. */
  ofEvents: string[];
}

/** What the log of a match says: its events and, of the own club's matches, everything around them. */
export function entriesOf(match: DemoMatch, teams: ReadonlyMap<string, Team>, squad: Squad): DemoLog {
  const ids = idsOf(match.key);
  const ofEvents: string[] = [];
  const entries: Demo[] = [];
  const write = writerOf(match, ids, entries);
  for (const [index, event] of match.events.entries()) {
    const before = match.events[index - 1];
    if (event.type === "substitution_in" && before?.type === "substitution_out") {
      ofEvents.push(ofEvents[index - 1]!);
      continue;
    }
    const [kind, side, payload] = saidOf(event, match.events[index + 1], (player, of) =>
      whoIs(player, teams.get(match[of])!.is_own, squad),
    );
    const { minute, extraTime } = event;
    ofEvents.push(write(kind, payload, { side, minute, extraTime, seconds: 10 + (index % 45) }));
  }
  if (match.lineups)
    writeAround(match, write, (player, side) => whoIs(player, teams.get(match[side])!.is_own, squad));
  return { entries, ofEvents };
}

type WhoOf = (player: DemoEvent["player"], side: Side) => ReturnType<typeof whoIs>;

/** What an event says, as an entry of the log. */
function saidOf(event: DemoEvent, next: DemoEvent | undefined, whoOf: WhoOf): [Kind, Side, object] {
  const { type, side, player, assist, description } = event;
  const who = whoOf(player, side);
  const note = description ? { note: description } : {};
  switch (type) {
    case "goal":
      // Who passed is in the events' text by name.
      return [
        "goal",
        side,
        assist
          ? { how: "play", scorer: who, assist: { ...whoOf(assist, side), names: namesOf(assist) } }
          : { how: "play", scorer: who, ...note },
      ];
    case "own_goal":
      return ["goal", other(side), { how: "own_goal", scorer: who, ...note }];
    case "penalty_scored":
      return ["penalty", side, { result: "scored", taker: who, ...note }];
    case "penalty_missed":
      return ["penalty", side, { result: "missed", taker: who, ...note }];
    case "yellow_card":
      return ["yellow", side, { who, stays: true, ...note }];
    case "red_card":
      return ["red", side, { who, ...note }];
    default:
      return ["sub", side, { off: who, on: next && whoOf(next.player, side) }];
  }
}

interface When {
  minute: number;
  extraTime?: number | null;
  seconds?: number;
  side?: Side | null;
}

type Write = <One extends Kind>(
  kind: One,
  payload: Payloads[One] | object,
  when: When & { period?: Period },
) => string;

/** Writes an entry as the phone of somebody at the ground would have. */
function writerOf(match: DemoMatch, ids: () => string, entries: Demo[]): Write {
  const starts = startsOf(match);
  return (kind, payload, { minute, extraTime, seconds = 0, side = null, period }) => {
    const at = momentOf(minute, extraTime ?? 0)!;
    const of = period ?? at.period;
    const clock_ms = at.clock_ms + seconds * 1000;
    const occurred_at = new Date(starts[of] + clock_ms).toISOString();
    const id = ids();
    entries.push({ id, kind, payload, side, period: of, clock_ms, occurred_at, target: null } as Demo);
    return id;
  };
}

/** When each period began, as milliseconds since 1970. */
function startsOf(match: DemoMatch): Record<Period, number> {
  let at = Date.parse(match.kickOff);
  const starts = PERIODS.map((period, index) => {
    const start = at;
    at += ((LENGTHS[index] ?? 0) + addedTo(match, index)) * MINUTE_MS + (BREAKS_MS[index] ?? 0);
    return [period, start];
  });
  return Object.fromEntries(starts);
}

/** Minutes that were added to a period; to one of extra time those that something happened in. */
function addedTo(match: DemoMatch, index: number): number {
  const last = [45, 90, 105, 120][index];
  if (index < 2 && match.lineups) return seenIn(match, SEED).added[index]!;
  return Math.max(0, ...match.events.map((event) => (event.minute === last ? (event.extraTime ?? 0) : 0)));
}

/** Periods and everything else that somebody beside the pitch saw. */
function writeAround(match: DemoMatch, write: Write, whoOf: WhoOf): void {
  const seen = seenIn(match, SEED);
  const isExtra = match.events.some(({ minute }) => minute > 90);
  const periods = PERIODS.slice(0, isExtra ? 4 : 2);
  periods.forEach((period, index) => {
    const minute = [45, 90, 105, 120][index]!;
    const added = addedTo(match, index);
    const isLast = index === periods.length - 1;
    write("period_start", {}, { minute: [1, 46, 91, 106][index]!, period });
    if (added > 0) write("added_time", { minutes: added }, { minute, seconds: 5, period });
    const whistle = { minute, extraTime: added, seconds: 59, period };
    write("period_end", isLast ? { final: true } : {}, whistle);
    if (isLast) writeStar(match, write, whoOf, whistle);
  });
  seen.sights.forEach(({ minute, ...sight }, index) => {
    const seconds = (7 * index) % 60;
    if (sight.kind === "comment") {
      const { hy, en, ru } = sight.text;
      write("comment", { text: hy, language: "hy", note: { en, ru } }, { minute, seconds });
    } else if (sight.kind === "shot") {
      write("shot", { on_target: sight.onTarget }, { minute, seconds, side: sight.side });
    } else write(sight.kind, {}, { minute, seconds, side: sight.side });
  });
  if (match.attendance !== null)
    write("attendance", { people: match.attendance }, { minute: CROWD_COUNTED, seconds: 30 });
}

function writeStar(match: DemoMatch, write: Write, whoOf: WhoOf, whistle: When & { period: Period }): void {
  const { side, player } = seenIn(match, SEED).star;
  write("star", { who: whoOf(player, side) }, { ...whistle, seconds: 90, side });
}

/** The same ids on every first start: a version 5 UUID of the match and the place in its log. Source: RFC 9562. */
function idsOf(key: string): () => string {
  let place = 0;
  return () => {
    const hash = createHash("sha1").update(`${key} ${place++}`).digest();
    hash[6] = (hash[6]! & 0x0f) | 0x50;
    hash[8] = (hash[8]! & 0x3f) | 0x80;
    const hex = hash.toString("hex", 0, 16);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  };
}

/** The rows of a log, in the order in which it was written. */
export function rowsOfLog(match_id: number, entries: readonly Demo[]): MatchLedgerTable[] {
  const inOrder = entries.toSorted((one, next) => (one.occurred_at < next.occurred_at ? -1 : 1));
  return inOrder.map((entry, index) => ({
    ...entry,
    match_id,
    seq: index + 1,
    device: DEVICE,
    account_id: null,
    received_at: entry.occurred_at,
    payload: JSON.stringify(entry.payload),
  }));
}
