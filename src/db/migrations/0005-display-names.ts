import type { Kysely } from "kysely";

/** What a member of staff is called in the back office; without one, by the username. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("accounts").addColumn("display_name", "text").execute();
}
