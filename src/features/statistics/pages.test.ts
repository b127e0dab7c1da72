import assert from "node:assert/strict";
import { test } from "node:test";
import { sitemap } from "#src/features/feeds/sitemap.server.ts";
import { loadHonoursPage } from "#src/features/honours/site/honours-data.server.ts";
import { searchSite } from "#src/features/search/results.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { openClub } from "#tests/support/club.ts";
import { openDemoClub } from "#tests/support/demo-club.ts";
import { loadClubRecords } from "./club-records.server.ts";
import { readOwnHistory } from "./own-matches.server.ts";
import { loadAgainstPage } from "./site/against-data.server.ts";
import { loadPlayerPage } from "./site/player-data.server.ts";
import { loadSeasonPage } from "./site/season-data.server.ts";

const NONE = new URLSearchParams();

/** Where a loader sends, or the status with which it refuses. */
async function thrown(load: () => Promise<unknown>): Promise<string> {
  try {
    await load();
  } catch (error) {
    if (error instanceof Response) return `${error.status} ${error.headers.get("location")}`;
    return (error as { code?: string }).code ?? String(error);
  }
  return "nothing";
}

test("a player's page tells his goals in three languages; other words in its address lead there", async (t) => {
  const { app } = await openDemoClub(t);
  const player = await app.db
    .selectFrom("players")
    .selectAll()
    .where("jersey_number", "=", 10)
    .executeTakeFirstOrThrow();
  const address = `${player.id}-${player.first_name}-${player.last_name}`.toLowerCase();
  const all = [];
  for (const language of LANGUAGES) all.push(await loadPlayerPage(app, language, address, NONE));
  const [en, hy, ru] = all;
  assert.deepEqual([en!.number, en!.name.last], [10, player.last_name]);
  assert.deepEqual(
    [hy!.name.last, ru!.name.last],
    [player.last_name_hy, player.last_name_ru],
    "the name is the language's",
  );
  assert.deepEqual(en!.figures, hy!.figures);
  const scored = await app.db
    .selectFrom("match_events")
    .innerJoin("matches", "matches.id", "match_events.match_id")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("player_id", "=", player.id)
    .innerJoin("competitions", "competitions.id", "matches.competition_id")
    .where("event_type", "in", ["goal", "penalty_scored"])
    .where("status", "=", "finished")
    .where("competitions.kind", "!=", "friendly")
    .executeTakeFirstOrThrow();
  assert.equal(en!.total.goals, Number(scored.count), "as many as the events of all matches have");
  const find = (text: string) =>
    thrown(() => loadPlayerPage(app, "hy", text, new URLSearchParams("season=2024-25")));
  assert.equal(await find(String(player.id)), `301 /hy/players/${address}?season=2024-25`);
  assert.equal(await find(`${player.id}-somebody`), `301 /hy/players/${address}?season=2024-25`);
  for (const text of ["9999", "0", "x", "", "1e3"]) assert.equal(await find(text), "not_found", text);
});

test("a match whose sides are put the right way round has its scorers on the other side at once", async (t) => {
  const club = await openClub(t);
  const send = async (path: string, json: object, method = "POST") =>
    (await club.call(`/api/admin/${path}`, { as: "editor", method, json })).body;
  const { id: own } = await send("teams", { name: "Argishti", is_own: true });
  const { id: noah } = await send("teams", { name: "Noah" });
  const { id: competition_id } = await send("competitions", { name: "League", kind: "league" });
  const sides = { home_team_id: own, away_team_id: noah, match_date: "2026-02-01T15:00" };
  const { id } = await send("matches", { ...sides, competition_id, season: "2025-26", status: "finished" });
  for (const [team_type, player_last_name] of [
    ["home", "Sahradyan"],
    ["away", "Rivas"],
  ])
    await send(`matches/${id}/events`, { event_type: "goal", minute: 10, team_type, player_last_name });
  const scorers = async () =>
    (await readOwnHistory(club.app.db)).matches.flatMap(({ deeds }) => [...deeds.keys()]);
  assert.deepEqual(await scorers(), ["name sahradyan"]);
  await send(`matches/${id}`, { ...sides, home_team_id: noah, away_team_id: own }, "PUT");
  assert.deepEqual(await scorers(), ["name rivas"]);
});

