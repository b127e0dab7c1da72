import { type RawBuilder, sql } from "kysely";
import { type Db, isPostgres } from "#src/db/database.server.ts";

/** Columns of a list within a query, by table. */
export type ListColumns = Readonly<Record<string, readonly string[]>>;

/** The SQL of a JSON list of lists, so that one query brings what else several would: `list({ matches: ["id"] })`. */
export function jsonList(db: Db, columns: ListColumns): RawBuilder<string | null> {
  const [list, array] = isPostgres(db)
    ? [sql`json_agg`, sql`json_build_array`]
    : [sql`json_group_array`, sql`json_array`];
  const fields = Object.entries(columns).flatMap(([table, names]) =>
    names.map((name) => sql.ref(`${table}.${name}`)),
  );
  return sql<string | null>`cast(${list}(${array}(${sql.join(fields)})) as text)`;
}

/** What such a list holds, by the names of its columns. */
export function listed(json: string | null, columns: ListColumns): Record<string, unknown>[] {
  const names = Object.values(columns).flat();
  const rows = JSON.parse(json ?? "[]") as unknown[][];
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
}
