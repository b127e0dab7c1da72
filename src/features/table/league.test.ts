import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { loadLeague } from "./league-queries.server.ts";
import { loadTable } from "./site/table-data.server.ts";

const SEASON = "2024-25";
const CLUBS = ["Ani", "Dvin", "Garni", "Zvartnots"];

/** Four clubs without a match, by hand. */
async function openLeague(t: TestContext) {
  const club = await openClub(t);
  for (const name of CLUBS)
    await club.call("/api/admin/teams", { as: "editor", json: { name, name_hy: name, name_ru: name } });
  await club.call("/api/admin/competitions", { as: "editor", json: { name: "League", kind: "league" } });
  const { teams } = (await club.call("/api/teams")).body;
  const ids = new Map<string, number>(teams.map(({ name, id }: { name: string; id: number }) => [name, id]));
  await put(
    club,
    CLUBS.map((name) => ({ team_name: name, team_name_hy: name })),
  );
  return { club, ids };
}

const put = (club: TestClub, standings: object[], more: object = {}) =>
  club.call("/api/admin/league-table", {
    as: "editor",
    method: "PUT",
    json: { season: SEASON, standings, ...more },
  });
const edit = (club: TestClub, json: object) =>
  club.call(`/api/admin/seasons/${SEASON}`, { as: "editor", method: "PUT", json });

async function play(
  club: TestClub,
  round: number,
  home: string,
  away: string,
  score: [number, number],
  more = {},
) {
  return createMatch(club, {
    home_team_name: home,
    away_team_name: away,
    competition_name: "League",
    season: SEASON,
    match_date: `2024-08-${String(round).padStart(2, "0")}T15:00`,
    round,
    status: "finished",
    home_score: score[0],
    away_score: score[1],
    ...more,
  });
}

const shown = async (club: TestClub) =>
  (await club.call(`/api/league-table?season=${SEASON}`)).body.map((row: Record<string, unknown>) => [
    row.team_name,
    row.points,
    row.position,
  ]);

test("a season that follows the results has each result in its table at once, and loses it when it is void", async (t) => {
  const { club } = await openLeague(t);
  assert.equal((await edit(club, { table_source: "results" })).body.table_source, "results");
  const match = await play(club, 1, "Garni", "Ani", [2, 0]);
  assert.deepEqual(await shown(club), [
    ["Garni", 3, 1],
    ["Dvin", 0, 2],
    ["Zvartnots", 0, 3],
    ["Ani", 0, 4],
  ]);
  const path = `/api/admin/matches/${match.id}`;
  const json = {
    home_team_name: "Garni",
    away_team_name: "Ani",
    match_date: match.match_date,
    outcome: "void",
  };
  const voided = await club.call(path, { as: "editor", method: "PUT", json });
  assert.equal(voided.status, 200, JSON.stringify(voided.body));
  assert.deepEqual((await shown(club))[0], ["Ani", 0, 1]);
});

test("an abandoned match that is marked as finished counts in no table until the league has decided about it", async (t) => {
  const { club } = await openLeague(t);
  await edit(club, { table_source: "results" });
  const match = await play(club, 1, "Garni", "Ani", [1, 0], { outcome: "abandoned" });
  const points = async () => (await shown(club)).find(([name]: unknown[]) => name === "Garni")?.[1];
  assert.equal(await points(), 0);
  const path = `/api/admin/matches/${match.id}`;
  const decided = { home_team_name: "Garni", away_team_name: "Ani", match_date: match.match_date };
  for (const outcome of ["awarded", "abandoned", "played"] as const) {
    await club.call(path, { as: "editor", method: "PUT", json: { ...decided, outcome } });
    assert.equal(await points(), outcome === "abandoned" ? 0 : 3, outcome);
  }
});

test("the club's last result below the table is one of the league, whatever else it played since", async (t) => {
  const { club, ids } = await openLeague(t);
  const own = { name: "Ani", name_hy: "Ani", name_ru: "Ani", is_own: true };
  await club.call(`/api/admin/teams/${ids.get("Ani")}`, { as: "editor", method: "PUT", json: own });
  const last = async () => (await loadTable(club.app, "en", SEASON)).lastMatch?.path ?? null;
  assert.equal(await last(), null);
  await edit(club, { table_source: "results" });
  const league = await play(club, 1, "Ani", "Dvin", [2, 1]);
  await play(club, 2, "Garni", "Zvartnots", [1, 1]);
  await club.call("/api/admin/competitions", { as: "editor", json: { name: "Friendly", kind: "friendly" } });
  await play(club, 9, "Ani", "Garni", [0, 5], { competition_name: "Friendly" });
  assert.match((await last()) ?? "", new RegExp(`^/matches/${league.id}-`));
});

