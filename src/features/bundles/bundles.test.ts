import assert from "node:assert/strict";
import { test } from "node:test";
import { loadToday } from "#src/features/dashboard/today.server.ts";
import { newsSitemap } from "#src/features/feeds/sitemap.server.ts";
import { listArticleTasks } from "#src/features/news/task-queries.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { withLargestAnswer } from "#tests/support/largest-answer.ts";
import { startBundle } from "./commands.server.ts";
import { watchBundles } from "./go-job.server.ts";
import { getBundle, listBundles, listCandidates } from "./queries.server.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.
const HOUR = "2026-03-12T14:00:00.000Z";

async function signing(club: TestClub) {
  const send = async (path: string, json: Record<string, unknown>) => {
    const { status, body } = await club.call(path, { as: "editor", json });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const article = await send("/api/admin/news", { title: "A new striker", content: "He is here." });
  const player = await send("/api/admin/players", {
    first_name: "Gor",
    first_name_hy: "Գոռ",
    last_name: "Melyan",
    last_name_hy: "Մելյան",
    position: "Forward",
    is_active: false,
  });
  const partner = await send("/api/admin/partners", {
    name: "Ararat Bank",
    url: "https://bank.example/",
    category: "partner",
    is_active: false,
  });
  const parts = [
    { kind: "articles", id: article.id },
    { kind: "players", id: player.id },
    { kind: "partners", id: partner.id },
  ];
  const bundle = await send("/api/admin/bundles", { name: "Signing", goes_at: HOUR, parts });
  return { article, player, partner, bundle };
}

const post = (club: TestClub, path: string, json: object = {}) =>
  club.call(`/api/admin/bundles/${path}`, { as: "editor", json });

async function seen(club: TestClub, { article, player, partner }: Awaited<ReturnType<typeof signing>>) {
  const [news, players, partners] = await Promise.all([
    club.call(`/api/news/${article.slug}`),
    club.app.db.selectFrom("players").select("is_active").where("id", "=", player.id).executeTakeFirst(),
    club.app.db.selectFrom("partners").select("is_active").where("id", "=", partner.id).executeTakeFirst(),
  ]);
  return [news.status === 200, players?.is_active === 1, partners?.is_active === 1];
}

test("article, player and partner go out at one moment, once, on whichever of two nodes", async (t) => {
  const club = await openClub(t);
  const parts = await signing(club);
  const [one, other] = [watchBundles(club.app), watchBundles(club.app)];
  await Promise.all([one(), other()]);
  const started = await post(club, `${parts.bundle.id}/start`);
  assert.deepEqual([started.status, started.body.state], [200, "scheduled"]);
  club.setNow("2026-03-12T13:59:59.999Z");
  await Promise.all([one(), other()]);
  assert.deepEqual(await seen(club, parts), [false, false, false]);
  club.setNow(HOUR);
  await Promise.all([one(), other()]);
  assert.deepEqual(await seen(club, parts), [true, true, true]);
  const gone = await getBundle(club.app.db, club.app.now(), parts.bundle.id);
  assert.deepEqual([gone.state, gone.went_at], ["out", HOUR]);
  const log = await club.app.db
    .selectFrom("audit")
    .select("id")
    .where("kind", "=", "bundles")
    .where("action", "=", "publish")
    .execute();
  assert.equal(log.length, 1);
});

test("a bundle that went out by a clock that was a day ahead is out from its hour once the clock is right", async (t) => {
  const club = await openClub(t);
  const parts = await signing(club);
  const watch = watchBundles(club.app);
  await watch();
  assert.equal((await post(club, `${parts.bundle.id}/start`)).status, 200);
  club.setNow("2026-03-13T15:00:00.000Z");
  await watch();
  club.setNow(HOUR);
  assert.deepEqual(await seen(club, parts), [true, true, true]);
});

test("a bundle is stopped before its hour, changed, and goes out later", async (t) => {
  const club = await openClub(t);
  const parts = await signing(club);
  const { id } = parts.bundle;
  await post(club, `${id}/start`);
  const whileWaiting = await club.call(`/api/admin/bundles/${id}`, {
    as: "editor",
    method: "PUT",
    json: { name: "Signing", goes_at: null, parts: [] },
  });
  assert.equal(whileWaiting.status, 409);
  assert.equal((await post(club, `${id}/stop`)).body.state, "open");
  club.setNow(HOUR);
  await watchBundles(club.app)();
  assert.deepEqual(await seen(club, parts), [false, false, false]);
  await assert.rejects(startBundle(club.editor, id, {}), /is over: 2026-03-12 18:00/);
});

test("a part that can't go keeps the others back, is named before its hour and in Today after it", async (t) => {
  const club = await openClub(t);
  const parts = await signing(club);
  const { id } = parts.bundle;
  assert.equal((await post(club, `${id}/start`)).status, 200);
  await club.call(`/api/admin/players/${parts.player.id}`, { as: "editor", method: "DELETE" });
  club.setNow(HOUR);
  await watchBundles(club.app)();
  assert.deepEqual(await seen(club, parts), [false, false, false]);
  const { tasks } = await loadToday(club.app, "editor");
  assert.deepEqual(
    tasks.filter(({ feature }) => feature === "bundles").map(({ facts }) => facts.parts),
    ["Gor Melyan"],
  );
  club.setNow("2026-03-12T10:00:00.000Z");
  await assert.rejects(startBundle(club.editor, id, {}), /“Gor Melyan” is in the trash/);
});

test("a bundle without an hour goes out at once, and an article under embargo keeps it back", async (t) => {
  const club = await openClub(t);
  const parts = await signing(club);
  const { id } = parts.bundle;
  const change = (values: object) =>
    club.call(`/api/admin/bundles/${id}`, { as: "editor", method: "PUT", json: values });
  const all = [
    { kind: "articles", id: parts.article.id },
    { kind: "players", id: parts.player.id },
    { kind: "partners", id: parts.partner.id },
  ];
  await change({ name: "Signing", goes_at: null, parts: all });
  await club.call(`/api/admin/news/${parts.article.id}`, {
    as: "editor",
    method: "PUT",
    json: { embargo_until: HOUR },
  });
  const refused = await post(club, `${id}/start`);
  assert.equal(refused.status, 400);
  assert.match(refused.body.message, /embargo/);
  await club.call(`/api/admin/news/${parts.article.id}`, {
    as: "admin",
    method: "PUT",
    json: { embargo_until: null },
  });
  assert.equal((await post(club, `${id}/start`)).body.state, "out");
  assert.deepEqual(await seen(club, parts), [true, true, true]);
});

test("lists of what could go out together, today's tasks and the news sitemap read none of the articles' texts", async (t) => {
  const { app, call } = await openClub(t);
  const parts = [];
  const json = { title: "Derby", content: "word ".repeat(15_000), is_published: true };
  for (let number = 0; number < 6; number++) {
    const { body } = await call("/api/admin/news", {
      as: "editor",
      json: { ...json, is_published: number > 2 },
    });
    parts.push({ kind: "articles", id: body.id });
  }
  const empty = await call("/api/admin/news", { as: "editor", json: { title: "Nothing yet" } });
  parts.push({ kind: "articles", id: empty.body.id });
  await call("/api/admin/bundles", { as: "editor", json: { name: "All", goes_at: null, parts } });
  const { db, largest } = withLargestAnswer(app.db);
  const [bundle] = await listBundles(db, app.now());
  const refusals = bundle!.parts.map(({ refusal }) => refusal);
  assert.deepEqual(refusals, [null, null, null, "out_already", "out_already", "out_already", "no_text"]);
  assert.equal((await listCandidates(db, app.now())).length, 4);
  assert.equal((await listArticleTasks(db, app.now())).length, 6, "two translations of each that is out");
  const sitemap = await newsSitemap({ ...app, db }, "https://club.example");
  assert.equal(sitemap.match(/<url>/g)?.length, 3);
  assert.ok(largest() < json.content.length, `${largest()} letters at once`);
});
