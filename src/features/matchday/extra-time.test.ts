import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { KICK_OFF, tapped, withMatchDay } from "./test-support.ts";

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

test("a goal that is entered or deleted in the form changes the result after extra time as well, but none that was typed", async (t) => {
  const club = await openClub(t);
  const { call, id, send, read } = await withMatchDay(club);
  const result = async () => {
    const { home_score, away_score, home_extra, away_extra } = await read();
    return `${home_score}:${away_score}, ${home_extra}:${away_extra}`;
  };
  const events = `/api/admin/matches/${id}/events`;
  const goal = (minute: number) =>
    call(events, { as: "editor", json: { event_type: "goal", team_type: "home", minute } });
  const starts = (["first", "second", "extra_first"] as const).map((period) =>
    tapped("period_start", {}, { period, clock_ms: 0, occurred_at: KICK_OFF }),
  );
  await send([...starts, tapped("goal", {}, { side: "away", period: "extra_first" })]);
  assert.equal(await result(), "0:0, 0:1");
  const { id: first } = (await goal(30)).body;
  await goal(100);
  assert.equal(await result(), "1:0, 2:1");
  await call(`${events}/${first}`, { as: "editor", method: "DELETE" });
  assert.equal(await result(), "0:0, 1:1");
  await call(`/api/admin/trash/match_events/${first}/restore`, { as: "editor", method: "POST" });
  assert.equal(await result(), "1:0, 2:1");

  const former = await createMatch(club, { status: "finished", home_extra: 4, away_extra: 3 });
  const json = { event_type: "goal", team_type: "home", minute: 100 };
  await call(`/api/admin/matches/${former.id}/events`, { as: "editor", json });
  const { home_extra, away_extra } = (await call(`/api/matches/${former.id}`)).body;
  assert.deepEqual([home_extra, away_extra], [4, 3]);
});