test("the table that is sent makes a season by hand again, and is answered as it was sent", async (t) => {
  const { club } = await openLeague(t);
  await play(club, 1, "Garni", "Ani", [2, 0]);
  await edit(club, { table_source: "results" });
  const rows = CLUBS.map((name, index) => ({ team_name: name, team_name_hy: name, won: 4 - index }));
  const { body } = await put(club, rows);
  assert.deepEqual(
    body.standings.map(({ won }: { won: number }) => won),
    [4, 3, 2, 1],
  );
  assert.equal((await club.call(`/api/seasons/${SEASON}`)).body.table_source, "hand");
  assert.deepEqual(await shown(club), [
    ["Ani", 12, 1],
    ["Dvin", 9, 2],
    ["Garni", 6, 3],
    ["Zvartnots", 3, 4],
  ]);
});

test("decisions go on counting in a season that follows the results, and are saved without making it by hand", async (t) => {
  const { club } = await openLeague(t);
  await play(club, 1, "Garni", "Ani", [2, 0]);
  await edit(club, { table_source: "results" });
  const rows = CLUBS.map((name) => ({ team_name: name, team_name_hy: name }));
  rows[2] = { ...rows[2]!, points_adjustment: -3, adjustment_date: "2024-09-01" } as never;
  assert.equal((await put(club, rows, { source: "results" })).status, 200);
  assert.deepEqual(
    (await shown(club)).find(([name]: string[]) => name === "Garni"),
    ["Garni", 0, 1],
  );
  const league = await loadLeague(club.app.db, SEASON);
  assert.equal(league.source, "results");
  assert.equal(league.rows[0]?.adjustment_date, "2024-09-01");
});

test("typed rows agree with the results or not, one by one", async (t) => {
  const { club } = await openLeague(t);
  await play(club, 1, "Garni", "Ani", [2, 0]);
  await put(club, [
    { team_name: "Garni", team_name_hy: "Garni", won: 1, goals_for: 2 },
    { team_name: "Ani", team_name_hy: "Ani" },
  ]);
  const { rows, source } = await loadLeague(club.app.db, SEASON);
  assert.deepEqual([source, ...rows.map(({ agrees }) => agrees)], ["hand", true, false]);
});

for (const [carries, points] of [
  ["all", [7, 3]],
  ["half", [5, 2]],
  ["none", [3, 0]],
] as const)
  test(`after a split a group begins with ${carries} of what it has, and its own order stands above the others`, async (t) => {
    const { club, ids } = await openLeague(t);
    await edit(club, { table_source: "results" });
    await play(club, 1, "Dvin", "Zvartnots", [1, 1]);
    await play(club, 2, "Dvin", "Zvartnots", [1, 0]);
    await play(club, 3, "Zvartnots", "Ani", [0, 1]);
    await play(club, 4, "Garni", "Zvartnots", [5, 0]);
    const top = { name: "Top two", name_hy: "Լավագույնները", first_round: 10, carries };
    const teams = [ids.get("Dvin"), ids.get("Ani")];
    const made = await club.call(`/api/admin/seasons/${SEASON}/stages`, {
      as: "editor",
      json: { ...top, teams },
    });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    await play(club, 10, "Dvin", "Ani", [1, 0]);
    assert.deepEqual(
      (await shown(club)).map(([name]: string[]) => name),
      ["Dvin", "Ani", "Garni", "Zvartnots"],
    );
    assert.deepEqual(
      (await shown(club)).slice(0, 2).map(([, points]: [string, number]) => points),
      points,
    );
  });

