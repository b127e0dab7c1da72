import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

const PATH = "/api/admin/presence/articles/7";

test("two editors on one article hear of each other, and of nobody who is on another", async (t) => {
  const { call } = await openClub(t);
  const open = (as: "admin" | "editor", path = PATH) => call(path, { as, method: "POST" });
  assert.deepEqual((await open("editor")).body, { others: [] });
  assert.deepEqual((await open("admin")).body, { others: ["editor"] });
  assert.deepEqual((await open("editor")).body, { others: ["admin"] });
  assert.deepEqual((await open("admin", "/api/admin/presence/players/7")).body, { others: [] });
});

test("who closes the article is gone at once, who falls silent after 45 seconds", async (t) => {
  const { call, setNow } = await openClub(t);
  const open = (as: "admin" | "editor") => call(PATH, { as, method: "POST" });
  await open("editor");
  await call(PATH, { as: "editor", method: "DELETE" });
  assert.deepEqual((await open("admin")).body, { others: [] });
  setNow("2026-03-11T09:00:44.000Z");
  assert.deepEqual((await open("editor")).body, { others: ["admin"] });
  setNow("2026-03-11T09:00:46.000Z");
  assert.deepEqual((await open("editor")).body, { others: [] });
});

test("who is where stands in the database, so that every node of the club knows it", async (t) => {
  const { app, admin, editor, call } = await openClub(t);
  await call(PATH, { as: "editor", method: "POST" });
  const rows = await app.db.selectFrom("presence").selectAll().execute();
  assert.deepEqual(
    rows.map(({ kind, record_id, account_id }) => ({ kind, record_id, account_id })),
    [{ kind: "articles", record_id: 7, account_id: editor.account.id }],
  );
  assert.notEqual(admin.account.id, editor.account.id);
});

test("a stranger learns nothing of who works on what", async (t) => {
  const { call } = await openClub(t);
  assert.equal((await call(PATH, { method: "POST" })).status, 401);
  const nowhere = { as: "editor", method: "POST" } as const;
  assert.equal((await call("/api/admin/presence/accounts/1", nowhere)).status, 400);
  assert.equal((await call("/api/admin/presence/articles/zero", nowhere)).status, 400);
});

test("who gave a name is called by it", async (t) => {
  const { call } = await openClub(t);
  await call("/api/account", { as: "editor", method: "PUT", json: { display_name: "Anahit Sargsyan" } });
  await call(PATH, { as: "editor", method: "POST" });
  assert.deepEqual((await call(PATH, { as: "admin", method: "POST" })).body.others, ["Anahit Sargsyan"]);
});
