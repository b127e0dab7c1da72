import { type Kysely, PostgresAdapter } from "kysely";

/** Who has which record open at the moment: a table, because the nodes of a club share nothing else. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("presence")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("record_id", isPostgres ? "bigint" : "integer", (c) => c.notNull())
    .addColumn("account_id", isPostgres ? "bigint" : "integer", (c) =>
      c.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("seen_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("presence_pk", ["kind", "record_id", "account_id"])
    .execute();
}
