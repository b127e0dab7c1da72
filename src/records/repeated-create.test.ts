import assert from "node:assert/strict";
import { test } from "node:test";
import { openPostgres } from "#src/db/database.server.ts";
import { createCategory } from "#src/features/news/category-commands.server.ts";
import { NewCategory } from "#src/features/news/schemas.server.ts";
import { openClub } from "#tests/support/club.ts";

const headers = { "idempotency-key": "key-of-one-create" };

test("equal creates with one key at the same moment are one, and all get its answer", async (t) => {
  const { call } = await openClub(t);
  const json = { name: "Cup", name_hy: "Գավաթ" };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call("/api/admin/categories", { as: "editor", headers, json })),
  );
  for (const { status, body } of answers) {
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual(body, answers[0]?.body);
  }
  const { body } = await call("/api/news/categories/all");
  assert.equal(body.total, 1);
});

test("of two different creates with one key at the same moment the second is refused", async (t) => {
  const { call } = await openClub(t);
  const answers = await Promise.all(
    ["Cup", "League"].map((name) => call("/api/admin/categories", { as: "editor", headers, json: { name } })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
});

test("of two accounts with one key at the same moment the second makes nothing and learns nothing", async (t) => {
  const { call } = await openClub(t);
  const answers = await Promise.all(
    (["editor", "admin"] as const).map((as) =>
      call("/api/admin/partners", {
        as,
        headers,
        json: { name: "Bank", url: "https://bank.example" },
      }),
    ),
  );
  const [made, refused] = answers.sort((one, other) => one.status - other.status);
  assert.deepEqual([made?.status, refused?.status], [201, 409]);
  assert.deepEqual([refused?.body.key, refused?.body.id], ["repeat.key_of_another", undefined]);
  assert.equal((await call("/api/admin/partners", { as: "editor" })).body.total, 1);
});

test("equal creates with one key on two nodes of a club are one", async (t) => {
  const { app, editor } = await openClub(t);
  const address = app.database.pool?.options.connectionString;
  if (!address) return t.skip("a club on SQLite has one node");
  const other = await openPostgres(address);
  t.after(() => other.close());
  const call = { ...editor, idempotencyKey: "key-on-two-nodes", requestHash: "one request" };
  const nodes = [call, { ...call, app: { ...app, db: other.db, database: other } }];
  const made = await Promise.all(
    [...nodes, ...nodes].map((office) => createCategory(office, NewCategory.parse({ name: "Cup" }))),
  );
  assert.equal(new Set(made.map(({ id }) => id)).size, 1);
});