test("nobody under sixteen has a page or a birthday on the site, and who left keeps his page", async (t) => {
  const { app, call } = await openDemoClub(t);
  const [child, left] = await app.db
    .selectFrom("players")
    .selectAll()
    .where("is_active", "=", 1)
    .where("jersey_number", "in", [9, 11])
    .orderBy("id")
    .execute();
  const address = (one: typeof child) => `${one!.id}-${one!.first_name}-${one!.last_name}`.toLowerCase();
  const young = `${app.now().getUTCFullYear() - 15}-12-31`;
  await app.db.updateTable("players").set({ birth_date: young }).where("id", "=", child!.id).execute();
  await app.db.updateTable("players").set({ is_active: 0 }).where("id", "=", left!.id).execute();
  app.changes.invalidate({ isContent: true, topics: [] });
  assert.equal(await thrown(() => loadPlayerPage(app, "en", address(child), NONE)), "not_found");
  const { body } = await call("/api/players");
  const told = body.players.find(({ id }: { id: number }) => id === child!.id);
  assert.equal(told.birth_date, null);
  const map = (await sitemap(app, "https://club.example", undefined)) ?? "";
  assert.ok(!map.includes(`/players/${child!.id}-`));
  assert.ok(map.includes(`/players/${left!.id}-`));
  const found = await searchSite(app, "en", child!.last_name);
  const paths = found.groups.flatMap(({ results }) => results.map(({ path }) => path));
  assert.ok(
    paths.some((path) => path.includes(`person=${child!.id}`)),
    "he is found in the squad",
  );
  const page = await loadPlayerPage(app, "en", address(left), NONE);
  assert.deepEqual([page.isActive, page.total.matches > 0], [false, true]);
  const { photo, bio, age, birthDate, birthDay, nationality, heightCm, weightKg } = page;
  const written = [photo, bio.text, age, birthDate, birthDay, nationality.text, heightCm, weightKg];
  assert.deepEqual(written.filter(Boolean), [], "of who left his matches alone are public");
});

test("a season's and an opponent's page list two hundred people at most, though a thousand are named in its matches", async (t) => {
  const club = await openClub(t);
  const send = async (path: string, json: object) =>
    (await club.call(`/api/admin/${path}`, { as: "editor", json })).body;
  const { id: own } = await send("teams", { name: "Argishti", is_own: true });
  const { id: noah, slug } = await send("teams", { name: "Noah" });
  const { id: competition_id } = await send("competitions", { name: "League", kind: "league" });
  const sides = { home_team_id: own, away_team_id: noah, match_date: "2026-02-01T15:00" };
  const { id } = await send("matches", { ...sides, competition_id, season: "2025-26", status: "finished" });
  const seen = { event_type: "goal", minute: 10, player_last_name: "Sahradyan" };
  await send(`matches/${id}/events`, { ...seen, team_type: "home" });
  await send(`matches/${id}/events`, { ...seen, team_type: "away" });
  const { db } = club.app;
  const goals = db.selectFrom("match_ledger").selectAll().where("kind", "=", "goal");
  const [goal] = await goals.where("side", "=", "home").execute();
  const [, against] = await db.selectFrom("match_events").selectAll().orderBy("id").execute();
  for (let at = 0; at < 1000; at++) {
    const payload = JSON.stringify({ how: "play", scorer: { names: { player_last_name: `Rivas ${at}` } } });
    const entry = { ...goal!, id: crypto.randomUUID(), seq: 100 + at, payload };
    await db.insertInto("match_ledger").values(entry).execute();
    const event = { ...against!, id: 1000 + at, player_last_name: `Van ${at}` };
    await db.insertInto("match_events").values(event).execute();
  }
  club.app.changes.invalidate({ isContent: true, topics: [] });
  const { scorers, minutes } = await loadSeasonPage(club.app, "en", "2025-26", NONE);
  assert.deepEqual([scorers.length, scorers[0]?.rank, minutes.length], [200, 1, 0]);
  const page = await loadAgainstPage(club.app, "en", slug, NONE);
  assert.equal(page.scorers.length, 200);
  const lines = page.seasons.flatMap(({ matches }) =>
    matches.map((match) => match.scorers.split(", ").length),
  );
  assert.deepEqual(lines, [30]);
});

