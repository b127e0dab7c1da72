import { inForm } from "#src/i18n/fold.ts";

// A text as what stands apart in it: paragraphs, headings, lists. A note belongs to one of them and knows it by its hash.

export interface Block {
  hash: string;
  /** As it was written, without the spaces around it. */
  text: string;
}

/** The parts of a Markdown text that an empty line divides, or the first of them; code between fences is one. */
export function blocksOf(markdown: string, most = Number.POSITIVE_INFINITY): Block[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | undefined;
  const end = () => {
    const text = lines.join("\n").trim();
    if (text) blocks.push(text);
    lines = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    if (line.trim() || fence) lines.push(line);
    else end();
  }
  end();
  return blocks.slice(0, most).map((text) => ({ hash: hashOfBlock(text), text }));
}

/** The same for texts that differ in their spaces alone. Names a block; it keeps no secret. */
export function hashOfBlock(text: string): string {
  const plain = inForm(text, "NFC").replace(/\s+/g, " ").trim();
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36);
}

/** Of a longer block nobody reads more for its beginning: a line of words, and the address of a picture before them. */
const MOST_READ = 3000;

/** What a block says without its marks, cut to a line; of a picture its caption, or else its description. */
export function beginningOf(text: string, most = 70): string {
  const plain = text
    .slice(0, MOST_READ)
    .replace(/!\[([^[\]]*)\]\([^)[\]"]*(?:"([^"]*)")?\)/g, (_, alt: string, caption = "") => caption || alt)
    .replace(/<(https?:[^<>\s]+)>/g, "$1")
    .replace(/\[([^[\]]*)\]\([^)[\]]*\)/g, "$1")
    .replace(/^[#>\-*+\s\d.)]+/gm, "")
    .replace(/[*_`~]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length <= most ? plain : `${plain.slice(0, most).trimEnd()}…`;
}

/** How alike two of them must be, by their words, to be the same one changed. */
const ALIKE = 0.4;

/**
 * The block that a note belongs to now: the one with its hash, else the one that shares most words with what it was
 * written about; undefined where that is gone.
 */
export function blockOfNote(
  note: { block_hash: string; block_text: string },
  blocks: Block[],
): Block | undefined {
  const same = blocks.find(({ hash }) => hash === note.block_hash);
  if (same) return same;
  const rated = blocks.map((block) => ({ block, alike: alike(note.block_text, block.text) }));
  const best = rated.sort((a, b) => b.alike - a.alike)[0];
  return best && best.alike >= ALIKE ? best.block : undefined;
}

/** The part of the words of both that both have, from 0 to 1. */
function alike(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / (a.size + b.size);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
