import { hashOfBlock, isSameEverywhere, kindOfBlock, wordsOf } from "./blocks.server.ts";
import type { Pair } from "./pairs.server.ts";

// Which block is which, from one save to the next and from one language to the other.

/** Larger tables of places are not gone through: such texts are paired by their order. */
const MOST_CELLS = 250_000;

/** Nor are so many words looked up: blocks of such texts are known by what they still say, and by their neighbours. */
const MOST_LOOKED_UP = 2_000_000;

/** Less than this part of two blocks' words in common is chance. */
const LEAST_ALIKE = 0.3;

type Places = readonly (number | null)[];

/** A text before and after a save, as its blocks. */
export interface Edited {
  before: readonly string[];
  after: readonly string[];
}

/**
 * The place in the source of what each pair was made from: the block that says what it said at the last save or at the
 * translation, wherever it went; null where it is no more.
 */
export function partnersOf(pairs: readonly Pair[], sources: readonly string[]): (number | null)[] {
  const hashes = sources.map(hashOfBlock);
  const partners = matchHashes(
    pairs.map(({ seen, source }) => (seen === undefined ? source : hashOfBlock(seen))),
    hashes,
  );
  const free = new Set([...sources.keys()].filter((place) => !partners.includes(place)));
  for (const [index, { source }] of pairs.entries())
    if (source !== null) take(partners, index, free, (place) => hashes[place] === source);
  return partners;
}

/**
 * The same after a save that may have changed the blocks: what is no more there as it was is the most alike of those
 * that came, else one that came between its neighbours'.
 */
export function partnersAfter(pairs: readonly Pair[], { before, after }: Edited): (number | null)[] {
  const partners = partnersOf(pairs, after);
  const known = new Set(before.map(hashOfBlock));
  const come = [...after.keys()].filter((place) => !known.has(hashOfBlock(after[place]!)));
  const free = new Set(come.filter((place) => !partners.includes(place)));
  const open = [...pairs.keys()].filter((index) => partners[index] === null && pairs[index]!.source !== null);
  const texts = open.map((index) => ({ index, text: pairs[index]!.seen ?? pairs[index]!.text }));
  takeAlike(partners, free, mostAlike(texts, [...free], after));
  for (const index of open.filter((one) => !pairs[one]!.isGone))
    takeBetween(partners, index, free, partners, after.length);
  return partners;
}

/** For each hash the place of an equal one, each place once, in their order; null for none. */
export function matchHashes(
  hashes: readonly (string | null)[],
  places: readonly string[],
): (number | null)[] {
  const byHash = Map.groupBy(places.keys(), (place) => places[place]!);
  return hashes.map((hash) => (hash === null ? null : (byHash.get(hash)?.shift() ?? null)));
}

/** For each new block the old one that it took the place of: the most alike, else one between the same neighbours. */
export function followers(kept: Places, after: readonly string[], old: readonly string[]): (number | null)[] {
  const followed: (number | null)[] = kept.map(() => null);
  const free = new Set([...old.keys()].filter((place) => !kept.includes(place)));
  const open = [...after.keys()].filter((index) => kept[index] === null);
  const texts = open.map((index) => ({ index, text: after[index]! }));
  takeAlike(followed, free, mostAlike(texts, [...free], old));
  for (const index of open) takeBetween(followed, index, free, kept, old.length);
  return followed;
}

/** The block of the source that has no translation, after that of the block before; null for none. */
export function freePartner(
  index: number,
  partners: Places,
  sources: readonly string[],
  taken: ReadonlySet<number | null>,
): number | null {
  const from = neighbour(partners, index, -1) ?? -1;
  const to = neighbour(partners, index, 1) ?? sources.length;
  for (let place = from + 1; place < to; place++)
    if (!taken.has(place) && !isSameEverywhere(sources[place]!)) return place;
  return null;
}

/** Gives an index that has no place yet the first free one for which something holds. */
function take(
  places: (number | null)[],
  index: number,
  free: Set<number>,
  fits: (place: number) => boolean,
): void {
  if (places[index] !== null) return;
  for (const place of free) {
    if (!fits(place)) continue;
    places[index] = place;
    free.delete(place);
    return;
  }
}

/** Gives each index that has no place yet the most alike one that is still free. */
function takeAlike(
  places: (number | null)[],
  free: Set<number>,
  alike: readonly { index: number; place: number }[],
): void {
  for (const { index, place } of alike)
    if (places[index] === null && free.delete(place)) places[index] = place;
}

function takeBetween(
  places: (number | null)[],
  index: number,
  free: Set<number>,
  around: Places,
  count: number,
): void {
  const from = neighbour(around, index, -1) ?? -1;
  const to = neighbour(around, index, 1) ?? count;
  take(places, index, free, (place) => place > from && place < to);
}

/** The nearest known place before (-1) or after (1) an index. */
function neighbour(places: Places, index: number, step: 1 | -1): number | undefined {
  for (let i = index + step; i >= 0 && i < places.length; i += step)
    if (places[i] !== null) return places[i]!;
  return undefined;
}

/** Texts with the blocks that have words in common with them, the most alike first; none where that is too much work. */
function mostAlike(
  texts: readonly { index: number; text: string }[],
  places: readonly number[],
  blocks: readonly string[],
): { index: number; place: number }[] {
  const sought = texts.map(({ index, text }) => ({ index, own: new Set(wordsOf(text)) }));
  const words = places.map((place) => ({ place, others: new Set(wordsOf(blocks[place]!)) }));
  // Two blocks cost the words of the shorter one.
  const all = sought.length * words.reduce((sum, { others }) => sum + 1 + others.size, 0);
  const orAll = words.length * sought.reduce((sum, { own }) => sum + 1 + own.size, 0);
  if (Math.min(all, orAll) > MOST_LOOKED_UP) return [];
  const alike = sought.flatMap(({ index, own }) =>
    words.map(({ place, others }) => ({
      index,
      place,
      alike: own.intersection(others).size / Math.max(1, own.size, others.size),
    })),
  );
  return alike.filter((one) => one.alike >= LEAST_ALIKE).sort((one, other) => other.alike - one.alike);
}

/** For each block of a translation the one of the source in whose place it stands: of its kind, in its order. */
export function alignedByKind(sources: readonly string[], targets: readonly string[]): (number | null)[] {
  const [rows, columns] = [targets.length, sources.length];
  if (rows === columns || rows * columns > MOST_CELLS)
    return targets.map((_, index) => (index < columns ? index : null));
  const kinds = [targets.map(kindOfBlock), sources.map(kindOfBlock)] as const;
  const best = Array.from({ length: rows + 1 }, () => new Int32Array(columns + 1));
  const worth = (row: number, column: number) => (kinds[0][row] === kinds[1][column] ? 3 : 1);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      best[row]![column] = Math.max(
        best[row + 1]![column + 1]! + worth(row, column),
        best[row + 1]![column]!,
        best[row]![column + 1]!,
      );
  const partners: (number | null)[] = targets.map(() => null);
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const value = best[row]![column]!;
    if (value === best[row + 1]![column + 1]! + worth(row, column)) partners[row++] = column++;
    else if (value === best[row + 1]![column]!) row++;
    else column++;
  }
  return partners;
}
