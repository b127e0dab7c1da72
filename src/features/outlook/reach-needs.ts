import { maxFlow, networkOf } from "./flow.ts";
import { type Steps, TooHard } from "./stay-within.ts";

/**
 * Whether all matches between some sides can end so that each has the points that it needs.
 * @param needs of each side, in points; 0 or less where it needs none
 * @param met how often each two of them meet, row by row
 * @throws TooHard
 */
export function canReach(needs: readonly number[], met: Int32Array, steps: Steps): boolean {
  if (steps.left-- <= 0) throw new TooHard();
  const count = needs.length;
  const fewest = needs.map((need, side) => halvesFor(need, matchesOf(side, met, count)));
  const halves = shared(fewest, met, 2);
  if (!halves) return false;
  const wins = needs.map((need) => Math.ceil(Math.max(0, need) / 3));
  if (shared(wins, met, 1)) return true;
  const drawn = drawnOf(needs, halves);
  if (!drawn) return true;
  const [one, other] = drawn;
  const less = met.slice();
  less[one * count + other]!--;
  less[other * count + one]!--;
  return RESULTS.some(([first, second]) =>
    canReach(
      needs.map((need, side) => need - (side === one ? first : side === other ? second : 0)),
      less,
      steps,
    ),
  );
}

const RESULTS = [
  [3, 0],
  [1, 1],
  [0, 3],
] as const;

function matchesOf(side: number, met: Int32Array, count: number): number {
  let matches = 0;
  for (let other = 0; other < count; other++) matches += met[side * count + other]!;
  return matches;
}

/** The least that a need costs in halves of a match: a win two, a draw one. 3n − 1 points of n matches can't be had. */
function halvesFor(need: number, matches: number): number {
  if (need <= 0) return 0;
  const wanted = need === 3 * matches - 1 ? need + 1 : need;
  return 2 * Math.floor(wanted / 3) + (wanted % 3);
}

/**
 * Shares what every match has between its two sides so that each gets what it wants.
 * @param each how much a match has
 * @returns what each side got of its matches with each other one, row by row; undefined where it can't be
 */
function shared(wanted: readonly number[], met: Int32Array, each: number): Int32Array | undefined {
  const count = wanted.length;
  const network = networkOf(count + 2);
  const { size, capacity } = network;
  const [source, sink] = [count, count + 1];
  const got = new Int32Array(count);
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      const matches = met[one * count + other]!;
      const first = each === 1 ? (matches + ((one + other) % 2)) >> 1 : matches;
      // What a side has of a pair is what it may give to the other.
      capacity[one * size + other] = first;
      capacity[other * size + one] = each * matches - first;
      got[one]! += first;
      got[other]! += each * matches - first;
    }
  let missing = 0;
  for (let side = 0; side < count; side++) {
    const more = got[side]! - wanted[side]!;
    if (more > 0) capacity[source * size + side] = more;
    else {
      capacity[side * size + sink] = -more;
      missing -= more;
    }
  }
  if (maxFlow(network, source, sink) < missing) return undefined;
  const shares = new Int32Array(count * count);
  for (let one = 0; one < count; one++)
    for (let other = 0; other < count; other++) shares[one * count + other] = capacity[one * size + other]!;
  return shares;
}

/** A pair with a draw, of a side that does not get its points so; undefined where every side does. */
function drawnOf(needs: readonly number[], halves: Int32Array): [number, number] | undefined {
  const count = needs.length;
  for (let side = 0; side < count; side++) {
    let points = 0;
    let drawn = -1;
    for (let other = 0; other < count; other++) {
      const has = halves[side * count + other]!;
      points += 3 * (has >> 1) + (has % 2);
      if (has % 2 === 1) drawn = other;
    }
    if (points < needs[side]!) return [side, drawn];
  }
  return undefined;
}
