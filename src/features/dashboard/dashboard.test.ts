import assert from "node:assert/strict";
import { test } from "node:test";
import { CompiledQuery } from "kysely";
import { backUp } from "#src/features/backup/commands.server.ts";
import { drill } from "#src/features/backup/drill-job.server.ts";
import { openClub } from "#tests/support/club.ts";
import { newestEntries } from "./queries.server.ts";

test("the dashboard counts what is there, names who did what, and says what waits", async (t) => {
  const { call } = await openClub(t);
  const article = { title: "Derby day", content: "Two late goals.", is_published: true };
  await call("/api/admin/news", { as: "editor", json: article });
  await call("/api/admin/news", { as: "editor", json: { ...article, title: "A plan", is_published: false } });
  await call("/api/contact", { json: { name: "Aram", email: "aram@fans.example", message: "Tickets?" } });
  const match = { home_team_name: "Ararat", away_team_name: "Van", match_date: "2026-03-01T15:00" };
  await call("/api/admin/matches", { as: "editor", json: { ...match, status: "finished" } });
  await call("/api/admin/matches", { as: "editor", json: { ...match, match_date: "2026-05-01T15:00" } });

  assert.equal((await call("/api/admin/dashboard")).status, 401);
  const { body } = await call("/api/admin/dashboard", { as: "editor" });
  assert.deepEqual(body.counts, {
    totalNews: 2,
    publishedNews: 1,
    scheduledNews: 0,
    totalPlayers: 0,
    activePlayers: 0,
    upcomingMatches: 1,
    totalMatches: 2,
    unreadMessages: 1,
    totalMessages: 1,
  });
  assert.deepEqual(body.attention, {
    drafts: 1,
    missingEnglish: 0,
    missingRussian: 1,
    missingArmenian: 1,
    finishedWithoutScore: 1,
    pastWithoutResult: 0,
    unreadMessages: 1,
    unsentReplies: 0,
  });
  assert.equal(body.activity.length, 5);
  assert.ok(
    body.activity.some(
      (one: { type: string; action: string }) => one.type === "message" && one.action === "received",
    ),
  );
  assert.ok(
    body.activity.some(
      (one: { title: string; description: string }) =>
        one.title === "Derby day" && one.description === "editor",
    ),
  );
  assert.equal(body.status.mail.kind, "outbox");
  assert.ok(body.status.storage.freeBytes > 0);
});

test("an editor who is limited to a section finds its articles counted and told alone, as his list has them", async (t) => {
  const { call } = await openClub(t);
  const category = async (name: string) =>
    (await call("/api/admin/categories", { as: "admin", json: { name } })).body.id as number;
  const [academy, women] = [await category("Academy"), await category("Women")];
  for (const category_id of [academy, women, women, null])
    await call("/api/admin/news", { as: "admin", json: { title: "A plan", content: "Words.", category_id } });
  const { id } = (await call("/api/account", { as: "editor" })).body;
  const counted = async (sections: number[]) => {
    await call(`/api/admin/accounts/${id}`, { as: "admin", method: "PUT", json: { sections } });
    const { counts, attention, activity } = (await call("/api/admin/dashboard", { as: "editor" })).body;
    const told = activity.filter(({ kind }: { kind: string }) => kind === "articles");
    return [counts.totalNews, attention.drafts, told.length];
  };
  assert.deepEqual(await counted([academy]), [1, 1, 1]);
  assert.deepEqual(await counted([]), [4, 4, 4]);
});

test("the dashboard tells of the last backup and the last drill as they are", async (t) => {
  const club = await openClub(t);
  const status = async () => {
    const { backup, drill } = (await club.call("/api/admin/dashboard", { as: "editor" })).body.status;
    return [backup, drill];
  };
  const none = { state: "none", good_at: null, note: "" };
  assert.deepEqual(await status(), [none, none]);
  await drill(club.app, "weekly");
  assert.deepEqual((await status())[1], {
    state: "failed",
    good_at: null,
    note: "There is no backup to restore.",
  });
  await backUp(club.app, "nightly");
  await drill(club.app, "weekly");
  const at = club.app.now().toISOString();
  const states = async () => (await status()).map(({ state, good_at }) => ({ state, good_at }));
  assert.deepEqual(await states(), [
    { state: "good", good_at: at },
    { state: "good", good_at: at },
  ]);
});

test("what staff did last is read from the log's end, however long the log is", async (t) => {
  const { app } = await openClub(t);
  // PostgreSQL plans by how much there is.
  if (app.database.kind !== "sqlite") return;
  const { sql, parameters } = newestEntries(app.db).compile();
  const { rows } = await app.db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  const plan = rows.map(({ detail }) => detail).join("; ");
  assert.match(plan, /SCAN audit(;|$)/);
  assert.doesNotMatch(plan, /TEMP B-TREE/);
});
