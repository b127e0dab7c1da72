import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import type { StandingRow } from "../table.ts";
import { draftOf, recalculated, sentOf, withResults } from "./draft-table.ts";

const SEASON = "2024-25";
const CLUBS = ["Ani", "Dvin", "Garni", "Zvartnots"];
const PATH = "/api/admin/league-table";

/** Four clubs by hand, of whom two began a group with half of their points; Dvin lost three by a decision. */
async function openSplit(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const staff = (path: string, json: object, method = "POST") =>
    club.call(path, { as: "editor", method, json });
  for (const name of CLUBS) await staff("/api/admin/teams", { name, name_hy: name, name_ru: name });
  await staff("/api/admin/competitions", { name: "League", kind: "league" });
  const decided = { points_adjustment: -3, adjustment_reason: "Late papers" };
  const rows = CLUBS.map((name) => ({
    ...{ team_name: name, team_name_hy: name },
    ...(name === "Dvin" ? decided : {}),
  }));
  await staff(PATH, { season: SEASON, standings: rows }, "PUT");
  const { teams } = (await club.call("/api/teams")).body;
  const idOf = (wanted: string) => teams.find(({ name }: { name: string }) => name === wanted).id;
  await staff(`/api/admin/seasons/${SEASON}/stages`, {
    ...{ name: "Top two", name_hy: "Լավագույնները", first_round: 10, carries: "half" },
    teams: [idOf("Dvin"), idOf("Ani")],
  });
  const play = (round: number, home: string, away: string, home_score: number, away_score: number) =>
    createMatch(club, {
      ...{ home_team_name: home, away_team_name: away, competition_name: "League", season: SEASON, round },
      ...{ match_date: `2024-08-${String(round).padStart(2, "0")}T15:00`, status: "finished" },
      ...{ home_score, away_score },
    });
  await play(1, "Dvin", "Zvartnots", 1, 0);
  await play(2, "Dvin", "Garni", 1, 0);
  await play(3, "Ani", "Dvin", 2, 0);
  await play(4, "Garni", "Zvartnots", 4, 0);
  await play(10, "Dvin", "Ani", 1, 0);
  const shown = async (): Promise<StandingRow[]> =>
    (await club.call(`/api/league-table?season=${SEASON}`)).body;
  const fromResults = async (): Promise<StandingRow[]> =>
    (await club.call(`${PATH}/from-results?season=${SEASON}`, { as: "editor" })).body.standings;
  const save = async (standings: object[], more: object = {}) => {
    const { status, body } = await staff(PATH, { season: SEASON, standings, ...more }, "PUT");
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const setSource = async (table_source: string) =>
    assert.equal((await staff(`/api/admin/seasons/${SEASON}`, { table_source }, "PUT")).status, 200);
  return { club, shown, fromResults, save, setSource };
}

test("values taken from the results into a table by hand are those of the results, with what groups began with, and in their order", async (t) => {
  const { shown, fromResults, save } = await openSplit(t);
  const wanted = await fromResults();
  assert.deepEqual(
    wanted.map(({ team_name, points }) => [team_name, points]),
    [
      ["Dvin", 5],
      ["Ani", 2],
      ["Garni", 3],
      ["Zvartnots", 0],
    ],
  );
  const taken = withResults(draftOf(await shown()), wanted);
  assert.deepEqual(
    taken.map(({ team_name }) => team_name),
    wanted.map(({ team_name }) => team_name),
  );
  await save(taken.map(sentOf));
  assert.deepEqual(await shown(), wanted);
});

test("what is typed in a season of groups is ordered within each group at once, as it is after the save", async (t) => {
  const { club, shown, fromResults, save } = await openSplit(t);
  await save(withResults(draftOf(await shown()), await fromResults()).map(sentOf));
  const rules = (await club.call(`/api/seasons/${SEASON}`)).body;
  const { stages } = (await club.call(`/api/seasons/${SEASON}/stages`)).body;
  const typed = (wins: Record<string, number>) =>
    draft.map((row) => (row.team_name in wins ? { ...row, won: wins[row.team_name]! } : row));
  const draft = draftOf(await shown());
  const rows = recalculated(typed({ Garni: 9, Ani: 4 }), { ...rules, stages });
  const order = rows.map(({ team_name, position }) => [team_name, position]);
  const wanted = [
    ["Ani", 1],
    ["Dvin", 2],
    ["Garni", 3],
    ["Zvartnots", 4],
  ];
  assert.deepEqual(order, wanted);
  await save(rows.map(sentOf));
  assert.deepEqual(
    (await shown()).map(({ team_name, position }) => [team_name, position]),
    wanted,
  );
  const fixed = rows.map((row) => (row.team_name === "Zvartnots" ? { ...row, fixed_place: 1 } : row));
  assert.deepEqual(
    recalculated(fixed, { ...rules, stages }).map(({ team_name }) => team_name),
    ["Zvartnots", "Ani", "Dvin", "Garni"],
  );
});

test("a table that is typed by hand for a while and follows the results again counts no points twice", async (t) => {
  const { shown, save, setSource } = await openSplit(t);
  await setSource("results");
  const before = await shown();
  await save(draftOf(before).map(sentOf));
  assert.deepEqual(await shown(), before, "by hand");
  await setSource("results");
  assert.deepEqual(await shown(), before);
});

test("to bring an earlier version of a table back leaves it following the results", async (t) => {
  const { club, shown, save, setSource } = await openSplit(t);
  await setSource("results");
  const before = await shown();
  const { version } = await save(before, { source: "results" });
  await save(
    before.map((row) => ({ ...row, points_adjustment: 0 })),
    { source: "results" },
  );
  assert.notDeepEqual(await shown(), before);
  const { id } = (await club.call(`/api/seasons/${SEASON}`)).body;
  const path = `/api/admin/history/standings/${id}/${version}/restore`;
  assert.equal((await club.call(path, { as: "editor", method: "POST", json: {} })).status, 200);
  assert.equal((await club.call(`/api/seasons/${SEASON}`)).body.table_source, "results");
  assert.deepEqual(await shown(), before);
});
