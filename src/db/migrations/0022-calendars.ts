import type { Kysely } from "kysely";

/** How sure the date of a match is, and how often calendars had to be told of a change of it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("matches")
    .addColumn("date_certainty", "text", (c) => c.notNull().defaultTo("exact"))
    .execute();
  await db.schema
    .alterTable("matches")
    .addColumn("calendar_sequence", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
