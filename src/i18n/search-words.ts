import { fold, transliterate } from "./fold.ts";

/** A longer one is no word; PostgreSQL bounds the words of its index. */
const MOST_LETTERS = 40;
/** Of one search; the rest is passed over. */
const MOST_WORDS = 8;

/**
 * A text's words as the site's search knows them: in Latin letters whatever the script, so that "armavir",
 * Արմավիր and Армавир are one word, and Երևան, Ереван and Yerevan too.
 * The migration that filled the search has a copy of this; another rule needs another filling.
 */
export function searchWords(text: string): string[] {
  // At the beginning of a word ո is said "vo", unless it is the half of ու.
  const spoken = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<!\p{L})ո(?!ւ)/gu, "վո");
  return fold(transliterate(spoken))
    .split(" ")
    .filter(Boolean)
    .map((word) => word.slice(0, MOST_LETTERS).replace(/^ye(?=.)/, "e"));
}

/** A search's words as `search` columns hold them. They are letters and figures, so nothing needs escaping. */
export function soughtWords(search: string | undefined): string[] {
  return fold(search ?? "")
    .split(" ")
    .map((word) => inLatin(word))
    .filter(Boolean)
    .slice(0, MOST_WORDS);
}

/** A last ո may be the first half of ու, which is another letter in Latin. */
function inLatin(word: string): string {
  return fold(transliterate(word.replace(/(?<=.)ո$/, ""))) || word;
}
