import { fold, transliterate } from "./fold.ts";

/** A longer one is no word; PostgreSQL bounds the words of its index. */
const MOST_LETTERS = 40;

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
