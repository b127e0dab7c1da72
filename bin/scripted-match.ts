import { minuteAt } from "#src/features/ledger/clock.ts";
import type { Kind, Period, Side, Who } from "#src/features/ledger/ledger.ts";
import type { EntryGiven } from "#src/features/ledger/schemas.server.ts";

// A whole match in thirteen steps, as the console's own measure has it, played through the public calls.

/** One call of the API; throws what it refuses as a sentence. */
export type Call = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

interface Step {
  /** Minutes and seconds since the kick-off of the period. */
  at: string;
  period: Period;
  kind: Kind;
  /** In plain words, for the console. */
  words: string;
  side?: Side;
  payload?: object;
}

/** What a console is told of a match, as far as the script needs it. */
export interface MatchDay {
  match: { id: number; home: { names: { en: string } }; away: { names: { en: string } } };
  lineups: Record<Side, { players: { who: Who; role: string }[] } | null>;
  squads: Record<Side, { who: Who }[]>;
  entries: unknown[];
  seq: number;
}

export interface Playing {
  call: Call;
  day: MatchDay;
  /** The side of the own club. */
  own: Side;
  /** How many times faster than the clock; Infinity does not wait. */
  speed: number;
  wait: (ms: number) => Promise<void>;
  say: (line: string) => void;
  now: () => Date;
  /** Whether somebody has had enough. */
  isStopped: () => boolean;
}

const DEVICE = "demo-match";

/**
 * Plays the match to its end, or takes back everything that it wrote when it is stopped.
 * @returns whether it was played to its end
 */
export async function playMatch(playing: Playing): Promise<boolean> {
  const { day, own, speed, wait, say, isStopped } = playing;
  const send = senderOf(playing);
  let played = { period: "first" as Period, ms: 0 };
  for (const step of scriptOf(day, own)) {
    const ms = msOf(step.at);
    const isSamePeriod = step.period === played.period;
    const gap = isSamePeriod ? ms - played.ms : BREAK_MS;
    if (speed !== Number.POSITIVE_INFINITY) await waitWhile(gap / speed, wait, isStopped);
    if (isStopped()) {
      await send.takeBack();
      return false;
    }
    // The clock that visitors see has run by the watch: it is put to where the script is.
    const behind = isSamePeriod ? gap - gap / speed : 0;
    if (behind >= 1000)
      await send.entry({ ...step, kind: "clock_shift", payload: { ms: Math.round(behind) } });
    await send.entry(step);
    say(`${minuteOf(step).padStart(5)}  ${step.words}`);
    played = { period: step.period, ms };
  }
  return true;
}

const BREAK_MS = 15 * 60_000;
const LONGEST_WAIT_MS = 250;

async function waitWhile(ms: number, wait: Playing["wait"], isStopped: () => boolean): Promise<void> {
  for (let left = ms; left > 0 && !isStopped(); left -= LONGEST_WAIT_MS)
    await wait(Math.min(left, LONGEST_WAIT_MS));
}

/** As a board shows it: "46", "90+2"; a whistle has none. */
function minuteOf({ kind, period, at }: Step): string {
  if (kind === "period_start" || kind === "period_end") return "";
  const { minute, added } = minuteAt(period, msOf(at));
  return added ? `${minute}+${added}` : String(minute);
}

function msOf(at: string): number {
  const [minutes = 0, seconds = 0] = at.split(":").map(Number);
  return (minutes * 60 + seconds) * 1000;
}