test("a season's page has its lists; one of which nothing is known is not there", async (t) => {
  const { app } = await openDemoClub(t);
  const page = await loadSeasonPage(app, "ru", "2024-25", NONE);
  assert.equal(page.name, "2024/25");
  const { matches, wins, draws, losses } = page.totals;
  assert.equal(wins + draws + losses, matches);
  const goals = page.scorers.map(({ figures }) => figures.goals);
  assert.deepEqual(
    goals,
    goals.toSorted((one, other) => other - one),
  );
  const scored = goals.reduce((sum, one) => sum + one, page.ownGoals);
  assert.equal(scored, page.totals.scored, "everybody who scored is listed");
  assert.equal(page.suspended, null, "a season that is over has no next match");
  const all = await loadSeasonPage(app, "ru", "2024-25", new URLSearchParams("competition=all"));
  assert.ok(all.totals.matches >= matches);
  assert.equal(await thrown(() => loadSeasonPage(app, "en", "1999-00", NONE)), "not_found");
  assert.match(await thrown(() => loadSeasonPage(app, "hy", "", NONE)), /^302 \/hy\/season\/\d{4}-\d\d$/);
});

test("the wins, draws and defeats of a season add up to the matches beside them, also where a match ended without a score", async (t) => {
  const { app } = await openDemoClub(t);
  const before = (await loadSeasonPage(app, "en", "2024-25", NONE)).totals;
  const history = await readOwnHistory(app.db);
  const { id } = history.matches.find(
    (one) => one.season === "2024-25" && one.competition.kind === "league",
  )!;
  await app.db
    .updateTable("matches")
    .set({ home_score: null, away_score: null })
    .where("id", "=", id)
    .execute();
  app.changes.invalidate({ isContent: true, topics: [] });
  const { withResult, wins, draws, losses, matches } = (await loadSeasonPage(app, "en", "2024-25", NONE))
    .totals;
  assert.deepEqual([withResult, matches], [before.matches - 1, before.matches]);
  assert.equal(wins + draws + losses, withResult);
});

test("a season's lists have the shirts of that season: today's is not shown of one in which nobody knows it", async (t) => {
  const { app } = await openDemoClub(t);
  const scorer = async () => (await loadSeasonPage(app, "en", "2024-25", NONE)).scorers[0]!;
  const known = await scorer();
  const person = Number(/^person (\d+)$/.exec(known.key)![1]);
  const place = () => app.db.updateTable("squad_members").where("person_id", "=", person);
  await place().set({ number: 77 }).where("season", "=", "2024-25").execute();
  const changed = async () => {
    app.changes.invalidate({ isContent: true, topics: [] });
    return (await scorer()).number;
  };
  assert.equal(await changed(), 77, "that of the season");
  await place().set({ number: null }).where("season", "=", "2024-25").execute();
  const worn = (await changed())!;
  assert.equal(worn, known.number, "that of all his line-ups");
  const lineups = await app.db
    .selectFrom("lineups")
    .innerJoin("matches", "matches.id", "lineups.match_id")
    .innerJoin("teams", "teams.id", "matches.home_team_id")
    .innerJoin("competitions", "competitions.id", "matches.competition_id")
    .select(["lineups.id", "lineups.version", "players"])
    .where("season", "=", "2024-25")
    .where("competitions.kind", "=", "league")
    .where("teams.is_own", "=", 1)
    .where("side", "=", "home")
    .execute();
  const one = lineups.find(({ players }) => players.includes(`"number":${worn},`))!;
  const players = one.players.replace(`"number":${worn},`, `"number":${worn + 60},`);
  await app.db
    .updateTable("lineups")
    .set({ players, version: one.version + 1 })
    .where("id", "=", one.id)
    .execute();
  assert.equal(await changed(), null, "two numbers are none, and today's says nothing");
});

