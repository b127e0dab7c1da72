import type { Kysely } from "kysely";

/**
 * The language in which an article was begun: so far all were in English. Why a match was put off, and the hour that it
 * had before.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("articles")
    .addColumn("language", "text", (c) => c.notNull().defaultTo("en"))
    .execute();
  await db.schema.alterTable("matches").addColumn("postponed_from", "text").execute();
  for (const name of ["postponed_reason", "postponed_reason_hy", "postponed_reason_ru"]) {
    await db.schema
      .alterTable("matches")
      .addColumn(name, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  }
}
