import type { Kysely } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/** A table by hand has to say as well what its clubs brought into their groups. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable("standings").addColumn("carried_points", "integer").execute();
}