test("all matches against a club add up; its number and capitals lead to its address", async (t) => {
  const { app } = await openDemoClub(t);
  const team = await app.db
    .selectFrom("teams")
    .selectAll()
    .where("slug", "=", "pyunik")
    .executeTakeFirstOrThrow();
  const page = await loadAgainstPage(app, "en", "pyunik", NONE);
  const { wins, draws, losses } = page.balance;
  const listed = page.seasons.flatMap(({ matches }) => matches);
  assert.equal(listed.length, wins + draws + losses);
  assert.equal(listed.length, page.stones.length);
  const sum = (isOwn: boolean) =>
    page.scorers.filter((one) => one.isOwn === isOwn).reduce((all, { goals }) => all + goals, 0);
  assert.ok(sum(true) <= page.goals.own && sum(false) <= page.goals.other, "no goal is listed twice");
  const at = (where: string) => loadAgainstPage(app, "en", "pyunik", new URLSearchParams({ at: where }));
  const count = async (where: string) => (await at(where)).seasons.flatMap(({ matches }) => matches).length;
  assert.equal((await count("home")) + (await count("away")), listed.length);
  const cup = (await at("cup")).seasons.flatMap(({ matches }) => matches);
  assert.ok(cup.length > 0 && cup.length < listed.length, "those of the cup alone");
  const go = (slug: string) => thrown(() => loadAgainstPage(app, "ru", slug, NONE));
  assert.equal(await go(String(team.id)), "301 /ru/matches/against/pyunik");
  assert.equal(await go("Pyunik"), "301 /ru/matches/against/pyunik");
  for (const slug of ["nowhere", "argishti", ""]) assert.equal(await go(slug), "not_found", slug);
});

test("the honours have six records with what is known of the matches; many meetings are behind one press", async (t) => {
  const { app } = await openDemoClub(t);
  const [honours, { records, coverage }] = [
    await loadHonoursPage(app, "en"),
    await loadClubRecords(app, "en"),
  ];
  assert.deepEqual(honours.coverage, coverage);
  assert.equal(honours.records.length, 6);
  for (const record of honours.records) assert.ok(records.some((one) => one.kind === record.kind));
  const teams = await app.db.selectFrom("teams").select("slug").where("is_own", "=", 0).execute();
  for (const { slug } of teams) {
    const { seasons, earlier, balance, run } = await loadAgainstPage(app, "en", slug, NONE);
    const [open, left] = [seasons, earlier].map((all) => all.flatMap(({ matches }) => matches).length);
    assert.equal(open! + left!, balance.wins + balance.draws + balance.losses, slug);
    assert.ok(open! <= 12 && (left === 0 || open === 12), slug);
    assert.ok(run === null || run.count > 1, slug);
  }
});

