import assert from "node:assert/strict";
import { test } from "node:test";
import { hashOfBlock } from "./blocks.server.ts";
import { firstPairs, type Pair, pairOf, pairsAfter, rowsOf } from "./pairs.server.ts";
import { partnersOf } from "./partners.server.ts";

// `COUNT=full npm test -- src/features/news/pairs.test.ts` goes through the full number of sequences.
const SEQUENCES = process.env.COUNT === "full" ? 500 : 60;
const SAVES = 12;

interface Source {
  id: number;
  text: string;
  former: string[];
}

interface Target {
  text: string;
  /** What it translates; null for what it alone has. */
  id: number | null;
  /** What that said when it was made or last called right. */
  based: string;
}

/** Mulberry32: the same numbers for the same seed, from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** An article and its translation, whose every change is known: what the pairs are held against. */
class Play {
  random: () => number;
  last = 0;
  sources: Source[];
  targets: Target[];
  /** Blocks of the translation edited since the last save: they are right by what their source says in it. */
  touched: Target[] = [];

  constructor(seed: number) {
    this.random = createRandom(seed);
    this.sources = Array.from({ length: 3 + this.below(6) }, () => this.source());
    this.targets = this.sources.map(({ id, text }) => ({ text: this.sentence(), id, based: text }));
  }

  below(count: number): number {
    return Math.floor(this.random() * count);
  }
  any<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }
  word(): string {
    return `w${this.below(100_000_000).toString(36)}`;
  }
  sentence(): string {
    return Array.from({ length: 6 + this.below(8) }, () => this.word()).join(" ");
  }
  source(): Source {
    this.last += 1;
    return { id: this.last, text: this.sentence(), former: [] };
  }
  move<T>(list: T[]): void {
    const [taken] = list.splice(this.below(list.length), 1);
    list.splice(this.below(list.length + 1), 0, taken!);
  }
  edited(text: string): string {
    const words = text.split(/\s+/);
    return words.map((word, index) => (index % 3 === 1 ? this.word() : word)).join(" ");
  }
  spaced(text: string): string {
    return text.split(/\s+/).join(this.any([" ", "  ", "\n"])!);
  }

  /** @param isAdding whether blocks come in this save or go: both at one place are a change of what stood there */
  editSource(isAdding: boolean): void {
    const block = this.any(this.sources)!;
    const kind = this.below(5);
    if (kind < 2) {
      block.former.push(block.text);
      block.text = kind === 0 ? this.edited(block.text) : this.spaced(block.text);
    } else if (kind === 2) block.text = block.former.pop() ?? block.text;
    else if (kind === 3) this.move(this.sources);
    else if (isAdding) this.sources.splice(this.below(this.sources.length + 1), 0, this.source());
    else if (this.sources.length > 2) this.sources.splice(this.below(this.sources.length), 1);
  }

  editTarget(): void {
    const block = this.any(this.targets)!;
    const kind = this.below(4);
    if (kind === 0) {
      block.text = this.edited(block.text);
      this.touched.push(block);
    } else if (kind === 1) block.text = this.spaced(block.text);
    else if (kind === 2) this.move(this.targets);
    else if (this.targets.length > 2) this.targets.splice(this.targets.indexOf(block), 1);
  }

  /** What was edited counts as translated from what its source says now. */
  settle(): void {
    for (const block of this.touched.splice(0)) {
      const present = this.sources.find(({ id }) => id === block.id);
      if (present) block.based = present.text;
      else block.id = null;
    }
  }

  isRight({ id, based }: Target): boolean {
    const present = this.sources.find((source) => source.id === id);
    return id === null || (present !== undefined && hashOfBlock(present.text) === hashOfBlock(based));
  }
}

const texts = (blocks: readonly { text: string }[]) => blocks.map(({ text }) => text);

/** Somebody calls a block still right. */
function stillRight(play: Play, pairs: Pair[]): void {
  const block = play.any(play.targets.filter(({ id }) => play.sources.some((source) => source.id === id)));
  if (!block) return;
  const index = play.targets.indexOf(block);
  const partner = partnersOf(pairs, texts(play.sources))[index] ?? null;
  assert.notEqual(partner, null, "what it translates is known");
  pairs[index] = pairOf(block.text, play.sources[partner!]!.text);
  block.based = play.sources.find(({ id }) => id === block.id)!.text;
}

function playOnce(seed: number): number {
  const play = new Play(seed);
  let pairs: Pair[] = firstPairs(texts(play.sources), texts(play.targets));
  let checked = 0;
  for (let save = 0; save < SAVES; save++) {
    const [source, target] = [texts(play.sources), texts(play.targets)];
    const isAdding = play.random() < 0.5;
    for (let edits = play.below(3); edits >= 0; edits--) play.editSource(isAdding);
    if (play.random() < 0.4) play.editTarget();
    pairs = pairsAfter(
      pairs,
      { before: target, after: texts(play.targets) },
      { before: source, after: texts(play.sources) },
    );
    play.settle();
    if (play.random() < 0.3) stillRight(play, pairs);
    const rows = rowsOf(pairs, texts(play.sources), texts(play.targets));
    for (const [index, block] of play.targets.entries()) {
      const row = rows.find(({ target }) => target === index);
      const story = `seed ${seed}, save ${save}, block ${index}: ${JSON.stringify(row)}`;
      assert.equal(row?.state === "right", play.isRight(block), story);
      checked += 1;
    }
  }
  return checked;
}

test(`in ${SEQUENCES} sequences of edits every changed block is marked, and no other`, (t) => {
  let checked = 0;
  for (let seed = 1; seed <= SEQUENCES; seed++) checked += playOnce(seed);
  t.diagnostic(`${checked} blocks of translations, after ${SEQUENCES * SAVES} saves`);
});

test("two long texts of which no sentence stayed are paired in a moment", () => {
  const blocks = (from: number) =>
    Array.from({ length: 601 }, (_, block) =>
      Array.from({ length: 82 }, (_, word) => String.fromCodePoint(0x4e00 + from + block + word)).join(" "),
    );
  const [source, target] = [blocks(0), blocks(1000)];
  const began = process.cpuUsage();
  const pairs = pairsAfter(
    firstPairs(source, target),
    { before: target, after: blocks(6000) },
    { before: source, after: blocks(5000) },
  );
  const { user } = process.cpuUsage(began);
  assert.equal(pairs.length, 601);
  assert.ok(user < 500_000, `${user / 1000} ms of work`);
});
