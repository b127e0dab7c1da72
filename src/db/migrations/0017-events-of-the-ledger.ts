import { type Kysely, sql } from "kysely";

/** Which entry of its match's log an event shows. Those of before get theirs at the start that follows. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table match_events add column ledger_id text`.execute(db);
  await sql`create index match_events_ledger_id on match_events (ledger_id)`.execute(db);
}
