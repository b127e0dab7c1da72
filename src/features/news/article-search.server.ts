import { type Expression, type SqlBool, sql } from "kysely";
import { searchConditions } from "#src/db/search-condition.server.ts";

/**
 * That an article has every word. Texts lie before the `search` column, so each row looked at costs the
 * reading of its texts; the inner query needs only the index of that column. The plus keeps SQLite from then
 * reading the found articles one by one: it goes through the list's own index instead.
 */
export function hasWords(search: string | undefined): Expression<SqlBool>[] {
  const conditions = searchConditions("known.search", search);
  if (conditions.length === 0) return [];
  return [
    sql<SqlBool>`+articles.id in (select known.id from articles as known
      where known.deleted_at is null and ${sql.join(conditions, sql` and `)})`,
  ];
}

/** More of them than this are found by no search. */
export const MOST_FOUND = 100_000;

export function isSearch({ search }: { search?: string | undefined }): boolean {
  return hasWords(search).length > 0;
}

/** The rows in the order of the ids that a search or an index gave. */
export function inOrderOf<T extends { id: number }>(ids: number[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
