/** What the signs around a block's words make of it; the words alone are translated. */
export type BlockForm =
  | { kind: "text" }
  | { kind: "heading"; signs: string }
  | { kind: "quote" }
  | { kind: "picture"; url: string };

const HEADING = /^ {0,3}(#{1,6})\s+(.*)$/;
const PICTURE = /^!\[((?:\\.|[^\]\\])*)\]\(\s*([^\s()]+)(?:\s+"((?:\\.|[^"\\])*)")?\s*\)$/;

/** What a block is by its signs. @param block Markdown without empty lines */
export function formOf(block: string): BlockForm {
  const text = block.trim();
  const [, signs] = HEADING.exec(text) ?? [];
  if (signs && !text.includes("\n")) return { kind: "heading", signs };
  if (text.split("\n").every((line) => line.startsWith(">"))) return { kind: "quote" };
  const [, , url] = PICTURE.exec(text) ?? [];
  return url ? { kind: "picture", url } : { kind: "text" };
}

/** A block's words without the signs that make it what it is. */
export function wordsIn(form: BlockForm, block: string): string {
  if (form.kind === "heading") return HEADING.exec(block.trim())?.[2] ?? block;
  if (form.kind === "quote") return block.replace(/^ {0,3}> ?/gm, "");
  return block;
}

/** The block that says these words. */
export function withWords(form: BlockForm, words: string): string {
  if (words.trim() === "") return "";
  if (form.kind === "heading") return `${form.signs} ${words.replace(/\s*\n\s*/g, " ")}`;
  if (form.kind === "quote") return words.replace(/^/gm, "> ").replace(/^> $/gm, ">");
  return words;
}

/** What is said of a picture: to those who don't see it, and below it. */
export interface PictureWords {
  alt: string;
  caption: string;
}

/** What a block says of its picture; nothing where it is more than one picture. */
export function pictureWords(block: string): PictureWords | undefined {
  const found = PICTURE.exec(block.trim());
  if (!found) return undefined;
  const plain = (text = "") => text.replace(/\\(.)/g, "$1");
  return { alt: plain(found[1]), caption: plain(found[3]) };
}

/** The same picture with other words; empty without any, as for a block that is not translated. */
export function withPictureWords(url: string, { alt, caption }: PictureWords): string {
  if (!alt.trim() && !caption.trim()) return "";
  const one = (text: string, signs: RegExp) => text.replace(/\s*\n\s*/g, " ").replace(signs, "\\$&");
  const below = caption ? ` "${one(caption, /["\\]/g)}"` : "";
  return `![${one(alt, /[[\]\\]/g)}](${url}${below})`;
}
