import assert from "node:assert/strict";
import { test } from "node:test";
import type { App } from "#src/app/app.server.ts";
import { loadCalendarDialog } from "#src/features/feeds/site/calendar-data.server.ts";
import { loadHome } from "#src/features/home/site/home-data.server.ts";
import { loadHonoursPage } from "#src/features/honours/site/honours-data.server.ts";
import { loadMatchPage } from "#src/features/match-page/site/match-page-data.server.ts";
import { loadFrameMatch } from "#src/features/matches/site/frame-match.server.ts";
import { loadMatches } from "#src/features/matches/site/matches-data.server.ts";
import { article } from "#src/features/news/article.record.ts";
import { loadArticle } from "#src/features/news/site/article-data.server.ts";
import { loadNews } from "#src/features/news/site/news-data.server.ts";
import { loadRace } from "#src/features/outlook/site/race-data.server.ts";
import { loadRules } from "#src/features/outlook/site/rules-data.server.ts";
import { loadTableOutlook } from "#src/features/outlook/site/table-outlook.server.ts";
import { loadWhatIf } from "#src/features/outlook/site/what-if-data.server.ts";
import { loadSearch } from "#src/features/search/site/search-data.server.ts";
import { loadSiteData } from "#src/features/shell/site/site-data.server.ts";
import { loadClub } from "#src/features/squad/site/club-data.server.ts";
import { loadClubRecords } from "#src/features/statistics/club-records.server.ts";
import { loadAgainstPage } from "#src/features/statistics/site/against-data.server.ts";
import { loadPlayerPage } from "#src/features/statistics/site/player-data.server.ts";
import { loadSeasonPage } from "#src/features/statistics/site/season-data.server.ts";
import { loadTable } from "#src/features/table/site/table-data.server.ts";
import { refreshTrees } from "#src/records/markdown-background.server.ts";
import { openDemoClub } from "#tests/support/demo-club.ts";
import { countQueries } from "#tests/support/queries.ts";

const MOST = 6;

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
  const { app } = await openDemoClub(t);
  await assertWithin(app, "home", (counted) => loadHome(counted, "hy", null));
  const { details } = await loadHome(app, "hy", "3");
  assert.equal(details?.match.id, 3);
  await assertWithin(app, "home with a match", (counted) => loadHome(counted, "hy", "3"));
  const { next } = await loadHome(app, "hy", null);
  await assertWithin(app, "home with the next match", (counted) => loadHome(counted, "hy", String(next?.id)));
});

test("the frame of a page asks the database six times at most", async (t) => {
  const { app } = await openDemoClub(t);
  await assertWithin(app, "frame", (counted) => loadSiteData(counted, "ru", "privacy"));
  await assertWithin(app, "the match in it", (counted) => loadFrameMatch(counted, "ru"));
});

test("the news and an article ask the database six times at most", async (t) => {
  const { app } = await openDemoClub(t);
  for (const address of ["", "category=club", "category=nothing", "page=2"])
    await assertWithin(app, `news ${address}`, (counted) => loadNews(counted, "en", query(address)));
  const { slug } = await app.db
    .selectFrom("articles")
    .select("slug")
    .where("is_published", "=", 1)
    .executeTakeFirstOrThrow();
  await assertWithin(app, "article", (counted) => loadArticle(counted, "en", slug, ""));
});

test("cards in an article take one query for each kind, however many there are", async (t) => {
  const { app } = await openDemoClub(t);
  const [matches, players] = await Promise.all([
    app.db.selectFrom("matches").select("id").limit(9).execute(),
    app.db.selectFrom("players").select("id").where("is_active", "=", 1).limit(9).execute(),
  ]);
  const links = [
    ...matches.map(({ id }) => `/matches/${id}-a-b`),
    ...players.map(({ id }) => `/hy/players/${id}`),
    "/table",
  ];
  const content = links.map((link) => `[Name](${link})`).join("\n\n");
  const { id, slug } = await app.db
    .selectFrom("articles")
    .select(["id", "slug"])
    .where("is_published", "=", 1)
    .executeTakeFirstOrThrow();
  await app.db.updateTable("articles").set({ content }).where("id", "=", id).execute();
  await refreshTrees(app, [article]);
  const { body } = await loadArticle(app, "en", slug, "");
  const kinds = Object.values(body.cards).map(({ kind }) => kind);
  assert.deepEqual([...new Set(kinds)], ["match", "player", "table"]);
  assert.ok(kinds.length > 15, `${kinds.length} cards`);
  // A page without cards of players and the table asks six times.
  await assertWithin(app, "article with cards", (counted) => loadArticle(counted, "en", slug, ""), {
    most: MOST + 2,
  });
});

