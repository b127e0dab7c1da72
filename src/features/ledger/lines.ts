import { type Lengths, type Minute, minuteAt } from "./clock.ts";
import type { Doubled, Entry, Kind, Side, Standing } from "./ledger.ts";
import type { KeyOf } from "./people.ts";
import { other } from "./shoot-out.ts";

export interface Score {
  home: number;
  away: number;
}

/** A fact of the match as it is read: when, and what the score was then. */
export interface Line extends Minute {
  entry: Standing;
  /** After it, for what changes it. */
  score?: Score;
  /** A second yellow card. */
  sendsOff: boolean;
}

/** The facts of a match in its order, each with its minute and what it made of the score. */
export function linesOf(facts: readonly Standing[], keyOf: KeyOf, lengths: Lengths): Line[] {
  const score = { home: 0, away: 0 };
  const yellows = new Set<string>();
  return facts.map((entry) => {
    const goal = isGoal(entry) && entry.side;
    if (goal) score[goal]++;
    return {
      entry,
      ...(entry.payload.typed ?? minuteAt(entry.period, entry.clock_ms, lengths)),
      ...(goal ? { score: { ...score } } : {}),
      sendsOff: isSecondYellow(entry, keyOf, yellows),
    };
  });
}

function isSecondYellow(fact: Standing, keyOf: KeyOf, before: Set<string>): boolean {
  if (fact.kind !== "yellow" || fact.isVoid || !fact.side || isHeld(fact)) return false;
  const key = keyOf(fact.side, fact.payload.who);
  if (!key) return false;
  const isSecond = before.has(key) && !fact.payload.stays;
  before.add(key);
  return isSecond;
}

/** Whether a fact counts for the score of its side. */
export function isGoal(fact: Standing): boolean {
  if (fact.isVoid || fact.disallowed || !fact.side || isHeld(fact)) return false;
  return fact.kind === "goal" || (fact.kind === "penalty" && fact.payload.result === "scored");
}

/** What two phones may see at once and both write. */
const DOUBLED: readonly Kind[] = ["goal", "penalty", "yellow", "red", "sub", "kick"];

/** Whether an entry waits for an answer to "The same?": until then it counts for nothing and nobody hears of it. */
export function isHeld({ kind, payload }: Entry): boolean {
  return DOUBLED.includes(kind) && (payload as Doubled).held === true;
}

/** A penalty that was given and is not taken yet. */
export function isOpenPenalty(fact: Standing): boolean {
  return fact.kind === "penalty" && !fact.isVoid && !fact.payload.result;
}

export function isOwnGoal(entry: Standing): boolean {
  return entry.kind === "goal" && entry.payload.how === "own_goal";
}

/** The side of the person whom a goal is about. */
export function scorersSide(goal: Standing): Side | null {
  return goal.side && isOwnGoal(goal) ? other(goal.side) : goal.side;
}
