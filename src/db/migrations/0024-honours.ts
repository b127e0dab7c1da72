import { type Kysely, PostgresAdapter } from "kysely";

/** What the club has won, and the stations of its history. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  let honours = db.schema
    .createTable("honours")
    .addColumn("id", isPostgres ? "bigint" : "integer", (c) =>
      isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("year", "text", (c) => c.notNull())
    .addColumn("order_num", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text");
  for (const column of ["name", "name_hy", "name_ru", "story", "story_hy", "story_ru"])
    honours = honours.addColumn(column, "text", (c) => c.notNull().defaultTo("")) as typeof honours;
  await honours.execute();
}
