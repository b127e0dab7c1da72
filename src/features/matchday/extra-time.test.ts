import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { KICK_OFF, withMatchDay } from "./test-support.ts";

const SEASON = "2025-26";

test("a match may have extra time in cups and in deciding matches, not in a league's rounds or in a friendly", async (t) => {
  const club = await openClub(t);
  club.setNow(KICK_OFF);
  const save = async (method: string, path: string, json: object) => {
    const { status, body } = await club.call(`/api/admin/${path}`, { as: "editor", method, json });
    assert.ok(status < 300, JSON.stringify(body));
    return body;
  };
  const ids: number[] = [];
  for (const name of ["Ani", "Dvin"]) ids.push((await save("POST", "teams", { name, name_hy: name })).id);
  for (const kind of ["league", "cup", "super_cup", "europe", "friendly"])
    await save("POST", "competitions", { name: kind, kind });
  const standings = ["Ani", "Dvin"].map((team_name) => ({ team_name, team_name_hy: team_name }));
  await save("PUT", "league-table", { season: SEASON, standings });
  const final = { name: "Decider", kind: "decider", first_round: 31, teams: ids };
  await save("POST", `seasons/${SEASON}/stages`, final);
  const mayHave = async (match: object) => {
    const teams = { home_team_name: "Ani", away_team_name: "Dvin", season: SEASON };
    const { call, id } = await withMatchDay(club, { ...teams, ...match });
    const { body } = await call(`/api/matchday/${id}`, { as: "editor" });
    return body.match.may_have_extra_time;
  };
  for (const [match, expected] of [
    [{ competition_name: "cup" }, true],
    [{ competition_name: "super_cup" }, true],
    [{ competition_name: "europe" }, true],
    [{ competition_name: "league", round: 31 }, true],
    [{ competition_name: "league", stage: "Play-off" }, true],
    [{ competition_name: "league", round: 30 }, false],
    [{ competition_name: "league" }, false],
    [{ competition_name: "friendly" }, false],
    [{}, false],
  ] as const)
    assert.equal(await mayHave(match), expected, JSON.stringify(match));
});
