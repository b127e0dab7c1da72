import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The log of each match: rows that come and stay. Both databases refuse to change or delete one, but for the commands
 * that open the guard within their own transaction: a match goes for good or is replaced, a person is erased.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable("match_ledger")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("match_id", "integer", (c) => c.notNull().references("matches.id"))
    .addColumn("seq", "integer", (c) => c.notNull())
    .addColumn("device", "text", (c) => c.notNull())
    .addColumn("account_id", "integer")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("side", "text")
    .addColumn("period", "text", (c) => c.notNull())
    .addColumn("clock_ms", "integer", (c) => c.notNull())
    .addColumn("occurred_at", "text", (c) => c.notNull())
    .addColumn("received_at", "text", (c) => c.notNull())
    .addColumn("target", "text")
    .addColumn("payload", "text", (c) => c.notNull())
    .execute();
  await sql`create unique index match_ledger_match_id_seq_unique on match_ledger (match_id, seq)`.execute(db);
  await db.schema
    .createTable("match_ledger_guard")
    .addColumn("is_open", "integer", (c) => c.primaryKey())
    .execute();
  await (db.getExecutor().adapter instanceof PostgresAdapter ? guardPostgres(db) : guardSqlite(db));
}

const REFUSAL = "What a match's log holds is never changed.";

// biome-ignore lint/suspicious/noExplicitAny: as above.
async function guardSqlite(db: Kysely<any>): Promise<void> {
  for (const deed of ["update", "delete"])
    await sql`create trigger ${sql.ref(`match_ledger_no_${deed}`)} before ${sql.raw(deed)} on match_ledger
      when not exists (select 1 from match_ledger_guard)
      begin select raise(abort, ${sql.lit(REFUSAL)}); end`.execute(db);
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
async function guardPostgres(db: Kysely<any>): Promise<void> {
  // A restore of an older backup leaves the function of the club that it replaced.
  await sql`create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      if not exists (select 1 from match_ledger_guard) then
        raise exception ${sql.lit(REFUSAL)};
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db);
  await sql`create trigger match_ledger_no_change before update or delete on match_ledger
    for each row execute function refuse_ledger_change()`.execute(db);
}
