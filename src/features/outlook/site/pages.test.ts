import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { track } from "#src/app/tracking.server.ts";
import { loadHome } from "#src/features/home/site/home-data.server.ts";
import { createMatch, putMatch } from "#src/features/matches/test-support.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { loadMatchStakes } from "../match-stakes.server.ts";
import { loadOutlook } from "../queries.server.ts";
import { loadRace } from "./race-data.server.ts";
import { loadRules } from "./rules-data.server.ts";
import { isFinalWanted, loadTableOutlook } from "./table-outlook.server.ts";
import { loadWhatIf } from "./what-if-data.server.ts";

const SEASON = "2025-26";
const ZONES = [
  { from: 1, to: 1, zone: "champions_league" },
  { from: -1, to: -1, zone: "relegation" },
];
const CLUBS = ["Ani", "Dvin", "Garni", "Zvartnots"];

/** Four clubs that meet once, the first one ours; the table follows the results. */
async function openLeague(t: TestContext, names = CLUBS) {
  const club = await openClub(t);
  for (const name of names)
    await club.call("/api/admin/teams", {
      as: "editor",
      json: { name, name_hy: name, name_ru: name, is_own: name === "Ani" },
    });
  await club.call("/api/admin/competitions", { as: "editor", json: { name: "League", kind: "league" } });
  await put(
    club,
    names.map((name) => ({ team_name: name, team_name_hy: name })),
  );
  await edit(club, { table_source: "results", matches_per_club: 3, zones: ZONES });
  return club;
}

const put = (club: TestClub, standings: object[]) =>
  club.call("/api/admin/league-table", { as: "editor", method: "PUT", json: { season: SEASON, standings } });

async function edit(club: TestClub, json: object) {
  const { status, body } = await club.call(`/api/admin/seasons/${SEASON}`, {
    as: "editor",
    method: "PUT",
    json,
  });
  assert.equal(status, 200, JSON.stringify(body));
}

/** A match of a round, with its score or to come. */
function meet(
  club: TestClub,
  round: number,
  [home, away]: [string, string],
  score?: [number, number],
  more = {},
) {
  const played = score ? { status: "finished", home_score: score[0], away_score: score[1] } : {};
  return createMatch(club, {
    home_team_name: home,
    away_team_name: away,
    competition_name: "League",
    season: SEASON,
    match_date: `2026-03-${10 + 7 * (round - 1)}T15:00`,
    round,
    ...played,
    ...more,
  });
}

type SavedMatch = Awaited<ReturnType<typeof createMatch>>;

async function becomes(club: TestClub, match: SavedMatch, json: object) {
  const { home_team_name, away_team_name, match_date } = match;
  const { status, body } = await putMatch(club, match.id, {
    ...{ home_team_name, away_team_name, match_date },
    ...json,
  });
  assert.equal(status, 200, JSON.stringify(body));
}

/** Two rounds played, the third to come: we have three points, the leader six. */
async function openSeason(t: TestContext) {
  const club = await openLeague(t);
  await meet(club, 1, ["Ani", "Dvin"], [1, 0]);
  await meet(club, 1, ["Garni", "Zvartnots"], [2, 0]);
  await meet(club, 2, ["Garni", "Ani"], [3, 0]);
  await meet(club, 2, ["Dvin", "Zvartnots"], [1, 1]);
  const own = await meet(club, 3, ["Ani", "Zvartnots"]);
  const other = await meet(club, 3, ["Dvin", "Garni"]);
  return { club, own, other };
}

const ownMarks = async ({ app }: TestClub) =>
  (await loadOutlook(app))?.needs.map(({ name, mark }) => `${name} ${mark}`);

test("table, home and what we need are right as soon as a result is saved", async (t) => {
  const { club, other } = await openSeason(t);
  assert.deepEqual(await ownMarks(club), ["title possible", "safety possible"]);
  const before = await loadHome(club.app, "en", null);
  assert.deepEqual([before.outlook?.nearest?.name, before.outlook?.nearest?.gap], ["safety", -2]);
  await becomes(club, other, { status: "finished", home_score: 0, away_score: 2 });
  assert.deepEqual(await ownMarks(club), ["title impossible", "safety certain"]);
  const { outlook, table } = await loadHome(club.app, "en", null);
  assert.equal(outlook?.nearest, null);
  assert.deepEqual(
    outlook?.decided.map(({ name, mark }) => [name, mark]),
    [
      ["title", "impossible"],
      ["safety", "certain"],
    ],
  );
  assert.deepEqual(
    table?.rows.map(({ points }) => points),
    [9, 3, 1, 1],
  );
});

