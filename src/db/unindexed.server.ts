import { type RawBuilder, sql } from "kysely";

/**
 * A column by which SQLite takes no index: for a question that another index, or the order of the numbers, answers with
 * less to read. SQLite has no word for that but an expression; the text is the same.
 * @param column "audit.kind"
 */
export function unindexed(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} || ''`;
}
