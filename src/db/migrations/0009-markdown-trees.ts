import type { Kysely } from "kysely";

/** The finished trees of texts with Markdown, by the hash of the text and the version of what made them. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("markdown_trees")
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("tree", "text")
    .addColumn("made_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("markdown_trees_pk", ["hash", "version"])
    .execute();
}
