import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, TEST_DAY, type TestClub } from "#tests/support/club.ts";
import { countView } from "./commands.server.ts";
import { fillVisits } from "./demo.server.ts";

const BROWSER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

const view = ({ call }: TestClub, path: unknown, userAgent = BROWSER) =>
  call("/api/page-views", { json: { path }, headers: { "user-agent": userAgent } });
const visits = async ({ call }: TestClub, query = "") =>
  (await call(`/api/admin/visits${query}`, { as: "editor" })).body;

const UNPUBLISHED = {
  ...{ text_state_hy: "draft" as const, text_state_ru: "draft" as const },
  ...{ publish_at: null, publish_at_hy: null, publish_at_ru: null },
  ...{ unpublish_at: null, unpublish_at_hy: null, unpublish_at_ru: null },
};

async function addArticle({ app }: TestClub, slug: string, over: object = {}) {
  const { id } = await app.db
    .insertInto("articles")
    .values({
      title: slug,
      title_hy: slug,
      title_ru: slug,
      excerpt: "",
      excerpt_hy: "",
      excerpt_ru: "",
      content: slug,
      content_hy: "",
      content_ru: "",
      slug,
      image_url: "",
      author_name: "",
      language: "en" as const,
      match_anchor: "kick_off" as const,
      ...UNPUBLISHED,
      text_state: "out" as const,
      is_published: 1,
      is_featured: 0,
      published_at: TEST_DAY,
      display_date: TEST_DAY,
      views_count: 0,
      search: "",
      created_at: TEST_DAY,
      updated_at: TEST_DAY,
      ...over,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function articleViews({ app }: TestClub, slug: string) {
  const row = await app.db
    .selectFrom("articles")
    .select("views_count")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return row.views_count;
}

test("a view is counted for the club's day and the page, without its query", async (t) => {
  const club = await openClub(t);
  const { status, body, headers } = await view(club, "/hy/matches?season=2024-25#top");
  assert.deepEqual([status, body], [202, { ok: true }]);
  assert.equal(headers.get("set-cookie"), null);
  club.setNow("2026-03-11T09:00:11.000Z");
  await view(club, "/hy/matches");
  await view(club, "/");
  const { days, top, total } = await visits(club);
  assert.equal(days.length, 30);
  assert.deepEqual(days.at(-1), { day: "2026-03-11", views: 3 });
  assert.deepEqual(days[0], { day: "2026-02-10", views: 0 });
  assert.deepEqual(top, [
    { path: "/hy/matches", views: 2 },
    { path: "/", views: 1 },
  ]);
  assert.equal(total, 3);
});

test("after midnight in the club's town it is the next day", async (t) => {
  const club = await openClub(t);
  club.setNow("2026-03-11T19:59:00.000Z");
  await view(club, "/");
  club.setNow("2026-03-11T20:01:00.000Z");
  await view(club, "/");
  const rows = await club.app.db.selectFrom("page_views").select(["day", "views"]).orderBy("day").execute();
  assert.deepEqual(
    rows.map(({ day, views }) => `${day} ${views}`),
    ["2026-03-11 1", "2026-03-12 1"],
  );
});

test("reloads, robots, the back office and files are not visits", async (t) => {
  const club = await openClub(t);
  await view(club, "/table");
  assert.equal((await view(club, "/table")).status, 202);
  await view(club, "/news", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)");
  for (const path of ["/admin", "/admin/news", "/hy/admin/messages", "/api/news", "/crest.svg"]) {
    assert.equal((await view(club, path)).status, 202, path);
  }
  assert.equal((await visits(club)).total, 1);
});

test("what is no plain path is refused", async (t) => {
  const club = await openClub(t);
  const bad = ["", "news", "//evil.example", "/a/../b", "/a%2fb", "/a%00", `/${"a".repeat(300)}`, 5, null];
  for (const path of [...bad, "https://club.example/", "/%zz", "/a\\b"]) {
    assert.equal((await view(club, path)).status, 400, String(path));
  }
  const extra = await club.call("/api/page-views", { json: { path: "/", user: 1 } });
  assert.equal(extra.status, 400);
  assert.equal((await view(club, `/${"a".repeat(299)}`)).status, 202);
  assert.equal((await visits(club)).total, 1);
});

test("no more than 2,000 paths a day are told apart; the rest share one row", async (t) => {
  const club = await openClub(t);
  const day = "2026-03-11";
  const rows = Array.from({ length: 1999 }, (_, i) => ({ day, path: `/junk/${i}`, views: 1 }));
  await club.app.db.insertInto("page_views").values(rows).execute();
  await Promise.all(["/last", "/more", "/even-more"].map((path) => view(club, path)));
  const { total, top } = await visits(club);
  assert.equal(total, 2002);
  assert.deepEqual(top[0], { path: "*", views: 2 });
  club.setNow("2026-03-11T09:01:00.000Z");
  await view(club, "/junk/5");
  assert.deepEqual((await visits(club)).top[1], { path: "/junk/5", views: 2 });
  club.setNow("2026-03-12T09:00:00.000Z");
  await view(club, "/tomorrow");
  const tomorrow = await club.app.db
    .selectFrom("page_views")
    .select("path")
    .where("day", "=", "2026-03-12")
    .execute();
  assert.deepEqual(
    tomorrow.map(({ path }) => path),
    ["/tomorrow"],
  );
});

test("many readers at once are all counted", async (t) => {
  const club = await openClub(t);
  await Promise.all(Array.from({ length: 20 }, (_, i) => view(club, i % 2 ? "/" : `/news/${i}`)));
  const { top, total } = await visits(club);
  assert.equal(total, 11);
  assert.equal(top.length, 11);
});

test("hundreds of readers at once leave the database's connections to pages and saves", async (t) => {
  const { app } = await openClub(t);
  const { pool } = app.database;
  // SQLite has one, and writes one after another.
  if (!pool) return;
  let most = 0;
  const busy = () => {
    most = Math.max(most, pool.totalCount - pool.idleCount);
  };
  pool.on("acquire", busy);
  const seen = Array.from({ length: 100 }, (_, at) =>
    countView(app, `/news/${at}`, { address: `198.51.100.${at}`, userAgent: BROWSER }),
  );
  await Promise.all(seen);
  assert.ok(most > 0 && most <= 4, `${most} connections`);
});

test("an article's view counts for the article, by slug or number and in each language", async (t) => {
  const club = await openClub(t);
  const id = await addArticle(club, "derby-day");
  await addArticle(club, "other");
  for (const path of ["/news/derby-day", `/hy/news/${id}`, "/ru/news/derby-day/"]) await view(club, path);
  await view(club, "/news/derby-day");
  assert.deepEqual([await articleViews(club, "derby-day"), await articleViews(club, "other")], [3, 0]);
  assert.equal((await view(club, "/news/999999999999999999999")).status, 202);
});

test("drafts, articles to come and deleted ones gain no views", async (t) => {
  const club = await openClub(t);
  await addArticle(club, "draft", { is_published: 0 });
  await addArticle(club, "to-come", { display_date: "2026-03-12T09:00:00.000Z" });
  await addArticle(club, "gone", { deleted_at: TEST_DAY });
  for (const slug of ["draft", "to-come", "gone"]) {
    await view(club, `/news/${slug}`);
    assert.equal(await articleViews(club, slug), 0, slug);
  }
});

test("nothing is kept that tells who came", async (t) => {
  const club = await openClub(t);
  await view(club, "/");
  const rows = await club.app.db.selectFrom("page_views").selectAll().execute();
  assert.deepEqual(Object.keys(rows[0]!).sort(), ["day", "path", "views"]);
  assert.equal((await club.app.db.selectFrom("attempts").selectAll().execute()).length, 0);
});

test("the numbers are for staff, for 1 to 400 days", async (t) => {
  const club = await openClub(t);
  assert.equal((await club.call("/api/admin/visits")).status, 401);
  assert.equal((await visits(club, "?days=1")).days.length, 1);
  assert.equal((await visits(club, "?days=400")).days.length, 400);
  for (const days of ["0", "401", "x", "1.5"]) {
    assert.equal((await club.call(`/api/admin/visits?days=${days}`, { as: "editor" })).status, 400, days);
  }
});

test("the demo club has forty days of visits, more at weekends", async (t) => {
  const club = await openClub(t);
  await addArticle(club, "derby-day");
  await fillVisits(club.admin);
  const { days, top } = await visits(club, "?days=41");
  assert.equal(days[0].views, 0);
  const full = days.slice(1) as { day: string; views: number }[];
  assert.ok(full.every(({ views }) => views > 500));
  const average = (weekend: boolean) => {
    const some = full.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()) === weekend);
    return some.reduce((sum, { views }) => sum + views, 0) / some.length;
  };
  assert.ok(average(true) > average(false) * 1.5);
  assert.equal(top[0].path, "/hy");
});
