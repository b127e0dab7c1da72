import { canReach } from "./reach-needs.ts";
import { canStayWithin, type Steps, TooHard } from "./stay-within.ts";

/** What is known of a team and a line in the table: decided for it, still open, decided against it. */
export const MARKS = ["certain", "possible", "impossible"] as const;
export type Mark = (typeof MARKS)[number];

/** A league in the middle of its season. Teams are numbers from 0. */
export interface OpenLeague {
  /** So far, with what decisions gave or took. */
  points: readonly number[];
  /** Matches to come. */
  pending: readonly (readonly [number, number])[];
}

/** A question takes no more steps than this; without an answer by then there is none. */
const MOST_STEPS = 400;
/** With more teams than this on both sides of a line there are too many ways to choose among them. */
const MOST_ABLE = 15;

/** Who is level with a team counts as behind it, or as ahead of it. */
type Level = "behind" | "ahead";

/**
 * Whether a team ends among the first ones, by points: level with others counts as possible, and not as certain.
 * The answer is exact or missing. To say it for three points a win is hard in general (Kern and Paulusma 1999), so the
 * search is bounded.
 * @param first the last place that counts, e.g. 4
 * @returns undefined where the bound was met
 */
export function markOf(league: OpenLeague, team: number, first: number): Mark | undefined {
  return answered((steps) => {
    if (!canEndAmong(league, team, first, "behind", steps)) return "impossible";
    return canMissIt(league, team, first, "ahead", steps) ? "possible" : "certain";
  });
}

/**
 * Whether what is possible takes no more than points: false where a team can only reach the line, or only fall behind
 * it, level with another one. Then what decides between those that are level decides.
 * @returns undefined where the bound was met
 */
export function isByPoints(league: OpenLeague, team: number, first: number): boolean | undefined {
  return answered(
    (steps) =>
      canEndAmong(league, team, first, "ahead", steps) && canMissIt(league, team, first, "behind", steps),
  );
}

function answered<Answer>(ask: (steps: Steps) => Answer): Answer | undefined {
  try {
    return ask({ left: MOST_STEPS });
  } catch (error) {
    if (error instanceof TooHard) return undefined;
    throw error;
  }
}

/** It wins all it has; at most `first − 1` others may end above it. */
function canEndAmong(league: OpenLeague, team: number, first: number, level: Level, steps: Steps): boolean {
  const { points } = league;
  const [own, met] = meetings(league, team);
  const reached = points[team]! + 3 * sum(own) - (level === "ahead" ? 1 : 0);
  const rooms = points.map((has) => reached - has);
  const rivals = [...points.keys()].filter((rival) => rival !== team);
  const above = rivals.filter((rival) => rooms[rival]! < 0);
  // Who can't pass it anyway needs no leave to.
  const able = rivals
    .filter((rival) => rooms[rival]! >= 0 && rooms[rival]! < 3 * matchesOf(rival, met, points.length))
    .sort((one, other) => rooms[one]! - rooms[other]!);
  const leaves = Math.min(first - 1 - above.length, able.length);
  if (leaves < 0) return false;
  return isAnyChoice(able.length, able.length - leaves, "last", {
    // Those that may pass beat everybody else.
    isIt: (bound) => {
      const sides = able.filter((_, at) => bound & (1 << at));
      const left = sides.map((side) => rooms[side]!);
      return canStayWithin(left, between(sides, met, points.length), steps);
    },
    // Each match between those that are bound gives two points at least.
    isLost: () => {
      const [inside, bounds] = [insideSets(able, met, points.length), sumsOf(able, rooms)];
      return (set) => 2 * inside[set]! > bounds[set]!;
    },
  });
}

