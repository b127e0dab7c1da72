import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fillMatches } from "#src/features/matches/demo.server.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import { fillTeams } from "#src/features/teams/demo.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { fillTable } from "./demo.server.ts";
import { loadTable } from "./site/table-data.server.ts";

const row = (team_name: string, figures: object = {}) => ({
  team_name,
  team_name_hy: "Թիմ",
  won: 0,
  drawn: 0,
  lost: 0,
  goals_for: 0,
  goals_against: 0,
  form: "",
  ...figures,
});
const put = (club: TestClub, standings: unknown, more: object = {}) =>
  club.call("/api/admin/league-table", {
    as: "editor",
    method: "PUT",
    json: { season: "2024-25", standings, ...more },
  });
const names = (rows: { team_name: string }[]) => rows.map(({ team_name }) => team_name);

test("the server works out played, difference, points and places, whatever was sent", async (t) => {
  const club = await openClub(t);
  const { status, body } = await put(club, [
    row("Second", { won: 1, lost: 1, goals_for: 2, goals_against: 3, points: 99, position: 1, played: 50 }),
    row("First", { won: 2, drawn: 1, goals_for: 5, goals_against: 1, form: "wdw" }),
  ]);
  assert.equal(status, 200);
  const [first, second] = body.standings;
  assert.deepEqual(
    [first.team_name, first.position, first.played, first.goal_difference, first.points, first.form],
    ["First", 1, 3, 4, 7, "WDW"],
  );
  assert.deepEqual([second.position, second.played, second.goal_difference, second.points], [2, 2, -1, 3]);
  const shown = await club.call("/league-table?season=2024-25");
  assert.deepEqual(shown.body, body.standings);
});

test("points decide, then goal difference, then goals scored, and between equals the order that staff gave", async (t) => {
  const club = await openClub(t);
  const { body } = await put(club, [
    row("Fewer goals", { won: 1, goals_for: 1, goals_against: 0, position: 9 }),
    row("Equal B", { position: 2 }),
    row("Equal A", { position: 1 }),
    row("More goals", { won: 1, goals_for: 3, goals_against: 2, position: 8 }),
    row("Better difference", { won: 1, goals_for: 2, goals_against: 0 }),
  ]);
  assert.deepEqual(names(body.standings), [
    "Better difference",
    "More goals",
    "Fewer goals",
    "Equal A",
    "Equal B",
  ]);
});

test("a deducted point counts, and an excluded club stands last above its points", async (t) => {
  const club = await openClub(t);
  const { body } = await put(club, [
    row("Excluded", { won: 5, fixed_place: 3, fixed_place_reason: "Excluded in November" }),
    row("Fined", { won: 2, points_adjustment: -3, adjustment_reason: "Late papers" }),
    row("Honest", { won: 1, drawn: 1 }),
  ]);
  assert.deepEqual(names(body.standings), ["Honest", "Fined", "Excluded"]);
  assert.equal(body.standings[1].points, 3);
});

test("readers are told which points a decision took and why, in their language", async (t) => {
  const club = await openClub(t);
  const fined = row("Fined", {
    won: 3,
    points_adjustment: -3,
    adjustment_reason: "Late papers",
    adjustment_reason_hy: "Ուշացած փաստաթղթեր",
  });
  await put(club, [row("Honest", { won: 1 }), fined]);
  const told = async (language: "en" | "hy" | "ru") =>
    (await loadTable(club.app, language, "2024-25")).decisions.map(({ value, reason, without }) => ({
      value,
      reason,
      without,
    }));
  const without = { points: 9, place: 1 };
  assert.deepEqual(await told("hy"), [
    { value: -3, reason: { text: "Ուշացած փաստաթղթեր", lang: "hy" }, without },
  ]);
  assert.deepEqual((await told("ru"))[0]?.reason, { text: "Late papers", lang: "en" });
  await put(club, [row("Honest", { won: 1 }), { ...fined, points_adjustment: 0 }]);
  assert.deepEqual(await told("en"), []);
});