test("a table whose groups began with half of the points is the same when it is saved as it was shown, decisions too", async (t) => {
  const { club, ids } = await openLeague(t);
  const decided = { points_adjustment: -3, adjustment_reason: "Late papers" };
  await put(club, [
    { team_name: "Dvin", team_name_hy: "Dvin", ...decided },
    ...["Ani", "Garni", "Zvartnots"].map((name) => ({ team_name: name, team_name_hy: name })),
  ]);
  await edit(club, { table_source: "results" });
  await play(club, 1, "Dvin", "Zvartnots", [1, 0]);
  await play(club, 2, "Dvin", "Garni", [1, 0]);
  await play(club, 3, "Dvin", "Garni", [1, 0]);
  await play(club, 4, "Ani", "Garni", [1, 0]);
  const teams = [ids.get("Dvin"), ids.get("Ani")];
  const half = { name: "Top two", name_hy: "Լավագույնները", first_round: 10, carries: "half", teams };
  await club.call(`/api/admin/seasons/${SEASON}/stages`, { as: "editor", json: half });
  const table = async () => (await club.call(`/api/league-table?season=${SEASON}`)).body;
  const before = await table();
  const figures = before
    .slice(0, 2)
    .map((row: Record<string, unknown>) => [
      ...[row.team_name, row.points, row.points_adjustment, row.adjustment_reason, row.carried_points],
    ]);
  assert.deepEqual(figures, [
    ["Dvin", 3, -3, "Late papers", 3],
    ["Ani", 2, 0, "", 2],
  ]);
  assert.equal((await put(club, before, { source: "results" })).status, 200);
  assert.deepEqual(await table(), before);
});

for (const [when, date, points] of [
  ["before a split is halved with what a group brings along", "2000-01-01", 3],
  ["in the group counts whole", "2099-01-01", 1],
] as const)
  test(`what was decided ${when}`, async (t) => {
    const { club, ids } = await openLeague(t);
    await edit(club, { table_source: "results" });
    for (const round of [1, 2, 3]) await play(club, round, "Dvin", "Zvartnots", [1, 0]);
    const teams = [ids.get("Dvin"), ids.get("Ani")];
    const half = { name: "Two", name_hy: "Երկուսը", first_round: 10, carries: "half", teams };
    await club.call(`/api/admin/seasons/${SEASON}/stages`, { as: "editor", json: half });
    await play(club, 10, "Dvin", "Ani", [0, 1]);
    const rows = CLUBS.map((name) => ({
      ...{ team_name: name, team_name_hy: name },
      ...(name === "Dvin" ? { points_adjustment: -4, adjustment_date: date } : {}),
    }));
    await put(club, rows, { source: "results" });
    const [, dvin] = (await shown(club)).find(([name]: string[]) => name === "Dvin");
    assert.equal(dvin, points);
  });

test("a club whose place is fixed has the figures of its group", async (t) => {
  const { club, ids } = await openLeague(t);
  await put(
    club,
    CLUBS.map((name) => ({
      ...{ team_name: name, team_name_hy: name },
      ...(name === "Ani" ? { fixed_place: 4, fixed_place_reason: "Left the league" } : {}),
    })),
  );
  await edit(club, { table_source: "results" });
  await play(club, 1, "Ani", "Zvartnots", [1, 0]);
  const half = {
    name: "Two",
    name_hy: "Երկուսը",
    first_round: 10,
    carries: "half",
    teams: [ids.get("Ani"), ids.get("Dvin")],
  };
  await club.call(`/api/admin/seasons/${SEASON}/stages`, { as: "editor", json: half });
  await play(club, 10, "Ani", "Dvin", [1, 0]);
  const last = (await shown(club)).at(-1);
  assert.deepEqual(last.slice(0, 2), ["Ani", 5]);
});

test("a stage keeps what no season can be out: strangers, two groups for one team, rounds that end too early", async (t) => {
  const { club, ids } = await openLeague(t);
  const add = (json: object) =>
    club.call(`/api/admin/seasons/${SEASON}/stages`, {
      as: "editor",
      json: { name: "Group", name_hy: "Խումբ", first_round: 10, ...json },
    });
  assert.equal((await add({ teams: [999] })).status, 400);
  assert.equal((await add({ last_round: 9 })).status, 400);
  assert.equal((await add({ teams: [ids.get("Ani")] })).status, 201);
  assert.equal((await add({ teams: [ids.get("Ani")] })).status, 400);
  const { body } = await club.call(`/api/seasons/${SEASON}/stages`);
  assert.equal(body.total, 1);
});

test("a deciding match separates two that are level, on penalties too", async (t) => {
  const { club, ids } = await openLeague(t);
  await edit(club, { table_source: "results", tie_breakers: ["points", "decider", "goals_for"] });
  await play(club, 1, "Ani", "Zvartnots", [4, 0]);
  await play(club, 2, "Dvin", "Zvartnots", [1, 0]);
  const teams = [ids.get("Ani"), ids.get("Dvin")];
  const json = { name: "Golden match", name_hy: "Ոսկե խաղ", kind: "decider", first_round: 30, teams };
  await club.call(`/api/admin/seasons/${SEASON}/stages`, { as: "editor", json });
  await play(club, 30, "Ani", "Dvin", [1, 1], { home_penalties: 3, away_penalties: 4 });
  assert.deepEqual((await shown(club)).slice(0, 2), [
    ["Dvin", 3, 1],
    ["Ani", 3, 2],
  ]);
});

