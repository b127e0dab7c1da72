import { type Kysely, PostgresAdapter, sql } from "kysely";

// A migration imports no application code: it must do tomorrow what it does today.

/** What became of each backup and each drill: every node's dashboard shows the same. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("backup_runs")
    .addColumn("id", isPostgres ? "bigint" : "integer", (c) =>
      isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("started_at", "text", (c) => c.notNull())
    .addColumn("finished_at", "text", (c) => c.notNull())
    .addColumn("is_ok", "integer", (c) => c.notNull().check(sql`is_ok in (0, 1)`))
    .addColumn("bytes", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("backup_runs_kind_finished_at")
    .on("backup_runs")
    .columns(["kind", "finished_at"])
    .execute();
}