function senderOf({ call, day, now }: Playing) {
  const written: string[] = [];
  let { seq } = day;
  const post = async (entries: EntryGiven[]) => {
    const sent_at = now().toISOString();
    const body = { device: DEVICE, sent_at, after: seq, entries };
    const answer = (await call("POST", `/api/matchday/${day.match.id}/ledger`, body)) as {
      seq: number;
      refused: { message: string }[];
    };
    seq = answer.seq;
    if (answer.refused[0]) throw new Error(answer.refused[0].message);
  };
  const entryOf = (kind: Kind, more: Partial<EntryGiven>): EntryGiven => {
    const moment = { period: "first" as const, clock_ms: 0, occurred_at: now().toISOString() };
    return { id: crypto.randomUUID(), kind, payload: {}, side: null, target: null, ...moment, ...more };
  };
  return {
    entry: async ({
      at,
      period,
      kind,
      side = null,
      payload = {},
    }: Omit<Step, "side"> & { side?: Side | null }) => {
      const entry = entryOf(kind, { period, clock_ms: msOf(at), side, payload });
      written.push(entry.id);
      await post([entry]);
    },
    /** The last first, as a hand would. */
    takeBack: async () => {
      const voids = written.toReversed().map((target) => entryOf("void", { target }));
      if (voids.length > 0) await post(voids);
    },
  };
}

/** Kick-off, goal, card, own goal, break, change, second card, penalty, two changes, added time, goal, end. */
function scriptOf(day: MatchDay, own: Side): Step[] {
  const rival: Side = own === "home" ? "away" : "home";
  const us = day.match[own].names.en;
  const them = day.match[rival].names.en;
  const [ours, theirs] = [peopleOf(day, own), peopleOf(day, rival)];
  const first = { period: "first" as const };
  const second = { period: "second" as const };
  const booked = { side: rival, kind: "yellow" as const, payload: { who: theirs.on(4) } };
  const sub = (off: number, on: number) => ({
    kind: "sub" as const,
    side: own,
    payload: { off: ours.on(off), on: ours.bench(on) },
  });
  return [
    { ...first, at: "0:00", kind: "period_start", words: "Kick-off" },
    {
      ...first,
      at: "11:20",
      kind: "goal",
      side: own,
      payload: { how: "play", scorer: ours.on(9), assist: ours.on(7) },
      words: `Goal for ${us}, with an assist`,
    },
    { ...first, at: "22:40", ...booked, words: `Yellow card for ${them}` },
    {
      ...first,
      at: "33:05",
      kind: "goal",
      side: rival,
      payload: { how: "own_goal", scorer: ours.on(2) },
      words: `Own goal by ${us}`,
    },
    { ...first, at: "46:10", kind: "period_end", words: "Half-time" },
    { ...second, at: "0:00", kind: "period_start", words: "The second half begins" },
    { ...second, at: "12:30", ...sub(6, 0), words: `Substitution for ${us}` },
    { ...second, at: "15:50", ...booked, words: `Second yellow card for ${them}: sent off` },
    {
      ...second,
      at: "20:15",
      kind: "penalty",
      side: own,
      payload: { result: "scored", taker: ours.on(10) },
      words: `Penalty for ${us}, scored`,
    },
    { ...second, at: "28:00", ...sub(7, 1), words: `Double substitution for ${us}` },
    { ...second, at: "28:05", ...sub(8, 2), words: "… the second of them" },
    { ...second, at: "44:30", kind: "added_time", payload: { minutes: 4 }, words: "Four minutes are added" },
    {
      ...second,
      at: "46:20",
      kind: "goal",
      side: rival,
      payload: { how: "header", scorer: theirs.on(8) },
      words: `Goal for ${them}, a header`,
    },
    { ...second, at: "49:10", kind: "period_end", payload: { final: true }, words: "Full time" },
  ];
}

const BEHIND_ELEVEN = 11;

/** Who is on the pitch and on the bench: by the line-up, else by the squad, else by shirts 1 to 20. */
function peopleOf({ lineups, squads }: MatchDay, side: Side) {
  const named = lineups[side]?.players ?? [];
  const of = (role: string) => named.filter((one) => one.role === role).map(({ who }) => who);
  const squad = squads[side].map(({ who }) => who);
  const [start, bench] = [of("start"), of("bench")];
  const shirt = (at: number): Who => ({ number: at + 1 });
  return {
    on: (at: number): Who => start[at] ?? squad[at] ?? shirt(at),
    bench: (at: number): Who => bench[at] ?? squad[BEHIND_ELEVEN + at] ?? shirt(BEHIND_ELEVEN + at),
  };
}
