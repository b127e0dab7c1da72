import type { Kysely } from "kysely";

const ADDED: Record<string, string[]> = {
  matches: ["referee"],
  partners: ["header_text", "matches_text", "table_text", "partners_text"],
};

/** The Armenian and Russian forms of texts that had an English one only. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  for (const [table, fields] of Object.entries(ADDED)) {
    for (const column of fields.flatMap((field) => [`${field}_hy`, `${field}_ru`])) {
      await db.schema
        .alterTable(table)
        .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
        .execute();
    }
  }
}