test("a deciding match that was won in extra time has its winner, whatever its first ninety minutes came to", async (t) => {
  const { club, ids } = await openLeague(t);
  await edit(club, { table_source: "results", tie_breakers: ["points", "decider", "goals_for"] });
  await play(club, 1, "Ani", "Zvartnots", [4, 0]);
  await play(club, 2, "Dvin", "Zvartnots", [1, 0]);
  const teams = [ids.get("Ani"), ids.get("Dvin")];
  const json = { name: "Golden match", name_hy: "Ոսկե խաղ", kind: "decider", first_round: 30, teams };
  await club.call(`/api/admin/seasons/${SEASON}/stages`, { as: "editor", json });
  await play(club, 30, "Ani", "Dvin", [1, 1], { home_extra: 1, away_extra: 2 });
  assert.deepEqual((await shown(club)).slice(0, 2), [
    ["Dvin", 3, 1],
    ["Ani", 3, 2],
  ]);
});

test("of two who save the rules of a season at once one is told, and has both versions", async (t) => {
  const { club } = await openLeague(t);
  const { version } = (await club.call(`/api/seasons/${SEASON}`)).body;
  const saves = await Promise.all([
    edit(club, { rules_source: "Regulations, article 14", version }),
    edit(club, { tie_breakers: ["points", "wins"], version }),
  ]);
  assert.deepEqual(saves.map(({ status }) => status).sort(), [200, 409]);
  const refused = saves.find(({ status }) => status === 409)!;
  assert.ok(refused.body.theirs && refused.body.yours);
});

test("a table that one follows by results is not overwritten by another who typed it from an older version", async (t) => {
  const { club } = await openLeague(t);
  const { version } = (await club.call(`/api/seasons/${SEASON}`)).body;
  await edit(club, { table_source: "results", version });
  const rows = CLUBS.map((name) => ({ team_name: name, team_name_hy: name, won: 1 }));
  assert.equal((await put(club, rows, { version })).status, 409);
  assert.equal((await club.call(`/api/seasons/${SEASON}`)).body.table_source, "results");
});

test("two who put one team into two groups at once leave it in one", async (t) => {
  const { club, ids } = await openLeague(t);
  const add = (name: string) =>
    club.call(`/api/admin/seasons/${SEASON}/stages`, {
      as: "editor",
      json: { name, first_round: 10, teams: [ids.get("Ani")] },
    });
  const saves = await Promise.all([add("Upper"), add("Lower")]);
  assert.deepEqual(saves.map(({ status }) => status).sort(), [201, 400]);
});

test("a stage goes to the trash and comes back, its earlier version too", async (t) => {
  const { club, ids } = await openLeague(t);
  const json = { name: "Upper", first_round: 10, teams: [ids.get("Ani")], tie_breakers: ["points", "wins"] };
  const made = (await club.call(`/api/admin/seasons/${SEASON}/stages`, { as: "editor", json })).body;
  const path = `/api/admin/stages/${made.id}`;
  const edited = await club.call(path, {
    as: "editor",
    method: "PUT",
    json: { teams: [], tie_breakers: null, version: 1 },
  });
  assert.deepEqual([edited.body.teams, edited.body.tie_breakers, edited.body.version], [[], null, 2]);
  const back = await club.call(`/api/admin/history/stages/${made.id}/1/restore`, { as: "editor", json: {} });
  assert.equal(back.status, 200, JSON.stringify(back.body));
  assert.equal((await club.call(path, { as: "editor", method: "DELETE" })).status, 200);
  assert.equal((await club.call(`/api/seasons/${SEASON}/stages`)).body.total, 0);
  const restored = await club.call(`/api/admin/trash/stages/${made.id}/restore`, { as: "editor", json: {} });
  assert.equal(restored.status, 200, JSON.stringify(restored.body));
  const [stage] = (await club.call(`/api/seasons/${SEASON}/stages`)).body.stages;
  assert.deepEqual([stage.teams, stage.tie_breakers], [[ids.get("Ani")], ["points", "wins"]]);
});
