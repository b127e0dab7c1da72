import { isSought, type SoughtWord, searchWords } from "#src/i18n/search-words.ts";

/** A piece of a text; hits are shown as such. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** With the marks that stand inside a word, see `withoutMarks`. */
const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{Mn}]|[\u055a-\u055c\u055e\u055f\u00ad\u200b-\u200d\u2060'\u2019](?=\p{L}))*/gu;
/** Letters of a text shown with its hits, and how many of them before the first. */
const SHOWN = 180;
const BEFORE = 60;

/** A text in pieces: the words that were looked for, in whatever script, and what stands between them. */
export function piecesOf(text: string, sought: SoughtWord[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (!isHit(word, sought)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false });
    pieces.push({ text: word, isHit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** The part of a long text around its first hit, cut at words; undefined for a text without one. */
export function excerptAround(text: string, sought: SoughtWord[]): string | undefined {
  const hit = text.matchAll(WORD).find(({ 0: word }) => isHit(word, sought));
  if (!hit) return undefined;
  if (text.length <= SHOWN) return text;
  let from = Math.max(0, hit.index - BEFORE);
  if (from > 0) from = text.indexOf(" ", from) + 1;
  let to = Math.min(text.length, from + SHOWN);
  if (to < text.length) to = Math.max(text.lastIndexOf(" ", to), hit.index + hit[0].length);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

function isHit(word: string, sought: SoughtWord[]): boolean {
  return searchWords(word).some((key) => sought.some((one) => isSought(key, one)));
}
