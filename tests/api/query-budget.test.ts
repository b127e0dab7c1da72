import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { App } from "#src/app/app.server.ts";
import { loadHome } from "#src/features/home/site/home-data.server.ts";
import { loadFrameMatch } from "#src/features/matches/site/frame-match.server.ts";
import { loadMatches } from "#src/features/matches/site/matches-data.server.ts";
import { loadArticle } from "#src/features/news/site/article-data.server.ts";
import { loadNews } from "#src/features/news/site/news-data.server.ts";
import { loadSearch } from "#src/features/search/site/search-data.server.ts";
import { loadSiteData } from "#src/features/shell/site/site-data.server.ts";
import { loadClub } from "#src/features/squad/site/club-data.server.ts";
import { loadTable } from "#src/features/table/site/table-data.server.ts";
import { fillDemo } from "#src/start/demo.server.ts";
import { openClub } from "#tests/support/club.ts";
import { countQueries } from "#tests/support/queries.ts";

const MOST = 6;

async function openDemo(t: TestContext) {
  const { app } = await openClub(t);
  await app.db.deleteFrom("accounts").execute();
  await fillDemo(app);
  return app;
}

/** Asks no more than the budget, and no statement again and again, as a query in a loop would. */
async function assertWithin(
  app: App,
  name: string,
  load: (app: App) => Promise<unknown>,
  { most = MOST, same = 2 } = {},
) {
  const { total, statements } = await countQueries(app, load);
  assert.ok(total <= most, `${name} asks ${total} times:\n${statements.join("\n")}`);
  assert.ok(total > 0, `${name} is counted`);
  // A search that finds nothing asks once more, for what was meant.
  const often = Map.groupBy(statements, (statement) => statement)
    .values()
    .some(({ length }) => length > same);
  assert.ok(!often, `${name} asks the same in a loop:\n${statements.join("\n")}`);
}

const query = (text: string) => new URLSearchParams(text);

test("the home page asks the database six times at most, with a match open too", async (t) => {
  const app = await openDemo(t);
  await assertWithin(app, "home", (counted) => loadHome(counted, "hy", null));
  const { details } = await loadHome(app, "hy", "3");
  assert.equal(details?.match.id, 3);
  await assertWithin(app, "home with a match", (counted) => loadHome(counted, "hy", "3"));
  const { next } = await loadHome(app, "hy", null);
  await assertWithin(app, "home with the next match", (counted) => loadHome(counted, "hy", String(next?.id)));
});

test("the frame of a page asks the database six times at most", async (t) => {
  const app = await openDemo(t);
  await assertWithin(app, "frame", (counted) => loadSiteData(counted, "ru", "privacy"));
  await assertWithin(app, "the match in it", (counted) => loadFrameMatch(counted, "ru"));
});

test("the news and an article ask the database six times at most", async (t) => {
  const app = await openDemo(t);
  for (const address of ["", "category=club", "category=nothing", "page=2"])
    await assertWithin(app, `news ${address}`, (counted) => loadNews(counted, "en", query(address)));
  const { slug } = await app.db
    .selectFrom("articles")
    .select("slug")
    .where("is_published", "=", 1)
    .executeTakeFirstOrThrow();
  await assertWithin(app, "article", (counted) => loadArticle(counted, "en", slug, ""));
});

test("the matches ask the database six times at most, filtered and with one open", async (t) => {
  const app = await openDemo(t);
  for (const address of [
    "",
    "match=3",
    "search=pyunik&status=finished",
    "competition=premier-league&match=3",
    "page=99",
    "clubs=all&competition=nothing",
    "clubs=all&match=3",
    "status=finished&clubs=own&match=3",
  ])
    await assertWithin(app, `matches ${address}`, (counted) => loadMatches(counted, "en", query(address)));
});

test("the table asks the database six times at most", async (t) => {
  const app = await openDemo(t);
  for (const season of [null, "2024-25", "1999-00"])
    await assertWithin(app, `table ${season}`, (counted) => loadTable(counted, "en", season));
});

test("the club's people ask the database six times at most", async (t) => {
  const app = await openDemo(t);
  for (const tab of ["management", "coaching", "administration", "players&person=3"])
    await assertWithin(app, tab, (counted) => loadClub(counted, "hy", query(`tab=${tab}`)));
});

test("the search asks the database six times at most, and four times more for what was meant", async (t) => {
  const app = await openDemo(t);
  // Whole words, then beginnings; and both once more for what was meant.
  const search = (address: string, most: number, same = 2) =>
    assertWithin(app, `search ${address}`, (counted) => loadSearch(counted, "hy", query(address)), {
      most,
      same,
    });
  for (const address of ["q=pyunik", "q=derby&in=news"]) await search(address, MOST);
  for (const address of ["q=pyunlk", "q=argihsti", "q=qwertyzx"]) await search(address, MOST + 4, 4);
});
