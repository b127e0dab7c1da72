import type { Side, Who } from "./ledger.ts";
import { isGoal, isHeld, isOwnGoal, type Line, scorersSide } from "./lines.ts";
import type { KeyOf, Lineup, Lineups } from "./people.ts";

/** What one person did in a match. */
export interface Appearance {
  key: string;
  side: Side;
  who: Who;
  isStarter: boolean;
  isKeeper: boolean;
  isCaptain: boolean;
  /** The minutes with which he came on and went off; 0 is the kick-off, no end is that of the match. */
  stints: { on: number; off?: number }[];
  /** Whole minutes without what was added; null where his side has no line-up. */
  minutes: number | null;
  goals: number;
  /** The minute of the first of them; null without. */
  firstGoal: number | null;
  penalties: number;
  ownGoals: number;
  assists: number;
  yellows: number;
  /** The minute; null for who stayed. */
  sentOff: number | null;
}

/**
 * Everybody who played, or did something: those of the line-ups first, in their order.
 * @param length the last minute of the match; on at m is `length − m`, off at m is m, added minutes count for nothing
 */
export function appearancesOf(
  lines: readonly Line[],
  lineups: Lineups,
  keyOf: KeyOf,
  length: number,
): Appearance[] {
  const named = namedIn(lineups, keyOf);
  const people = startersOf(named);
  const get = (side: Side, who: Who | undefined) => {
    const key = keyOf(side, who);
    if (!key || !who) return undefined;
    const known = people.get(key) ?? { ...nobody(key, side, who), ...marksOf(named[side].get(key)) };
    people.set(key, known);
    return known;
  };
  for (const line of lines) if (!line.entry.isVoid && !isHeld(line.entry)) tell(line, get);
  return [...people.values()].map((one) => ({
    ...one,
    minutes: lineups[one.side] ? minutesOf(one, length) : null,
  }));
}

type Get = (side: Side, who: Who | undefined) => Appearance | undefined;

function tell(line: Line, get: Get): void {
  const { entry } = line;
  if (!entry.side) return;
  if (entry.kind === "sub") {
    goesOff(get(entry.side, entry.payload.off), line.minute);
    comesOn(get(entry.side, entry.payload.on), line.minute);
  }
  if (entry.kind === "yellow" || entry.kind === "red") tellCard(line, get(entry.side, entry.payload.who));
  if (isGoal(entry)) tellGoal(line, get);
}

function tellCard({ entry, sendsOff, minute }: Line, person: Appearance | undefined): void {
  if (!person) return;
  if (entry.kind === "yellow") person.yellows++;
  if (entry.kind === "yellow" && !sendsOff) return;
  person.sentOff ??= minute;
  goesOff(person, minute);
}

function tellGoal({ entry, minute }: Line, get: Get): void {
  if (entry.kind === "penalty") {
    const taker = get(entry.side!, entry.payload.taker);
    if (taker) {
      scores(taker, minute);
      taker.penalties++;
    }
  }
  if (entry.kind !== "goal") return;
  const scorer = get(scorersSide(entry)!, entry.payload.scorer);
  if (scorer && isOwnGoal(entry)) scorer.ownGoals++;
  if (scorer && !isOwnGoal(entry)) scores(scorer, minute);
  if (scorer && entry.payload.how === "penalty") scorer.penalties++;
  const passer = get(entry.side!, entry.payload.assist);
  if (passer) passer.assists++;
}

function scores(person: Appearance, minute: number): void {
  person.goals++;
  person.firstGoal ??= minute;
}

function comesOn(person: Appearance | undefined, minute: number): void {
  if (person && !isOn(person)) person.stints.push({ on: minute });
}

function goesOff(person: Appearance | undefined, minute: number): void {
  const last = person?.stints.at(-1);
  if (last && last.off === undefined) last.off = minute;
}

/** Whether somebody is on the pitch. */
export function isOn({ stints }: Pick<Appearance, "stints">): boolean {
  const last = stints.at(-1);
  return last !== undefined && last.off === undefined;
}

/** Whether somebody was on the pitch and went off: whoever did something and is in no line-up, nobody knows that of. */
export function isOff({ stints }: Pick<Appearance, "stints">): boolean {
  return stints.at(-1)?.off !== undefined;
}

function minutesOf({ stints }: Appearance, length: number): number {
  return stints.reduce((sum, { on, off = length }) => sum + Math.min(off, length) - Math.min(on, length), 0);
}

type Named = Record<Side, Map<string, Lineup["players"][number]>>;

/** Those of the line-ups by their keys; the first one where two have the same. */
function namedIn(lineups: Lineups, keyOf: KeyOf): Named {
  const named: Named = { home: new Map(), away: new Map() };
  for (const side of ["home", "away"] as const)
    for (const player of lineups[side]?.players ?? []) {
      const key = keyOf(side, player.who);
      if (key && !named[side].has(key)) named[side].set(key, player);
    }
  return named;
}

function startersOf(named: Named): Map<string, Appearance> {
  const people = new Map<string, Appearance>();
  for (const side of ["home", "away"] as const)
    for (const [key, player] of named[side])
      if (player.role === "start")
        people.set(key, {
          ...{ ...nobody(key, side, player.who), ...marksOf(player) },
          ...{ isStarter: true, stints: [{ on: 0 }] },
        });
  return people;
}

function marksOf(named: Lineup["players"][number] | undefined) {
  return {
    ...(named ? { who: named.who } : {}),
    isKeeper: named?.isKeeper ?? false,
    isCaptain: named?.isCaptain ?? false,
  };
}

function nobody(key: string, side: Side, who: Who): Appearance {
  const none = { goals: 0, penalties: 0, ownGoals: 0, assists: 0, yellows: 0 };
  const never = { firstGoal: null, sentOff: null };
  const marks = { isStarter: false, isKeeper: false, isCaptain: false };
  return { key, side, who, ...marks, ...none, ...never, stints: [], minutes: null };
}
