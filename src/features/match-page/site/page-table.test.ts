import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { loadTable } from "#src/features/table/site/table-data.server.ts";
import { openClub } from "#tests/support/club.ts";
import { loadMatchPage } from "./match-page-data.server.ts";
import { tableWith } from "./page-table.ts";

const SEASON = "2025-26";
const CLUBS = ["Ani", "Dvin", "Garni", "Zvartnots"];

/** A club whose season follows the results: points first, then lots. */
async function withLeague(t: TestContext) {
  const club = await openClub(t);
  const save = async (method: string, path: string, json: object) => {
    const { status, body } = await club.call(path, { as: "editor", method, json });
    assert.ok(status < 300, JSON.stringify(body));
    return body;
  };
  const teams = new Map<string, number>();
  for (const name of CLUBS) {
    const { id } = await save("POST", "/api/admin/teams", { name, name_hy: name, is_own: name === "Ani" });
    teams.set(name, id);
  }
  await save("POST", "/api/admin/competitions", { name: "League", kind: "league" });
  const standings = CLUBS.map((team_name, at) => ({ team_name, team_name_hy: team_name, lot: 4 - at }));
  await save("PUT", "/api/admin/league-table", { season: SEASON, standings });
  await save("PUT", `/api/admin/seasons/${SEASON}`, {
    ...{ table_source: "results", tie_breakers: ["points", "lots"] },
  });
  return { club, save, teams };
}

test("the table on a match's page has the order of the table's own page, lots too", async (t) => {
  const { club } = await withLeague(t);
  const draw = { status: "finished", home_score: 1, away_score: 1, competition_name: "League" };
  const meet = (home_team_name: string, away_team_name: string) =>
    createMatch(club, {
      home_team_name,
      away_team_name,
      match_date: "2025-09-14T15:00",
      season: SEASON,
      ...draw,
    });
  await meet("Garni", "Zvartnots");
  const { id } = await meet("Ani", "Dvin");
  const { table, log } = await loadMatchPage(club.app, "en", `${id}-ani-dvin`, "");
  const shown = tableWith(table!, log.score).map(({ place, name }) => `${place} ${name.text}`);
  assert.deepEqual(shown, ["1 Zvartnots", "2 Garni", "3 Dvin", "4 Ani"]);
  const { rows } = await loadTable(club.app, "en", SEASON);
  assert.deepEqual(
    shown,
    rows.map(({ place, name }) => `${place} ${name.text}`),
  );
});

test("a match that counts in no table is not said to have changed one", async (t) => {
  const { club, save, teams } = await withLeague(t);
  const played = {
    season: SEASON,
    competition_name: "League",
    status: "finished",
    home_score: 1,
    away_score: 0,
  };
  const meet = (home_team_name: string, away_team_name: string, more: object = {}) =>
    createMatch(club, { home_team_name, away_team_name, match_date: "2025-09-14T15:00", ...played, ...more });
  await meet("Garni", "Zvartnots", { round: 1 });
  const others = {
    annulled: await meet("Ani", "Dvin", { round: 1, outcome: "void" }),
    "to be replayed": await meet("Dvin", "Ani", { round: 2, outcome: "replayed" }),
    deciding: await meet("Ani", "Garni", { round: 30 }),
  };
  const both = [teams.get("Ani"), teams.get("Garni")];
  const decider = { name: "Final", kind: "decider", first_round: 30, teams: both };
  await save("POST", `/api/admin/seasons/${SEASON}/stages`, decider);
  for (const [name, { id, home_team_name, away_team_name }] of Object.entries(others)) {
    const address = `${id}-${home_team_name}-${away_team_name}`.toLowerCase();
    assert.equal((await loadMatchPage(club.app, "en", address, "")).table, null, name);
  }
});