test("an empty table, a nameless team in any row, a broken figure and a strange form are refused", async (t) => {
  const club = await openClub(t);
  assert.equal((await put(club, [])).body.error, "Массив команд пустой или невалиден!");
  const nameless = await put(club, [row("A"), row("B"), { ...row("C"), team_name_hy: "  " }]);
  assert.deepEqual(
    [nameless.status, nameless.body.error, nameless.body.issues[0].path],
    [400, "В команде отсутствуют обязательные поля!", "standings.2.team_name_hy"],
  );
  for (const won of [-1, 1.5, "2", null]) {
    const { status, body } = await put(club, [row("A", { won })]);
    assert.deepEqual(
      [status, body.error],
      [400, "Please enter a valid number (0 or greater)"],
      JSON.stringify(won),
    );
  }
  assert.equal((await put(club, [row("A", { form: "WXL" })])).status, 400);
  assert.equal((await put(club, [row("A"), row(" a ")])).status, 400);
  assert.equal((await put(club, [row("A")], { season: "2024-26" })).status, 400);
  assert.deepEqual((await club.call("/api/league-table?season=2024-25")).body, []);
});

test("of two clubs of one name each has its own decision, and a club that stands there twice is refused", async (t) => {
  const club = await openClub(t);
  const team = async (name: string) =>
    (await club.call("/api/admin/teams", { as: "editor", json: { name, town: name } })).body.id as number;
  const [gyumri, goris] = [await team("Shirak Gyumri"), await team("Shirak Goris")];
  const shirak = (team_id: number | null, figures: object = {}) => row("Shirak", { team_id, ...figures });
  const standings = [shirak(gyumri, { won: 2 }), shirak(goris, { won: 1 })];
  const first = await put(club, standings);
  assert.equal(first.status, 200);
  const decided = first.body.standings.map((one: { id: number; team_id: number }) => {
    const { team_name, team_name_hy, won } = one as unknown as ReturnType<typeof row>;
    const lot =
      one.team_id === goris ? { lot: 1, lot_reason: "Drawn in Yerevan", lot_date: "2026-11-20" } : {};
    return { id: one.id, team_id: one.team_id, ...row(team_name, { team_name_hy, won }), ...lot };
  });
  const { status, body } = await put(club, decided);
  assert.equal(status, 200);
  assert.deepEqual(
    body.standings.map((one: Record<string, unknown>) => [one.team_id, one.points, one.lot]),
    [
      [gyumri, 6, null],
      [goris, 3, 1],
    ],
  );
  for (const twice of [
    [shirak(gyumri), shirak(gyumri)],
    [shirak(null), shirak(goris)],
    [shirak(goris), shirak(null)],
  ]) {
    const refused = await put(club, twice);
    assert.deepEqual([refused.status, refused.body.error], [400, "Shirak stands in the table twice."]);
  }
});

test("a saved row keeps its id, and the older of two versions is refused with all three tables", async (t) => {
  const club = await openClub(t);
  const first = (await put(club, [row("A"), row("B")])).body;
  const second = await put(club, [{ ...first.standings[0], won: 1 }, first.standings[1]], {
    version: first.version,
  });
  assert.deepEqual(
    second.body.standings.map(({ id }: { id: number }) => id),
    first.standings.map(({ id }: { id: number }) => id),
  );
  const late = await put(club, first.standings, { version: first.version });
  assert.equal(late.status, 409);
  assert.equal(late.body.theirs[0].won, 1);
  assert.equal(late.body.yours[0].won, 0);
});

