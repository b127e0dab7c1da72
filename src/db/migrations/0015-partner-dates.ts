import type { Kysely } from "kysely";

/** The first and the last day on which a partner is shown, by the club's clock; none is without limit. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("partners").addColumn("starts_on", "text").execute();
  await db.schema.alterTable("partners").addColumn("ends_on", "text").execute();
}
