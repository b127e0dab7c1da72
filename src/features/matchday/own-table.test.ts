import assert from "node:assert/strict";
import { test } from "node:test";
import { moveOf } from "#src/features/outlook/table-around.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { KICK_OFF, withMatchDay } from "./test-support.ts";
import { endings as english } from "./text/endings.en.ts";
import { endings as armenian } from "./text/endings.hy.ts";
import { endings as russian } from "./text/endings.ru.ts";

const SEASON = "2025-26";
const CLUBS = ["Ani", "Dvin", "Garni", "Zvartnots"];
const OURS = { home_team_name: "Ani", away_team_name: "Dvin", season: SEASON };

/** Four clubs; ours is last before its match with Dvin. */
async function withLeague(club: TestClub, season: object = { table_source: "results" }) {
  club.setNow(KICK_OFF);
  const save = async (method: string, path: string, json: object) => {
    const { status, body } = await club.call(`/api/admin/${path}`, { as: "editor", method, json });
    assert.ok(status < 300, JSON.stringify(body));
  };
  for (const name of CLUBS) await save("POST", "teams", { name, name_hy: name, is_own: name === "Ani" });
  for (const [name, kind] of [
    ["League", "league"],
    ["Cup", "cup"],
    ["Tour", "friendly"],
  ])
    await save("POST", "competitions", { name, kind });
  const standings = CLUBS.map((team_name) => ({ team_name, team_name_hy: team_name }));
  await save("PUT", "league-table", { season: SEASON, standings });
  await save("PUT", `seasons/${SEASON}`, season);
  const score = (home_team_name: string, away_team_name: string, home_score: number, away_score: number) =>
    save("POST", "matches", {
      ...{ home_team_name, away_team_name, home_score, away_score, season: SEASON },
      ...{ match_date: "2026-03-07T11:00:00.000Z", status: "finished", competition_name: "League" },
    });
  await score("Garni", "Ani", 1, 0);
  await score("Zvartnots", "Dvin", 2, 0);
}

async function tableOf(club: TestClub, match: object) {
  const { call, id } = await withMatchDay(club, { ...OURS, ...match });
  return (await call(`/api/matchday/${id}`, { as: "editor" })).body.table;
}

test("the end of a league match tells from which place to which it takes the club, by the score as it is", async (t) => {
  const club = await openClub(t);
  await withLeague(club);
  const table = await tableOf(club, { competition_name: "League" });
  const move = (home: number, away: number) => moveOf(table, table.own, { home, away });
  assert.deepEqual(move(0, 0), { from: 3, to: 3, points: 1 });
  assert.deepEqual(move(1, 0), { from: 3, to: 3, points: 3 });
  assert.deepEqual(move(3, 0), { from: 3, to: 1, points: 3 });
  assert.deepEqual(move(0, 2), { from: 3, to: 4, points: 0 });
});

test("the move in the table is the same after the match has ended, for its own result counts but once", async (t) => {
  const club = await openClub(t);
  await withLeague(club);
  const table = await tableOf(club, {
    ...{ competition_name: "League", status: "finished", home_score: 3, away_score: 0 },
  });
  assert.deepEqual(moveOf(table, table.own, { home: 3, away: 0 }), { from: 3, to: 1, points: 3 });
});

test("nothing is said of the table at the end of a cup match, a friendly, or one of no season", async (t) => {
  const club = await openClub(t);
  await withLeague(club);
  for (const match of [
    { competition_name: "Cup" },
    { competition_name: "Tour" },
    { competition_name: "League", season: "2019-20" },
    { competition_name: "League", home_team_name: "Garni" },
  ])
    assert.equal(await tableOf(club, match), null, JSON.stringify(match));
});

test("a table that staff type is not said to follow from a match", async (t) => {
  const club = await openClub(t);
  await withLeague(club, { table_source: "hand" });
  assert.equal(await tableOf(club, { competition_name: "League" }), null);
});

test("the move in the table is told in three languages", () => {
  const said = (from: number, to: number) =>
    [english, armenian, russian].map(({ table, moved }) => {
      const move = { from, to, points: 34 };
      return [table(move)[0], moved(move)];
    });
  assert.deepEqual(said(7, 5), [
    ["Table: 7th to 5th", "In the table from 7th to 5th"],
    ["Աղյուսակ. 7-րդից 5-րդ տեղ", "Աղյուսակում 7-րդից 5-րդ տեղ"],
    ["Таблица: с 7-го на 5-е место", "В таблице с 7-го на 5-е место"],
  ]);
  assert.deepEqual(said(2, 1), [
    ["Table: 2nd to 1st", "In the table from 2nd to 1st"],
    ["Աղյուսակ. 2-րդից 1-ին տեղ", "Աղյուսակում 2-րդից 1-ին տեղ"],
    ["Таблица: со 2-го на 1-е место", "В таблице со 2-го на 1-е место"],
  ]);
  assert.deepEqual(said(3, 3), [
    ["Table: still 3rd", "Still 3rd in the table"],
    ["Աղյուսակ. մնում է 3-րդ տեղում", "Աղյուսակում մնում է 3-րդ տեղում"],
    ["Таблица: остаётся 3-м", "В таблице остаётся 3-м"],
  ]);
});
