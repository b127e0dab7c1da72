import { createHash } from "node:crypto";

// A text as its blocks: what stands between empty lines. Each list item of its own, a whole fence.

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** What stands after so many blocks is one more: nobody translates more, and comparing costs their square. */
const MOST_BLOCKS = 600;

/** The blocks of a text with Markdown, as they stand there. Linear in its length. */
export function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let open: string[] = [];
  let fence: string | undefined;
  const close = () => {
    if (open.length > 0) blocks.push(open.join("\n"));
    open = [];
  };
  for (const line of markdown.replace(/\r\n?/g, "\n").split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined && !line.trim()) close();
    else open.push(line.trimEnd());
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence && mark.startsWith(fence) && line.trim() === mark) fence = undefined;
  }
  close();
  if (blocks.length <= MOST_BLOCKS) return blocks;
  return [...blocks.slice(0, MOST_BLOCKS), blocks.slice(MOST_BLOCKS).join("\n\n")];
}

/** What tells a block from another: its words, whatever lies between them. */
export function hashOfBlock(block: string): string {
  return createHash("sha256").update(wordsOf(block).join(" ")).digest("base64url").slice(0, 16);
}

/** The words of a block without the signs that only format. */
export function wordsOf(block: string): string[] {
  return block.split(/\s+/).filter(Boolean);
}

/** What kind of block it is: translations keep these where they keep nothing else. */
export function kindOfBlock(block: string): string {
  const start = block.trimStart();
  if (isSameEverywhere(block)) return `same ${addressOf(block)}`;
  return /^(#{1,6})\s/.exec(start)?.[1] ?? /^(>|!\[|[-*+]\s|\d+[.)]\s)/.exec(start)?.[1]?.charAt(0) ?? "";
}

const PICTURE = /^!\[\]\(\s*[^()\s]+\s*\)$/;
const ADDRESS = /^<?(?:https?:\/\/|\/)\S+$/;
const CARD = /^\[[^\][]*\]\((?:\/(?:hy|ru))?\/(?:matches|players|club|table)\b[^()\s]*\)$/;
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/;

/** Whether a block says the same in every language: a picture without words, a video, a card of a match, a line. */
export function isSameEverywhere(block: string): boolean {
  const text = block.trim();
  return [PICTURE, ADDRESS, CARD, RULE].some((form) => form.test(text));
}

/** Where a block that is the same everywhere leads, without its language. */
function addressOf(block: string): string {
  const address = /\]\(\s*([^()\s]*)/.exec(block)?.[1] ?? block.trim();
  return address.replace(/^\/(hy|ru)(?=\/)/, "");
}