test("a save over a colleague's choice of where the table comes from tells it, and names the source that it leaves", async (t) => {
  const { club, rows } = await openDuel(t);
  const follow = (table_source: string) =>
    club.call("/api/admin/seasons/2024-25", { as: "admin", method: "PUT", json: { table_source } });
  const first = (await put(club, rows, { version: 0 })).body;
  assert.equal(first.source, "hand");
  await follow("results");
  const late = await put(club, rows, { version: first.version, source: "hand" });
  assert.deepEqual([late.status, late.body.source], [409, "results"]);
  assert.equal(typeof late.body.by, "string", "who set it");
  // As they are shown: nobody reads the figures that were typed.
  const figures = late.body.theirs.map((one: Record<string, unknown>) => [
    one.team_name,
    one.won,
    one.goals_for,
  ]);
  assert.deepEqual(figures, [
    ["East", 1, 1],
    ["West", 0, 0],
  ]);
  const read = (await club.call("/api/admin/league-table?season=2024-25", { as: "editor" })).body;
  assert.deepEqual([read.source, read.version], ["results", late.body.version]);
  const kept = await put(club, rows, { version: read.version, source: "results" });
  assert.deepEqual([kept.body.source, kept.body.standings[0].team_name], ["results", "East"]);
  // Whoever sends no source means the figures that are sent.
  const typed = await put(club, rows, { version: kept.body.version });
  assert.deepEqual([typed.body.source, typed.body.standings[0].goals_for], ["hand", 9]);
});

test("who begins a season as a new one is refused where somebody has saved it meanwhile", async (t) => {
  const club = await openClub(t);
  assert.equal((await put(club, [row("A", { won: 3 })], { version: 0 })).status, 200);
  const late = await put(club, [row("A")], { version: 0 });
  assert.deepEqual([late.status, late.body.base, late.body.theirs[0].won], [409, null, 3]);
});

test("the audit log of a table tells only the rows that changed", async (t) => {
  const club = await openClub(t);
  const { standings } = (await put(club, [row("A", { won: 2 }), row("B")])).body;
  await put(club, [standings[0], { ...standings[1], team_logo: "/club/b.png" }]);
  const { entries } = (await club.call("/api/admin/audit?kind=standings", { as: "admin" })).body;
  assert.deepEqual(names(Object.values(entries[0].after)), ["B"]);
});

test("pages show the season flagged current, else the newest", async (t) => {
  const club = await openClub(t);
  const create = (season: string, more: object = {}) =>
    club.call("/api/admin/seasons", { as: "editor", json: { season, ...more } });
  await put(club, [row("Old")]);
  assert.equal((await create("2025-26", { copy_from: "2024-25" })).status, 201);
  assert.deepEqual((await club.call("/api/league-table")).body[0].season, "2025-26");
  const choose = (season: string) =>
    club.call("/api/admin/league-table/current", { as: "editor", json: { season } });
  assert.deepEqual((await choose("2024-25")).body, { season: "2024-25", current: true });
  assert.deepEqual((await club.call("/api/league-table?")).body[0].season, "2024-25");
  assert.equal((await choose("2030-31")).status, 404);
  assert.equal((await create("2025-26")).body.error, "Season already exists");
  assert.deepEqual((await club.call("/admin/league-table/seasons")).body.seasons, [
    { season: "2025-26", current: false },
    { season: "2024-25", current: true },
  ]);
  assert.equal(
    (await club.call("/api/admin/seasons/2024-25", { as: "editor", method: "DELETE" })).status,
    409,
  );
  assert.equal(
    (await club.call("/api/admin/seasons/2025-26", { as: "editor", method: "DELETE" })).status,
    200,
  );
});

test("zones and tie-breakers belong to the season", async (t) => {
  const club = await openClub(t);
  await put(club, [
    row("More goals", { drawn: 3, goals_for: 9, goals_against: 9 }),
    row("More wins", { won: 1, goals_for: 1, goals_against: 5 }),
    row("Last"),
  ]);
  const edit = await club.call("/api/admin/seasons/2024-25", {
    as: "editor",
    method: "PUT",
    json: { zones: [{ from: 1, to: 2, zone: "europa_league" }], tie_breakers: ["points", "wins"] },
  });
  assert.equal(edit.status, 200);
  const { body } = await club.call("/api/league-table?season=2024-25");
  assert.deepEqual(
    body.map((r: { team_name: string; zone: string | null }) => [r.team_name, r.zone]),
    [
      ["More wins", "europa_league"],
      ["More goals", "europa_league"],
      ["Last", null],
    ],
  );
});

