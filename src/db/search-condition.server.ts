import { type Expression, type SqlBool, sql } from "kysely";
import { fold, transliterate } from "#src/i18n/fold.ts";

const MOST_WORDS = 8;

/**
 * For lists of the back office and of the matches: every word of a search stands somewhere in a `search`
 * column, which holds its texts folded and once more in Latin letters. A word in another script is looked
 * for in both, so that Пюник finds Փյունիկ. Nothing when the search has no words.
 * @param column e.g. "articles.search"
 */
export function searchConditions(column: string, search: string | undefined): Expression<SqlBool>[] {
  return wordsOf(search ?? "").map(([word, latin]) => {
    const has = (part: string) => sql<SqlBool>`${sql.ref(column)} like ${`%${part}%`}`;
    return latin === word ? has(word) : sql<SqlBool>`(${has(word)} or ${has(latin)})`;
  });
}

/** Folded words have no `%`, `_` or backslash, so nothing needs escaping. */
function wordsOf(search: string): [word: string, latin: string][] {
  return fold(search)
    .split(" ")
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => [word, fold(transliterate(word)) || word]);
}
