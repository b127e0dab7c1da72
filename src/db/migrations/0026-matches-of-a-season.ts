import type { Kysely } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/**
 * How many matches each club plays in a season. What can still happen is told only where all of them are entered; of
 * stored seasons nobody has said it.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable("seasons").addColumn("matches_per_club", "integer").execute();
}
