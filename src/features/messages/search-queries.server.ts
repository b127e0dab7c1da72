import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { searchConditions } from "#src/db/search-condition.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { unindexed } from "#src/db/unindexed.server.ts";

type MessagesQuery = SelectQueryBuilder<Tables, "messages", object>;

/**
 * The ids of the messages whose name, e-mail, subject or text has every word of the search, newest first:
 * one walk through the folded texts gives the page and the total alike.
 */
export async function findMatchingIds(query: MessagesQuery, search: string): Promise<number[]> {
  const conditions = searchConditions("search", search);
  // Only signs, e.g. "?!": nothing is left to fold, so they are looked for as they are.
  if (conditions.length === 0) conditions.push(asWritten(search));
  const rows = await query
    .where((e) => e.and(conditions))
    .select("id")
    // The empty text keeps SQLite from reading letter by letter in this order: an index has all that the search looks at.
    .orderBy(unindexed("created_at"), "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Newest first, from where the last batch ended; an offset would read the same rows again each time. The moment stands
 * once more by itself: for an "or" PostgreSQL begins at no place of an index.
 */
export function olderThan(query: MessagesQuery, last: { created_at: string; id: number } | undefined) {
  return newestFirst(
    query.$if(last !== undefined, (rest) =>
      rest
        .where("created_at", "<=", last!.created_at)
        .where((e) =>
          e.or([
            e("created_at", "<", last!.created_at),
            e.and([e("created_at", "=", last!.created_at), e("id", "<", last!.id)]),
          ]),
        ),
    ),
  );
}

function newestFirst(query: MessagesQuery) {
  return query.orderBy("created_at", "desc").orderBy("id", "desc");
}

function asWritten(search: string): Expression<SqlBool> {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const has = (column: string) => sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
  return sql<SqlBool>`(${sql.join(["name", "email", "subject", "message"].map(has), sql` or `)})`;
}
