import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { soughtSpellings } from "#src/i18n/search-words.ts";
import { type Db, isPostgres } from "./database.server.ts";

/**
 * For lists of the back office and of the matches: every word of a search stands somewhere in a `search` column. That
 * holds its texts in Latin letters too, so Пюник finds Փյունիկ; and SQLite compares them three
 * times as fast. Nothing when the search has no words.
 * @param column e.g. "matches.search"
 */
export function searchConditions(column: string, search: string | undefined): Expression<SqlBool>[] {
  return soughtSpellings(search).map((parts) => hasOne(column, parts));
}

function hasOne(column: string, parts: string[]): Expression<SqlBool> {
  const each = parts.map((part) => sql`${sql.ref(column)} like ${`%${part}%`}`);
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

/** The index of a `search` column knows letters by threes: it has none of the shorter words. */
const LETTERS = 3;

/**
 * Like `searchConditions`, for tables that grow to thousands of rows with long texts before their `search` column:
 * each row looked at would cost the reading of its texts. On SQLite the inner queries need only indexes, one of them
 * of all parts of words (migration 0007). The plus keeps it from then reading what was found one by one: it goes
 * through the index of the list's order instead.
 */
export function indexedConditions(
  db: Db,
  table: "articles" | "matches",
  search: string | undefined,
): Expression<SqlBool>[] {
  if (isPostgres(db)) return searchConditions(`${table}.search`, search);
  const words = soughtSpellings(search);
  const long = words.filter((parts) => parts.every((part) => [...part].length >= LETTERS));
  const short = words.filter((parts) => !long.includes(parts));
  const isAmong = (ids: RawBuilder<unknown>) => sql<SqlBool>`+${sql.ref(`${table}.id`)} in (${ids})`;
  const conditions: Expression<SqlBool>[] = [];
  if (long.length > 0) {
    const index = sql.table(`search_${table}`);
    const phrases = long.map((parts) => `(${parts.map((part) => `"${part}"`).join(" OR ")})`).join(" AND ");
    conditions.push(isAmong(sql`select rowid from ${index} where ${index} match ${phrases}`));
  }
  if (short.length > 0) {
    const has = short.map((parts) => hasOne("known.search", parts));
    conditions.push(
      isAmong(sql`select known.id from ${sql.table(table)} as known where ${sql.join(has, sql` and `)}`),
    );
  }
  return conditions;
}
