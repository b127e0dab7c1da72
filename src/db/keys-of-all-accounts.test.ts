import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { openClub } from "#tests/support/club.ts";
import { up } from "./migrations/0011-keys-of-all-accounts.ts";

test("keys that several accounts have used stay through the migration: the first has its answer, the others are refused", async (t) => {
  const { app, call, editor, admin } = await openClub(t);
  const headers = { "idempotency-key": "key-of-two-accounts" };
  const json = { name: "Cup" };
  const first = await call("/api/admin/categories", { as: "editor", headers, json });
  // As it was before: a key for each account.
  await sql`drop index idempotency_keys_key_step_unique`.execute(app.db);
  for (const column of ["step", "busy_until"])
    await sql`alter table idempotency_keys drop column ${sql.id(column)}`.execute(app.db);
  await sql`create unique index idempotency_keys_account_id_key_unique on idempotency_keys (account_id, key)`.execute(
    app.db,
  );
  await sql`insert into idempotency_keys (account_id, key, request_hash, answer, created_at)
    select ${admin.account.id}, key, request_hash, ${'{"id":99}'}, created_at from idempotency_keys`.execute(
    app.db,
  );

  await up(app.db);
  const rows = await app.db
    .selectFrom("idempotency_keys")
    .select(["account_id", "answer"])
    .orderBy("id")
    .execute();
  assert.deepEqual(
    rows.map(({ account_id }) => account_id),
    [editor.account.id, admin.account.id],
  );
  assert.equal(rows[1]?.answer, '{"id":99}');
  const again = await call("/api/admin/categories", { as: "editor", headers, json });
  assert.deepEqual([again.status, again.body], [201, first.body]);
  assert.equal((await call("/api/admin/categories", { as: "admin", headers, json })).status, 409);
});
