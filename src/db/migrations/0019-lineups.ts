import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Line-ups, one for each side of a match; one that lies in the trash does not keep another from being made. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = isPostgres ? "bigint" : "integer";
  await db.schema
    .createTable("lineups")
    .addColumn("id", id, (c) =>
      isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn("match_id", id, (c) => c.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("side", "text", (c) => c.notNull())
    .addColumn("formation", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("players", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("coach", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("coach_hy", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("coach_ru", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("publish_at", "text")
    .addColumn("is_short_confirmed", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .execute();
  await sql`create unique index lineups_match_id_side_unique on lineups (match_id, side)
    where deleted_at is null`.execute(db);
}
