import { type Expression, type SqlBool, sql } from "kysely";
import { fold, transliterate } from "#src/i18n/fold.ts";

const MOST_WORDS = 8;

/**
 * For lists of the back office and of the matches: every word of a search stands somewhere in a `search`
 * column. That holds its texts in Latin letters too, so Пюник finds Փյունիկ; and SQLite compares them three
 * times as fast. Nothing when the search has no words.
 * @param column e.g. "matches.search"
 */
export function searchConditions(column: string, search: string | undefined): Expression<SqlBool>[] {
  return wordsOf(search ?? "").map((word) => sql<SqlBool>`${sql.ref(column)} like ${`%${word}%`}`);
}

/** Folded words have no `%`, `_` or backslash, so nothing needs escaping. */
function wordsOf(search: string): string[] {
  return fold(search)
    .split(" ")
    .map((word) => inLatin(word))
    .filter(Boolean)
    .slice(0, MOST_WORDS);
}

/** A last ո may be the first half of ու, which is another letter in Latin. */
function inLatin(word: string): string {
  return fold(transliterate(word.replace(/(?<=.)ո$/, ""))) || word;
}
