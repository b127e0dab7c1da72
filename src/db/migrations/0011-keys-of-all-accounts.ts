import { type Kysely, sql } from "kysely";

/**
 * A key of a call that may be repeated is one for the whole club, no longer one for each account; and beside the
 * write of a call it may have a second step, e.g. its mail. Of keys that several accounts have used, the first is
 * the key's: the others' answers stay for their week, under a step that no call has.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table idempotency_keys add column step text not null default 'write'`.execute(db);
  await sql`alter table idempotency_keys add column busy_until text`.execute(db);
  await sql`update idempotency_keys set step = 'write of account ' || account_id where exists (
    select 1 from idempotency_keys as earlier
    where earlier.key = idempotency_keys.key and earlier.id < idempotency_keys.id
  )`.execute(db);
  await sql`drop index idempotency_keys_account_id_key_unique`.execute(db);
  await sql`create unique index idempotency_keys_key_step_unique on idempotency_keys (key, step)`.execute(db);
}
