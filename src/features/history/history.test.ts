import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

const ARTICLE = { title: "Derby day", content: "Two late goals.", is_published: true };
const PLAYER = {
  first_name: "Gor",
  last_name: "Hakhverdyan",
  first_name_hy: "Գոռ",
  last_name_hy: "Հախվերդյան",
  position: "Forward",
};

test("a deleted article lies in the trash for 30 days and comes back with its number and address", async (t) => {
  const { call } = await openClub(t);
  const { body: article } = await call("/api/admin/news", { as: "editor", json: ARTICLE });
  const before = (await call(`/api/news/${article.slug}`)).body;
  await call(`/api/admin/news/${article.id}`, { as: "editor", method: "DELETE" });
  assert.equal((await call(`/api/news/${article.slug}`)).status, 404);

  const { body: trash } = await call("/api/admin/trash", { as: "editor" });
  assert.equal(trash.total, 1);
  const { deleted_at: _, ...row } = trash.records[0];
  assert.deepEqual(row, {
    kind: "articles",
    id: article.id,
    title: "Derby day",
    deleted_by: "editor",
    days_left: 30,
  });

  const restored = await call(`/api/admin/trash/articles/${article.id}/restore`, {
    as: "editor",
    method: "POST",
  });
  assert.equal(restored.status, 200);
  assert.deepEqual((await call(`/api/news/${article.slug}`)).body, before);
  assert.equal((await call("/api/admin/trash", { as: "editor" })).body.total, 0);
});

test("what is not in the trash can't be brought back from it", async (t) => {
  const { call } = await openClub(t);
  const restore = (path: string) =>
    call(`/api/admin/trash/${path}/restore`, { as: "editor", method: "POST" });
  assert.equal((await restore("articles/99")).status, 404);
  assert.equal((await restore("accounts/1")).status, 400);
});

test("a captain who comes back from the trash leaves the band with the new one", async (t) => {
  const { call } = await openClub(t);
  const captain = (await call("/api/admin/players", { as: "editor", json: { ...PLAYER, is_captain: true } }))
    .body;
  await call(`/api/admin/players/${captain.id}`, { as: "editor", method: "DELETE" });
  const heir = { ...PLAYER, first_name: "Narek", is_captain: true };
  const next = (await call("/api/admin/players", { as: "editor", json: heir })).body;
  await call(`/api/admin/trash/players/${captain.id}/restore`, { as: "editor", method: "POST" });
  const { players } = (await call("/api/players")).body;
  assert.deepEqual(
    players.filter((player: { is_captain: boolean }) => player.is_captain).map((p: { id: number }) => p.id),
    [next.id],
  );
  assert.equal(players.length, 2);
});

test("an editor neither sees nor restores deleted analytics settings", async (t) => {
  const { call, app } = await openClub(t);
  const json = { key: "google_analytics_id", value: "G-ABCDEF1234", type: "text" };
  const { body: setting } = await call("/api/admin/settings", { as: "admin", json });
  await call(`/api/admin/settings/${setting.id}`, { as: "admin", method: "DELETE" });
  assert.equal((await call("/api/admin/trash", { as: "editor" })).body.total, 0);
  assert.equal((await call("/api/admin/trash", { as: "admin" })).body.total, 1);
  const path = `/api/admin/trash/settings/${setting.id}/restore`;
  assert.equal((await call(path, { as: "editor", method: "POST" })).status, 403);
  // The log of an imported club may be shorter than its trash is old.
  await app.db.deleteFrom("audit").execute();
  assert.equal((await call("/api/admin/trash", { as: "editor" })).body.total, 0);
  assert.equal((await call(path, { as: "editor", method: "POST" })).status, 403);
  assert.equal((await call(path, { as: "admin", method: "POST" })).status, 200);
});

test("the audit log names who changed which field, and only an admin reads it", async (t) => {
  const { call } = await openClub(t);
  const { body: article } = await call("/api/admin/news", { as: "editor", json: ARTICLE });
  await call(`/api/admin/news/${article.id}`, {
    as: "admin",
    method: "PUT",
    json: { ...ARTICLE, title: "Derby night" },
  });
  assert.equal((await call("/api/admin/audit", { as: "editor" })).status, 403);
  const { body } = await call("/api/admin/audit?kind=articles", { as: "admin" });
  assert.equal(body.total, 2);
  const [change] = body.entries;
  assert.equal(change.username, "admin");
  assert.equal(change.action, "update");
  assert.equal(change.before.title, "Derby day");
  assert.equal(change.after.title, "Derby night");
  assert.deepEqual(body.usernames, ["admin", "editor"]);
  assert.equal((await call("/api/admin/audit?search=night&action=update", { as: "admin" })).body.total, 1);
});

test("numbers that no record has, and signs that no text holds, are refused in words", async (t) => {
  const { call } = await openClub(t);
  const { id } = (await call("/api/admin/news", { as: "editor", json: ARTICLE })).body;
  const huge = 2 ** 31;
  const asked = [
    call(`/api/admin/trash/articles/${huge}/restore`, { as: "editor", method: "POST" }),
    call(`/api/admin/history/articles/${huge}/1`, { as: "editor" }),
    call(`/api/admin/history/articles/${id}/${huge}/restore`, { as: "editor", json: {} }),
    call(`/api/admin/news/${id}`, { as: "editor", method: "PUT", json: { ...ARTICLE, version: huge } }),
    ...["kind", "action", "username", "search"].map((name) =>
      call(`/api/admin/audit?${name}=a%00b`, { as: "admin" }),
    ),
  ];
  for (const { status, body } of await Promise.all(asked)) assert.equal(status, 400, JSON.stringify(body));
});