test("the matches ask the database six times at most, filtered and with one open", async (t) => {
  const { app } = await openDemoClub(t);
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

test("the page of a match asks the database six times at most, before, during and after it", async (t) => {
  const { app } = await openDemoClub(t);
  const matches = await app.db
    .selectFrom("matches")
    .innerJoin("teams as home", "home.id", "matches.home_team_id")
    .innerJoin("teams as away", "away.id", "matches.away_team_id")
    .select(["matches.id", "status", "home.slug as home", "away.slug as away", "home.is_own"])
    .where("home.is_own", "=", 1)
    .orderBy("match_date", "desc")
    .execute();
  for (const status of ["scheduled", "finished", "live"]) {
    const one = matches.find((match) => match.status === (status === "live" ? "finished" : status))!;
    if (status === "live")
      await app.db.updateTable("matches").set({ status }).where("id", "=", one.id).execute();
    const address = `${one.id}-${one.home}-${one.away}`;
    await assertWithin(app, `match, ${status}`, (counted) => loadMatchPage(counted, "hy", address, ""));
  }
});

test("the table asks the database six times at most", async (t) => {
  const { app } = await openDemoClub(t);
  for (const season of [null, "2024-25", "1999-00"])
    await assertWithin(app, `table ${season}`, (counted) => loadTable(counted, "en", season));
});

test("what is told of a table asks the database six times at most", async (t) => {
  const { app } = await openDemoClub(t);
  await assertWithin(app, "around the table", (counted) => loadTableOutlook(counted, null, false));
  await assertWithin(app, "race", (counted) => loadRace(counted, "hy", "2024-25", "date"));
  await assertWithin(app, "rules", (counted) => loadRules(counted, "hy", "2024-25"));
  await assertWithin(app, "what if", (counted) => loadWhatIf(counted, "ru", query("r=421.2-1")));
});

test("the dialog of calendars asks the database six times at most", async (t) => {
  const { app } = await openDemoClub(t);
  for (const address of ["calendar=team", "calendar=all&in=ru&remind=1d"])
    await assertWithin(app, address, (counted) => loadCalendarDialog(counted, "hy", query(address)));
});

test("the club's people ask the database six times at most", async (t) => {
  const { app } = await openDemoClub(t);
  for (const tab of ["management", "coaching", "administration", "players&person=3", "players&order=goals"])
    await assertWithin(app, tab, (counted) => loadClub(counted, "hy", query(`tab=${tab}`)));
});

test("the pages of figures and the honours ask the database six times at most", async (t) => {
  const { app } = await openDemoClub(t);
  const { id, first_name, last_name } = await app.db
    .selectFrom("players")
    .select(["id", "first_name", "last_name"])
    .where("jersey_number", "=", 10)
    .executeTakeFirstOrThrow();
  const address = `${id}-${first_name}-${last_name}`.toLowerCase();
  await assertWithin(app, "player", (counted) => loadPlayerPage(counted, "hy", address, query("")));
  const season = await loadSeasonPage(app, "hy", "2024-25", query(""));
  for (const one of [season.seasons[0]!.season, "2024-25"])
    await assertWithin(app, `season ${one}`, (counted) => loadSeasonPage(counted, "hy", one, query("")));
  await assertWithin(app, "against", (counted) => loadAgainstPage(counted, "hy", "pyunik", query("")));
  await assertWithin(app, "records", (counted) => loadClubRecords(counted, "hy"));
  await assertWithin(app, "honours", (counted) => loadHonoursPage(counted, "hy"));
});

test("the search asks the database six times at most, and four times more for what was meant", async (t) => {
  const { app } = await openDemoClub(t);
  // Whole words, then beginnings; and both once more for what was meant.
  const search = (address: string, most: number, same = 2) =>
    assertWithin(app, `search ${address}`, (counted) => loadSearch(counted, "hy", query(address)), {
      most,
      same,
    });
  for (const address of ["q=pyunik", "q=derby&in=news"]) await search(address, MOST);
  for (const address of ["q=pyunlk", "q=argihsti", "q=qwertyzx"]) await search(address, MOST + 4, 4);
});
