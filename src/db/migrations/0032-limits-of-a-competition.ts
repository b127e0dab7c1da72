import type { Kysely } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/** How many sit on the bench and may come on, as the regulations of each competition have it. */
export async function up(db: AnyDb): Promise<void> {
  const column = (name: string, usual: number) =>
    db.schema
      .alterTable("competitions")
      .addColumn(name, "integer", (c) => c.notNull().defaultTo(usual))
      .execute();
  await column("max_bench", 9);
  await column("max_substitutions", 5);
}
