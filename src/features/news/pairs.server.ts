import { hashOfBlock, isSameEverywhere } from "./blocks.server.ts";
import {
  alignedByKind,
  type Edited,
  followers,
  freePartner,
  matchHashes,
  partnersAfter,
  partnersOf,
} from "./partners.server.ts";

// Which block of a translation was made from which block of the source, and whether that still says the same.

/** A block of a translation with the block of the source that it was made from. */
export interface Pair {
  /** Hash of the translation's block; null for one of the source that was left out on purpose. */
  target: string | null;
  /** Hash of the source's block as it was then; null for one that the translation alone has. */
  source: string | null;
  /** What the source said then. */
  text: string;
  /** What it said at the last save, where that is not the same: by this the block is known again. */
  seen?: string;
  /** It was gone from the source at the last save: what is written in its place later is something else. */
  isGone?: true;
}

/** A line of the two texts side by side: by their places in them. */
export interface Row {
  /** Place in the source; null for a block that the translation alone has. */
  source: number | null;
  target: number | null;
  /** `changed`: the source says something else since; `new`: it has no translation; `gone`: its source is no more. */
  state: "right" | "changed" | "new" | "gone" | "same";
  /** What the source said when this was translated. */
  before: string;
}

/** The pairs of two texts of which nothing is known but that one translates the other. */
export function firstPairs(sources: readonly string[], targets: readonly string[]): Pair[] {
  const partners = alignedByKind(sources, targets);
  return targets.map((target, index) => pairOf(target, sources[partners[index] ?? -1]));
}

/** Says that blocks of the source without a translation are left out on purpose. */
export function withLeftOut(pairs: readonly Pair[], sources: readonly string[]): Pair[] {
  const partners = new Set(partnersOf(pairs, sources));
  const missing = sources.filter((block, index) => !partners.has(index) && !isSameEverywhere(block));
  return [...pairs, ...missing.map((block) => ({ ...pairOf(block, block), target: null }))];
}

/**
 * The pairs after a translation was edited: blocks that stayed keep theirs, wherever they went; an edited one is right
 * again by what the source says now; a new one goes with the block of the source that has none there.
 */
export function pairsAfter(pairs: readonly Pair[], translation: Edited, source: Edited): Pair[] {
  const { before, after } = translation;
  const sources = source.after;
  const partners = partnersAfter(pairs, source);
  const known = pairs.map((pair, index) => lastSeen(pair, sources[partners[index] ?? -1]));
  const places = [...pairs.keys()].filter((index) => pairs[index]!.target !== null);
  const old = places.map((index) => ({ pair: known[index]!, partner: partners[index] ?? null }));
  const texts = new Map(before.map((block) => [hashOfBlock(block), block]));
  const kept = matchHashes(
    after.map(hashOfBlock),
    old.map(({ pair }) => pair.target!),
  );
  const followed = followers(
    kept,
    after,
    old.map(({ pair }) => texts.get(pair.target!) ?? ""),
  );
  const from = after.map((_, index) => kept[index] ?? followed[index] ?? null);
  const leftOut = [...pairs.keys()].filter((index) => pairs[index]!.target === null);
  const taken = new Set<number | null>([
    ...from.map((place) => (place === null ? null : old[place]!.partner)),
    ...leftOut.map((index) => partners[index] ?? null),
  ]);
  const around = from.map((place) => (place === null ? null : old[place]!.partner));
  const next = after.map((block, index): Pair => {
    if (kept[index] !== null) return old[kept[index]!]!.pair;
    const partner = from[index] === null ? freePartner(index, around, sources, taken) : around[index]!;
    taken.add(partner);
    return pairOf(block, partner === null ? undefined : sources[partner]);
  });
  return [...next, ...leftOut.map((index) => known[index]!)];
}

/** A pair that knows its source again after this save. */
function lastSeen({ seen, isGone: _, ...pair }: Pair, source: string | undefined): Pair {
  if (source === undefined && pair.source === null) return pair;
  if (source === undefined) return { ...pair, ...(seen === undefined ? {} : { seen }), isGone: true };
  return hashOfBlock(source) === pair.source ? pair : { ...pair, seen: source };
}

/** The two texts side by side, in the order of the source; what the translation alone has follows its neighbour. */
export function rowsOf(
  pairs: readonly Pair[],
  sources: readonly string[],
  targets: readonly string[],
): Row[] {
  const partners = partnersOf(pairs, sources);
  const places = matchHashes(
    pairs.map(({ target }) => target),
    targets.map(hashOfBlock),
  );
  const rows = sources.map((block, source): Row => {
    const index = partners.indexOf(source);
    const pair = pairs[index];
    const target = pair ? (places[index] ?? null) : null;
    if (isSameEverywhere(block)) return { source, target, state: "same", before: "" };
    if (!pair || (pair.target !== null && target === null))
      return { source, target: null, state: "new", before: "" };
    const isRight = pair.source === hashOfBlock(block);
    return { source, target, state: isRight ? "right" : "changed", before: isRight ? "" : pair.text };
  });
  pairs.forEach((pair, index) => {
    const target = places[index] ?? null;
    if (target === null || (partners[index] ?? null) !== null) return;
    const isGone = pair.source !== null && !isSameEverywhere(targets[target]!);
    const neighbour = rows.findLastIndex((row) => row.target !== null && row.target < target);
    const row: Row = { source: null, target, state: isGone ? "gone" : "right", before: pair.text };
    rows.splice(neighbour + 1, 0, row);
  });
  return rows;
}

/** Rows that wait for a translator. */
export function openRows(rows: readonly Row[]): Row[] {
  return rows.filter(({ state }) => state === "changed" || state === "new" || state === "gone");
}

export function pairOf(target: string, source: string | undefined): Pair {
  const isKnown = source !== undefined;
  return { target: hashOfBlock(target), source: isKnown ? hashOfBlock(source) : null, text: source ?? "" };
}