test("each record is headed by what is known, and leads to the match that made it", async (t) => {
  const { app } = await openDemoClub(t);
  const { coverage, records } = await loadClubRecords(app, "en");
  const finished = await app.db
    .selectFrom("matches")
    .innerJoin("competitions", "competitions.id", "matches.competition_id")
    .innerJoin("teams", (join) =>
      join
        .on("teams.is_own", "=", 1)
        .on((e) =>
          e.or([e("home_team_id", "=", e.ref("teams.id")), e("away_team_id", "=", e.ref("teams.id"))]),
        ),
    )
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("status", "=", "finished")
    .where("competitions.kind", "!=", "friendly")
    .executeTakeFirstOrThrow();
  assert.equal(coverage?.all, Number(finished.count));
  assert.ok(coverage && coverage.told <= coverage.all);
  assert.ok(records.length >= 8, "there are records");
  for (const { path, kind } of records) assert.match(path, /^\/(matches|players)\//, kind);
});

test("a scorer's place in the league is told as long as every goal of the league is entered", async (t) => {
  const { app } = await openDemoClub(t);
  const page = await loadSeasonPage(app, "en", "2024-25", NONE);
  const top = page.scorers[0]!;
  const address = top.page.replace("/players/", "");
  const ofSeason = new URLSearchParams("season=2024-25");
  const { rank } = await loadPlayerPage(app, "en", address, ofSeason);
  assert.ok(rank !== null && rank >= 1, String(rank));
  const { leagueScorers } = await loadPlayerPage(app, "en", address, ofSeason);
  const him = leagueScorers.filter(({ isHe }) => isHe);
  assert.deepEqual(
    him.map((one) => [one.rank, one.goals, one.team?.text]),
    [[rank, top.figures.goals, "Argishti"]],
  );
  assert.equal(leagueScorers.length, 4);
  const ranks = leagueScorers.map((one) => one.rank);
  assert.deepEqual(
    ranks,
    ranks.toSorted((one, other) => one - other),
  );
  assert.equal(ranks[0], 1);
  assert.ok(leagueScorers.every((one) => one.name.last && one.crest));
  const cup = new URLSearchParams("season=2024-25&competition=all");
  assert.equal((await loadPlayerPage(app, "en", address, cup)).rank, null, "not among all competitions");
  const goal = await app.db
    .selectFrom("match_events")
    .innerJoin("matches", "matches.id", "match_events.match_id")
    .innerJoin("competitions", "competitions.id", "matches.competition_id")
    .select("match_events.id")
    .where("season", "=", "2024-25")
    .where("competitions.kind", "=", "league")
    .where("event_type", "=", "goal")
    .where("player_id", "is", null)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable("match_events")
    .set({ deleted_at: "2026-01-01" })
    .where("id", "=", goal.id)
    .execute();
  app.changes.invalidate({ isContent: true, topics: [] });
  const unknown = await loadPlayerPage(app, "en", address, ofSeason);
  assert.deepEqual([unknown.rank, unknown.leagueScorers], [null, []]);
});

test("the quickest goal is the one with the lowest minute of all that the club's players scored", async (t) => {
  const { app } = await openDemoClub(t);
  const { records } = await loadClubRecords(app, "en");
  const { minute } = await app.db
    .selectFrom("match_events")
    .innerJoin("matches", "matches.id", "match_events.match_id")
    .innerJoin("competitions", "competitions.id", "matches.competition_id")
    .select((e) => e.fn.min("minute").as("minute"))
    .where("match_events.player_id", "is not", null)
    .where("competitions.kind", "!=", "friendly")
    .where("event_type", "in", ["goal", "penalty_scored"])
    .where("status", "=", "finished")
    .executeTakeFirstOrThrow();
  assert.equal(records.find(({ kind }) => kind === "quickestGoal")?.value, `${minute}′`);
});

test("a club without matches has no figures and no faults", async (t) => {
  const { app, call } = await openClub(t);
  const { body } = await call("/api/admin/players", {
    as: "editor",
    json: {
      first_name: "Aram",
      first_name_hy: "Արամ",
      last_name: "Nine",
      last_name_hy: "Ինը",
      position: "Forward",
    },
  });
  const page = await loadPlayerPage(app, "hy", `${body.id}-aram-nine`, NONE);
  assert.deepEqual([page.career, page.log, page.coverage], [[], [], null]);
  assert.deepEqual(await loadClubRecords(app, "hy"), { coverage: null, records: [] });
  assert.equal(await thrown(() => loadSeasonPage(app, "hy", "", NONE)), "not_found");
});