/** A season in which West lost to East and is above it in goals; both have three points. */
async function openDuel(t: TestContext) {
  const club = await openClub(t);
  const league = { name: "League", kind: "league" };
  await club.call("/api/admin/competitions", { as: "editor", json: league });
  await createMatch(club, {
    home_team_name: "East",
    away_team_name: "West",
    competition_name: "League",
    match_date: "2025-03-08T15:00",
    status: "finished",
    home_score: 1,
    away_score: 0,
  });
  const rows = [
    row("West", { won: 1, lost: 1, goals_for: 9, goals_against: 1 }),
    row("East", { won: 1, lost: 1, goals_for: 1, goals_against: 9 }),
  ];
  const rule = (tie_breakers: string[]) =>
    club.call("/api/admin/seasons/2024-25", { as: "editor", method: "PUT", json: { tie_breakers } });
  const shown = async () => names((await club.call("/api/league-table?season=2024-25")).body);
  return { club, rows, rule, shown };
}

test("of two teams that are level, the winner of their match stands above once that rule is chosen", async (t) => {
  const { club, rows, rule, shown } = await openDuel(t);
  await put(club, rows);
  assert.deepEqual(await shown(), ["West", "East"]);
  assert.equal((await rule(["points", "head_to_head", "goal_difference"])).status, 200);
  assert.deepEqual(await shown(), ["East", "West"]);
});

test("their match still decides when the table is saved again", async (t) => {
  const { club, rows, rule } = await openDuel(t);
  await put(club, rows);
  await rule(["points", "head_to_head", "goal_difference"]);
  assert.deepEqual(names((await put(club, rows)).body.standings), ["East", "West"]);
});

test("by default the first place leads to the Champions League and the last one down", async (t) => {
  const club = await openClub(t);
  const { body } = await put(
    club,
    "ABCDEF".split("").map((name, index) => row(name, { won: 9 - index })),
  );
  assert.deepEqual(
    body.standings.map(({ zone }: { zone: string | null }) => zone),
    ["champions_league", "europa_league", "europa_league", "europa_league", null, "relegation"],
  );
});

test("the demo's tables are exactly what their results add up to, and one row is the own club's", async (t) => {
  const club = await openClub(t);
  await fillTeams(club.admin);
  await fillMatches(club.admin);
  await fillTable(club.admin);
  const { body: list } = await club.call("/api/admin/league-table/seasons");
  assert.deepEqual(
    list.seasons.map(({ season }: { season: string }) => season),
    ["2025-26", "2024-25"],
  );
  for (const { season } of list.seasons) {
    const { body } = await club.call(`/api/admin/league-table/from-results?season=${season}`, {
      as: "editor",
    });
    assert.deepEqual(body.differences, [], season);
  }
  const { body: first } = await club.call("/api/league-table?season=2024-25");
  assert.equal(first.length, 11);
  assert.ok(first.every(({ played }: { played: number }) => played === 30));
  assert.equal(first.filter(({ is_own }: { is_own: boolean }) => is_own).length, 1);
});

test("staff read a table with the version that their save names, also of a season that is not saved yet", async (t) => {
  const club = await openClub(t);
  const read = async () => (await club.call("/api/admin/league-table?season=2024-25", { as: "editor" })).body;
  assert.deepEqual(await read(), { season: "2024-25", standings: [], source: "hand", version: 0 });
  const { body: saved } = await put(club, [row("First")], { version: 0 });
  assert.deepEqual(await read(), saved);
  const { standings, version } = await read();
  assert.equal((await put(club, standings, { version })).body.version, version + 1);
  assert.equal((await club.call("/api/admin/league-table?season=2024-25")).status, 401);
});
