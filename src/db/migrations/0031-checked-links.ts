import type { Kysely } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/** Foreign addresses that texts lead to, and what answered there. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable("checked_links")
    .addColumn("address", "text", (c) => c.primaryKey())
    .addColumn("wanted_at", "text", (c) => c.notNull())
    .addColumn("claimed_at", "text")
    .addColumn("checked_at", "text")
    .addColumn("status", "integer")
    .execute();
  await db.schema.createIndex("checked_links_wanted_at").on("checked_links").column("wanted_at").execute();
}
