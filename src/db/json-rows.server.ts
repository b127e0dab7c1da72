import { type Expression, type RawBuilder, sql } from "kysely";
import { type Db, isPostgres } from "./database.server.ts";

/**
 * The rows of a query as one text, so that one statement brings what else several would; read by `jsonRows`.
 * @param columns those of the query that are wanted
 */
export function asJson(
  db: Db,
  query: Expression<unknown>,
  columns: readonly string[],
): RawBuilder<string | null> {
  const [list, object] = isPostgres(db)
    ? [sql`json_agg`, sql`json_build_object`]
    : [sql`json_group_array`, sql`json_object`];
  const fields = columns.map((name) => sql`${sql.lit(name)}, ${sql.ref(`listed.${name}`)}`);
  return sql<string | null>`(
    select cast(${list}(${object}(${sql.join(fields)})) as text) from (${query}) as listed)`;
}

/** What such a text holds, as the query gives it. */
export function jsonRows<Row>(text: string | null | undefined): Row[] {
  return text ? (JSON.parse(text) as Row[]) : [];
}