test("while matches run the table is as it stands, with where each club came from; final results are one tap away", async (t) => {
  const { club, own } = await openSeason(t);
  await becomes(club, own, { status: "live", home_score: 4, away_score: 0 });
  const now = await loadTableOutlook(club.app, null, false);
  assert.deepEqual([now?.isLive, now?.isAsItStands], [true, true]);
  assert.deepEqual(
    now?.rows.map(({ from, to, isPlaying, figures }) => [from, to, isPlaying, figures.points]),
    [
      [1, 1, false, 6],
      [2, 2, true, 6],
      [3, 3, false, 1],
      [4, 4, true, 1],
    ],
  );
  assert.deepEqual(now?.followed.map(({ id, score }) => [id, score]).at(0), [own.id, { home: 4, away: 0 }]);
  // What runs decides nothing yet.
  assert.deepEqual(await ownMarks(club), ["title possible", "safety possible"]);
  const final = await loadTableOutlook(club.app, null, true);
  assert.equal(final?.isAsItStands, false);
  const home = await loadHome(club.app, "en", null);
  assert.deepEqual(
    home.table?.rows.map(({ points, move }) => [points, move?.isPlaying]),
    [
      [6, false],
      [6, true],
      [1, false],
      [1, true],
    ],
  );
});

test("a table that staff typed and that differs from the results is explained by nothing", async (t) => {
  const { club, own } = await openSeason(t);
  await put(
    club,
    CLUBS.map((name, at) => ({ team_name: name, team_name_hy: name, won: at })),
  );
  const { app } = club;
  const table = await loadTableOutlook(app, null, false);
  assert.deepEqual([table?.isContradicted, table?.rows, table?.needs], [true, [], []]);
  const race = await loadRace(app, "en", null, null);
  assert.deepEqual([race.isContradicted, race.race], [true, null]);
  const whatIf = await loadWhatIf(app, "en", new URLSearchParams());
  assert.deepEqual([whatIf.isContradicted, whatIf.whatIf], [true, null]);
  assert.equal(await loadMatchStakes(app, { id: own.id, season: SEASON }), null);
  assert.equal((await loadHome(app, "en", null)).outlook, null);
});

test("nothing is said to be certain before it is known how many matches a season has", async (t) => {
  const { club } = await openSeason(t);
  await edit(club, { matches_per_club: null });
  assert.deepEqual(await ownMarks(club), []);
  const table = await loadTableOutlook(club.app, null, false);
  assert.deepEqual([table?.unknown, table?.rows.length], ["incomplete", 4]);
  await edit(club, { matches_per_club: 4 });
  assert.deepEqual(await ownMarks(club), [], "a match of each club is missing");
  assert.ok((await loadRace(club.app, "hy", null, null)).race, "what was is told all the same");
});

test("the rules of a season are told with their source, those of a stage too, and what nobody has read is unconfirmed", async (t) => {
  const club = await openLeague(t);
  await edit(club, {
    tie_breakers: ["points", "head_to_head", "lots"],
    rules_source: "Regulations, article 14",
    rules_source_hy: "Կանոնակարգ, հոդված 14",
    are_rules_confirmed: true,
  });
  const { body: teams } = await club.call("/api/teams");
  const ids = teams.teams.slice(0, 2).map(({ id }: { id: number }) => id);
  const stage = {
    name: "Title group",
    first_round: 4,
    carries: "half",
    teams: ids,
    tie_breakers: ["points", "wins"],
  };
  const made = await club.call(`/api/admin/seasons/${SEASON}/stages`, { as: "editor", json: stage });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const { rules, all, has, zones } = await loadRules(club.app, "hy", null);
  const [season, group] = rules!.stages;
  assert.deepEqual(season!.order, ["points", "head_to_head", "lots"]);
  assert.deepEqual([season!.source.text, season!.isConfirmed], ["Կանոնակարգ, հոդված 14", true]);
  assert.deepEqual([group!.order, group!.carries, group!.isConfirmed], [["points", "wins"], "half", false]);
  assert.equal(group!.teams.length, 2);
  assert.equal(rules!.further.are_bans_confirmed, false);
  assert.deepEqual([zones.length, has], [2, { race: false, whatIf: false }], "nobody has played yet");
  assert.deepEqual(
    all.map((one) => [one.season, one.isConfirmed]),
    [[SEASON, true]],
  );
  assert.equal((await loadRules(club.app, "en", "1999-00")).rules, null);
});

test("without results, and with three clubs, there is neither race nor what is needed", async (t) => {
  const club = await openLeague(t);
  assert.equal(await loadOutlook(club.app), null);
  assert.equal(await loadTableOutlook(club.app, null, false), null);
  assert.equal((await loadRace(club.app, "ru", "1999-00", "date")).race, null);
  const three = await openLeague(t, CLUBS.slice(0, 3));
  await meet(three, 1, ["Ani", "Dvin"], [1, 0]);
  assert.equal(await loadOutlook(three.app), null);
  assert.equal((await loadWhatIf(three.app, "en", new URLSearchParams("r=1.1-0"))).whatIf, null);
});