/** It loses all it has; `first` others end level with it or above. */
function canMissIt(league: OpenLeague, team: number, first: number, level: Level, steps: Steps): boolean {
  const { points } = league;
  const [own, met] = meetings(league, team);
  const wanted = points[team]! + (level === "behind" ? 1 : 0);
  const needs = points.map((has, rival) => wanted - has - 3 * own[rival]!);
  const matches = points.map((_, rival) => matchesOf(rival, met, points.length));
  const able = [...points.keys()]
    .filter((rival) => rival !== team && needs[rival]! <= 3 * matches[rival]!)
    .sort((one, other) => needs[one]! - needs[other]!);
  if (able.length < first) return false;
  return isAnyChoice(able.length, first, "first", {
    // Those that have to reach it beat everybody else.
    isIt: (chosen) => {
      const sides = able.filter((_, at) => chosen & (1 << at));
      const table = between(sides, met, points.length);
      const left = sides.map((side, at) => {
        const others = matches[side]! - matchesOf(at, table, sides.length);
        return Math.max(0, needs[side]! - 3 * others);
      });
      return canReach(left, table, steps);
    },
    // Each match of theirs gives three points at most, the one between two of them once.
    isLost: () => {
      const [inside, bounds] = [insideSets(able, met, points.length), sumsOf(able, needs)];
      const all = sumsOf(able, matches);
      return (set) => bounds[set]! > 3 * (all[set]! - inside[set]!);
    },
  });
}

/** How often the team still meets each of the others, and how often these meet one another, row by row. */
function meetings({ points, pending }: OpenLeague, team: number): [number[], Int32Array] {
  const count = points.length;
  const own = points.map(() => 0);
  const met = new Int32Array(count * count);
  for (const [one, other] of pending)
    if (one === team) own[other]!++;
    else if (other === team) own[one]!++;
    else {
      met[one * count + other]!++;
      met[other * count + one]!++;
    }
  return [own, met];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function matchesOf(side: number, met: Int32Array, count: number): number {
  return sum([...met.subarray(side * count, (side + 1) * count)]);
}

function between(sides: readonly number[], met: Int32Array, count: number): Int32Array {
  return Int32Array.from({ length: sides.length ** 2 }, (_, at) => {
    const [one, other] = [sides[Math.floor(at / sides.length)]!, sides[at % sides.length]!];
    return met[one * count + other]!;
  });
}

/** A question about some of the sides, which are told as bits. */
interface Choice {
  isIt: (set: number) => boolean;
  /** Makes what tells, at no cost, of a set that it can't be it, nor any set with it inside. */
  isLost: () => (set: number) => boolean;
}

/**
 * Whether any set of so many sides is it. The likeliest one is tried before anything is known of the others.
 * @param likely whether the first or the last sides are the likeliest
 * @throws TooHard
 */
function isAnyChoice(sides: number, count: number, likely: "first" | "last", choice: Choice): boolean {
  const likeliest = ((1 << count) - 1) << (likely === "first" ? 0 : sides - count);
  if (choice.isIt(likeliest)) return true;
  if (count === sides) return false;
  if (sides > MOST_ABLE) throw new TooHard();
  const isLost = choice.isLost();
  const lost = new Uint8Array(1 << sides);
  for (let set = 1; set < lost.length; set++) {
    let isSo = isLost(set);
    for (let rest = set; rest && !isSo; rest &= rest - 1) isSo = lost[set & ~(rest & -rest)] === 1;
    lost[set] = isSo ? 1 : 0;
  }
  for (let n = 1; n < lost.length; n++) {
    const set = likely === "first" ? n : lost.length - n;
    if (lost[set] || set === likeliest || bitsIn(set) !== count) continue;
    if (choice.isIt(set)) return true;
  }
  return false;
}

function bitsIn(set: number): number {
  let bits = 0;
  for (let rest = set; rest; rest &= rest - 1) bits++;
  return bits;
}

/** Of each set of some sides how many matches there are within it. */
function insideSets(sides: readonly number[], met: Int32Array, count: number): Int32Array {
  const inside = new Int32Array(1 << sides.length);
  for (let set = 1; set < inside.length; set++) {
    const first = 31 - Math.clz32(set & -set);
    const row = sides[first]! * count;
    let among = inside[set & (set - 1)]!;
    for (let rest = set & (set - 1); rest; rest &= rest - 1)
      among += met[row + sides[31 - Math.clz32(rest & -rest)]!]!;
    inside[set] = among;
  }
  return inside;
}

/** Of each set of some sides what they have together. */
function sumsOf(sides: readonly number[], numbers: readonly number[]): Int32Array {
  const sums = new Int32Array(1 << sides.length);
  for (let set = 1; set < sums.length; set++)
    sums[set] = sums[set & (set - 1)]! + numbers[sides[31 - Math.clz32(set & -set)]!]!;
  return sums;
}
