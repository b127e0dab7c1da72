import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * How a match came out, what its halves were and where it stands, and the passes with which a console stays signed in
 * until the match is over.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  const texts = ["outcome_reason", "outcome_reason_hy", "outcome_reason_ru", "half_lengths"];
  for (const column of texts)
    await db.schema
      .alterTable("matches")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  await db.schema
    .alterTable("matches")
    .addColumn("outcome", "text", (c) => c.notNull().defaultTo("played"))
    .execute();
  await db.schema.alterTable("matches").addColumn("phase", "text").execute();
  for (const column of ["home_extra", "away_extra", "home_penalties", "away_penalties"])
    await db.schema.alterTable("matches").addColumn(column, "integer").execute();

  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = isPostgres ? "bigint" : "integer";
  await db.schema
    .createTable("match_passes")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("account_id", id, (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("match_id", id, (c) => c.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("session_id", id)
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  await sql`create index match_passes_account_id on match_passes (account_id)`.execute(db);
}
