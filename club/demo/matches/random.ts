/**
 * Chance that can be repeated: the same seed and key always give the same numbers, in any order of
 * asking. So a result hangs on its match, never on the day on which it's worked out.
 */

/** Gives the next number from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * The numbers belonging to a thing, e.g. `randomFor(7, "score", match.key)`.
 * Sources: FNV-1a (Fowler, Noll, Vo) for the hash, mulberry32 (Tommy Ettinger) for the numbers.
 */
export function randomFor(seed: number, ...parts: (string | number)[]): Random {
  let state = hash(`${seed}|${parts.join("|")}`);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** A whole number from `from` to `to`, both included. */
export function wholeNumber(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function pick<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new Error("There is nothing to pick from.");
  return items[Math.floor(random() * items.length)]!;
}

/** An item, as likely as its weight; undefined if all weigh nothing. */
export function pickWeighted<T>(
  random: Random,
  items: readonly T[],
  weight: (item: T) => number,
): T | undefined {
  let left = random() * items.reduce((sum, item) => sum + weight(item), 0);
  return items.find((item) => {
    left -= weight(item);
    return left < 0;
  });
}

/** A shuffled copy (Fisher and Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}

/** How often a rare thing happens, e.g. goals in a match with `mean` of them to be expected (Knuth). */
export function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count++;
  return count;
}

/**
 * The first try that will do. Deterministic: tries are numbered from 0 and each gives its own numbers.
 * @throws Error if none of 500 tries will do
 */
export function firstThat<T>(attempt: (number: number) => T, will: (value: T) => boolean, what: string): T {
  for (let number = 0; number < 500; number++) {
    const value = attempt(number);
    if (will(value)) return value;
  }
  throw new Error(`No ${what} came out of 500 tries: the clubs' strengths leave no room for it.`);
}
