import { sql } from "kysely";
import type { Db } from "./database.server.ts";

export interface TextTable {
  table: string;
  columns: string[];
  /** Whether its rows have a number of their own. */
  hasId: boolean;
  /** Whether `version` counts the saves of its rows; of a history it names another row's. */
  hasVersion: boolean;
}

/** Every column of the club that holds text, asked of the database itself: none that is new is forgotten. */
export async function textTables(db: Db): Promise<TextTable[]> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name, schema, isView }) => !isView && !name.startsWith("kysely") && (!schema || schema === "public"),
  );
  return tables
    .map(({ name, columns }) => {
      const has = (column: string) => columns.some((one) => one.name === column);
      return {
        table: name,
        columns: columns.filter(({ dataType }) => dataType.toLowerCase() === "text").map((one) => one.name),
        hasId: has("id"),
        hasVersion: has("version") && has("updated_at"),
      };
    })
    .filter(({ columns }) => columns.length > 0);
}

/**
 * The rows of which any text holds one of the needles, whatever the case of its letters; backslashes do not count, which
 * Markdown and JSON put before signs.
 */
export async function rowsWith(
  db: Db,
  { table, columns, hasId }: Omit<TextTable, "hasVersion">,
  needles: string[],
): Promise<Record<string, string | number | null>[]> {
  const chosen = hasId ? ["id", ...columns] : columns;
  const matches = columns.flatMap((column) =>
    needles.map(
      (needle) => sql`replace(lower(${sql.ref(column)}), ${"\\"}, '') like ${likePattern(needle)} escape '!'`,
    ),
  );
  const { rows } = await sql<Record<string, string | number | null>>`
    select ${sql.join(chosen.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.join(matches, sql` or `)}`.execute(db);
  return rows;
}

/** An article may have some hundred kilobytes: so many rows are in memory at once, however large the table is. */
const BATCH = 50;

/** All rows of a table, some at a time; those of one whose rows have no number of their own are short, and come at once. */
export async function* batchesOf(
  db: Db,
  { table, hasId }: TextTable,
): AsyncIterable<Record<string, unknown>[]> {
  let last: unknown;
  for (;;) {
    const behind = last === undefined ? sql`` : sql`where id > ${last}`;
    const part = hasId ? sql`${behind} order by id limit ${sql.lit(BATCH)}` : sql``;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} ${part}`.execute(
      db,
    );
    yield rows;
    if (!hasId || rows.length < BATCH) return;
    last = rows.at(-1)!.id;
  }
}

function likePattern(needle: string): string {
  return `%${needle.toLowerCase().replace(/[!%_]/g, "!$&")}%`;
}
