import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { openClub } from "#tests/support/club.ts";
import { withLargestAnswer } from "#tests/support/largest-answer.ts";
import { turnsDuring } from "#tests/support/turns.ts";
import { listAudit } from "./audit-queries.server.ts";

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

test("an article whose hour came while it lay in the trash does not go out by coming back", async (t) => {
  const { call, setNow } = await openClub(t);
  const make = (article: object) =>
    call("/api/admin/news", { as: "editor", json: { ...ARTICLE, is_published: true, ...article } });
  const through = async ({ body: { id } }: Awaited<ReturnType<typeof make>>) => {
    await call(`/api/admin/news/${id}`, { as: "editor", method: "DELETE" });
    setNow("2026-03-11T09:20:00.000Z");
    const { body } = await call(`/api/admin/trash/articles/${id}/restore`, { as: "editor", method: "POST" });
    return [body.is_kept_back, (await call(`/api/admin/news/${id}`, { as: "editor" })).body.state];
  };
  const missed = await make({ display_date: "2026-03-11T09:10:00.000Z" });
  const ofLanguage = await make({ publish_at: "2026-03-11T09:10:00.000Z" });
  const later = await make({ display_date: "2026-03-12T08:00:00.000Z" });
  const out = await make({});
  assert.deepEqual(await through(missed), [true, "draft"]);
  setNow("2026-03-11T09:01:00.000Z");
  assert.deepEqual(await through(ofLanguage), [true, "draft"]);
  setNow("2026-03-11T09:01:00.000Z");
  assert.deepEqual(await through(later), [undefined, "scheduled"]);
  setNow("2026-03-11T09:01:00.000Z");
  assert.deepEqual(await through(out), [undefined, "published"]);
  const published = await call(`/api/admin/news/${missed.body.id}`, {
    as: "editor",
    method: "PATCH",
    json: { is_published: true },
  });
  assert.equal(published.body.state, "published");
  assert.equal(published.body.display_date, "2026-03-11T09:20:00.000Z", "when it went out");
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

test("a log of tens of thousands of entries is looked through in pieces, and others have their turns between", async (t) => {
  const { app, call, editor } = await openClub(t);
  const json = { ...ARTICLE, title: "The first entry" };
  await call("/api/admin/news", { as: "editor", json });
  const entry = {
    account_id: editor.account.id,
    username: "editor",
    action: "update" as const,
    kind: "players",
  };
  const created_at = "2026-03-11T09:00:00.000Z";
  const entries = Array.from({ length: 500 }, () => ({ ...entry, record_id: 7, title: "Gor", created_at }));
  for (let made = 0; made < 45_000; made += entries.length)
    await app.db.insertInto("audit").values(entries).execute();
  const list = async (query: string) => (await call(`/api/admin/audit?${query}`, { as: "admin" })).body;
  const whole = await list("limit=2&offset=45000");
  const { total, entries: last } = await list(`limit=20&offset=${whole.total - 1}`);
  assert.deepEqual([total, last.length], [whole.total, 1]);
  const players = await list("kind=players&username=editor&offset=9990&limit=20");
  assert.deepEqual([players.total, players.entries.length], [45_000, 20], "a page of two pieces");
  assert.equal(new Set(players.entries.map(({ id }: { id: number }) => id)).size, 20);
  assert.equal((await list("kind=players&action=create")).total, 0);
  let found: Awaited<ReturnType<typeof listAudit>> | undefined;
  const turns = await turnsDuring(async () => {
    found = await listAudit(app.db, { search: "first entry", limit: 50, offset: 0 });
  });
  assert.deepEqual([found?.total, found?.entries[0]?.title], [1, "The first entry"]);
  assert.ok(turns >= 5, `${turns} turns`);
});

test("what the log can be filtered by is found without a walk through the log", async (t) => {
  const { app, call, editor } = await openClub(t);
  await call("/api/admin/news", { as: "editor", json: ARTICLE });
  await app.db
    .updateTable("accounts")
    .set({ display_name: "Ani" })
    .where("id", "=", editor.account.id)
    .execute();
  const { body } = await call("/api/admin/audit", { as: "admin" });
  assert.ok(body.kinds.includes("articles") && body.actions.includes("create"));
  assert.deepEqual(body.people.at(-1), { username: "editor", name: "Ani" });
  // PostgreSQL plans by how much there is.
  if (app.database.kind !== "sqlite") return;
  for (const asked of [
    "select min(kind) from audit where kind > 'a'",
    "select min(action) from audit where action > 'a'",
    "select min(username) from audit where username > 'a'",
    "select max(account_id) from audit where username = 'a'",
  ]) {
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(asked)}`.execute(app.db);
    assert.match(
      rows.map(({ detail }) => detail).join(),
      /^SEARCH audit USING COVERING INDEX [^;,]*$/,
      asked,
    );
  }
});

test("the log shows the beginnings of a long text and reads one entry at a time; the history has it whole", async (t) => {
  const { app, call } = await openClub(t);
  const content = (word: string) => `${word} `.repeat(10_000);
  const { body } = await call("/api/admin/news", {
    as: "editor",
    json: { ...ARTICLE, content: content("goal") },
  });
  const path = `/api/admin/news/${body.id}`;
  for (let save = 0; save < 8; save++)
    await call(path, { as: "admin", method: "PUT", json: { ...ARTICLE, content: content(`g${save}`) } });
  const { db, largest } = withLargestAnswer(app.db);
  const { entries } = await listAudit(db, { kind: "articles", limit: 50, offset: 0 });
  assert.equal(entries.length, 9);
  assert.ok(largest() < 4 * content("goal").length, `${largest()} letters at once`);
  assert.equal(entries[0]?.after?.content, `${content("g7").slice(0, 1000)}…`);
  assert.equal(entries[0]?.before?.content, `${content("g6").slice(0, 1000)}…`);
  const compared = await call(`/api/admin/history/articles/${body.id}/1`, { as: "editor" });
  assert.equal(compared.body.values.content.trim(), content("goal").trim());
});
