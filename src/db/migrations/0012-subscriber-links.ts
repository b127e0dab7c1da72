import type { Kysely } from "kysely";

/** A link to leave the newsletter lives as long as its subscriber; those in earlier mails go on working. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("subscribers").addColumn("link_hash", "text").execute();
  await db.schema.createIndex("subscribers_link_hash").on("subscribers").column("link_hash").execute();
}
