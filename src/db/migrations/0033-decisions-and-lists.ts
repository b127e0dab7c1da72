import type { Kysely } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/** A club may have several decisions on points in a season. What is stored stays the one that it was. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable("standings")
    .addColumn("more_adjustments", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