test("a race tells the places by round and by date, the own club with its neighbours", async (t) => {
  const { club } = await openSeason(t);
  const { race } = await loadRace(club.app, "en", null, null);
  assert.deepEqual(
    race?.runners.map(({ team, places, kind }) => [team.name.text, places, kind]),
    [
      ["Garni", [1, 1], "above"],
      ["Ani", [2, 2], "own"],
      ["Dvin", [3, 3], "below"],
      ["Zvartnots", [4, 4], "other"],
    ],
  );
  const byDate = await loadRace(club.app, "hy", SEASON, "date");
  assert.deepEqual([byDate.race?.by, byDate.race?.steps], ["date", ["10.03", "17.03"]]);
});

test("what a form of imagined results sends becomes an address that can be shared", async (t) => {
  const { club, own, other } = await openSeason(t);
  const { app } = club;
  const send = async (query: string) => {
    const thrown = await loadWhatIf(app, "hy", new URLSearchParams(query)).catch((error: unknown) => error);
    assert.ok(thrown instanceof Response, query);
    return thrown.headers.get("location");
  };
  assert.equal(
    await send(`r=&round=3&m=${own.id},${other.id}&h0=2&a0=1&h1=&a1=`),
    `/hy/table/what-if?r=${own.id}.2-1&round=3`,
  );
  assert.equal(
    await send(`r=${own.id}.2-1&round=3&m=${own.id}&h0=2&a0=1&set=${other.id}.0-1`),
    `/hy/table/what-if?r=${own.id}.2-1,${other.id}.0-1&round=3`,
  );
  assert.equal(await send(`r=${own.id}.2-1&set=${own.id}.`), "/hy/table/what-if");
  const read = `r=${own.id}.2-1&round=3&_routes=current-match`;
  const { whatIf } = await loadWhatIf(app, "hy", new URLSearchParams(read));
  assert.equal(whatIf?.picks.length, 1, "what the router adds is nothing that a form sent");
  assert.equal(await send(`m=%00,x&h0=1&a0=1&h1=999&a1=-1&go=javascript:1`), "/hy/table/what-if");
});

test("imagined results show the table that would be and what would be decided then", async (t) => {
  const { club, own, other } = await openSeason(t);
  const { whatIf } = await loadWhatIf(
    club.app,
    "ru",
    new URLSearchParams(`r=${own.id}.9-0,${other.id}.1-0,77777.1-0`),
  );
  assert.deepEqual(
    whatIf?.rows.map(({ team, place, formerPlace, points, gained }) => [
      team.name.text,
      place,
      formerPlace,
      points,
      gained,
    ]),
    [
      ["Ani", 1, 2, 6, 3],
      ["Garni", 2, 1, 6, 0],
      ["Dvin", 3, 3, 4, 3],
      ["Zvartnots", 4, 4, 1, 0],
    ],
  );
  assert.equal(whatIf?.dropped.unknown, 1);
  assert.deepEqual(
    whatIf?.needs.map(({ name, mark }) => [name, mark]),
    [
      ["title", "certain"],
      ["safety", "certain"],
    ],
  );
});

test("before a match its page knows what is at stake", async (t) => {
  const { club, own } = await openSeason(t);
  assert.deepEqual(await loadMatchStakes(club.app, { id: own.id, season: SEASON }), { win: null, loss: 3 });
  await edit(club, { tie_breakers: ["points", "wins", "goal_difference"] });
  await put(
    club,
    CLUBS.map((name, at) => ({ team_name: name, team_name_hy: name, points_adjustment: at === 2 ? -3 : 0 })),
  );
  await edit(club, { table_source: "results" });
  assert.deepEqual(await loadMatchStakes(club.app, { id: own.id, season: SEASON }), { win: 1, loss: 3 });
  assert.equal(await loadMatchStakes(club.app, { id: own.id, season: "1999-00" }), null);
});

test("pages of seasons and views that somebody makes up are not kept in memory", async (t) => {
  const { app } = await openLeague(t);
  const isKept = async (make: () => Promise<unknown>) => !(await track(make)).tracking.isNoStore;
  const race = (season: string | null, by: string | null) => isKept(() => loadRace(app, "en", season, by));
  assert.deepEqual(
    [await race(null, null), await race(SEASON, "date"), await race(SEASON, "round")],
    [true, true, true],
  );
  assert.deepEqual(
    [await race("1901-02", null), await race("x", null), await race(null, "dates")],
    [false, false, false],
  );
  const table = (query: string) => isKept(async () => isFinalWanted(new URLSearchParams(query)));
  assert.deepEqual(
    [await table(""), await table("results=final"), await table("results=some")],
    [true, true, false],
  );
});
