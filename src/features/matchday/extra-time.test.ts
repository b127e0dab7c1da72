import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Period } from "#src/features/ledger/ledger.ts";
import { findPageCard } from "#src/features/match-page/card-queries.server.ts";
import { matchView } from "#src/features/matches/match-view.server.ts";
import { createMatch, putMatch } from "#src/features/matches/test-support.ts";
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

/** A followed match at 1:1, with its score as it is stored and what stands wherever one score stands alone. */
async function withDraw(t: TestContext) {
  const day = await withMatchDay(await openClub(t));
  const goal = (side: "home" | "away", period: Period, ms = 60_000) =>
    tapped("goal", {}, { side, period, clock_ms: ms });
  const start = (period: Period) =>
    tapped("period_start", {}, { period, clock_ms: 0, occurred_at: KICK_OFF });
  await day.send([start("first"), goal("home", "first"), start("second"), goal("away", "second")]);
  const result = async () => {
    const { home_score, away_score, home_extra, away_extra } = await day.read();
    const { card } = (await findPageCard(day.app.db, day.id))!;
    const { home, away } = matchView(card, "en").score!;
    return `${home_score}:${away_score}, ${home_extra}:${away_extra}, ${home}:${away}`;
  };
  const teams = { home_team_name: "Hosts", away_team_name: "Guests", match_date: KICK_OFF };
  const save = async (json: object) => {
    const { status, body } = await putMatch(day, day.id, { ...teams, ...json });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  return { ...day, goal, start, result, save };
}

const TWO_ALL = { home_score: 2, away_score: 2 };

test("a score that was typed before extra time is what its goals are counted from, wherever the result stands", async (t) => {
  const { goal, start, result, save, send } = await withDraw(t);
  const { warnings } = await save(TWO_ALL);
  assert.equal(warnings[0].key, "matches.score_typed");
  await send([start("extra_first")]);
  assert.equal(await result(), "2:2, 2:2, 2:2");
  const third = goal("home", "extra_first");
  await send([third]);
  assert.equal(await result(), "2:2, 3:2, 3:2");
  await send([tapped("amend", { patch: { period: "second" } }, { target: third.id })]);
  assert.equal(await result(), "2:2, 2:2, 2:2", "it was a goal of the second half");
});

test("a score that is typed, changed or cleared while extra time is played takes its goals along", async (t) => {
  const { goal, start, result, save, send } = await withDraw(t);
  await send([start("extra_first"), goal("home", "extra_first")]);
  assert.equal(await result(), "1:1, 2:1, 2:1");
  const { warnings } = await save(TWO_ALL);
  assert.deepEqual(
    warnings.map(({ key }: { key: string }) => key),
    ["matches.score_typed"],
    "extra time has not fewer goals",
  );
  assert.equal(await result(), "2:2, 3:2, 3:2");
  await send([goal("away", "extra_second")]);
  assert.equal(await result(), "2:2, 3:3, 3:3");
  await save({ home_score: 3, away_score: 2, home_extra: 3, away_extra: 3 });
  assert.equal(await result(), "3:2, 4:3, 4:3", "what the form sends back as it was is not typed");
  await save({ home_score: null, away_score: null });
  assert.equal(await result(), "1:1, 2:2, 2:2");
  await save({ status: "finished", outcome: "awarded", home_score: 3, away_score: 0 });
  assert.equal(await result(), "3:0, 2:2, 3:0", "a decision is no score of the halves");
  const undone = await save({ outcome: "played" });
  assert.equal(await result(), "3:0, 2:2, 2:2", "nor is what it leaves when it is undone");
  assert.equal(undone.warnings[0].key, "matches.score_typed");
});

test("a result after extra time that was typed stays until the log tells another one, and comes back to it once cleared", async (t) => {
  const { goal, start, result, save, send } = await withDraw(t);
  await send([start("extra_first")]);
  await save({ home_extra: 4, away_extra: 1 });
  await save(TWO_ALL);
  assert.equal(await result(), "2:2, 4:1, 4:1");
  await save({ home_extra: null, away_extra: null });
  assert.equal(await result(), "2:2, 2:2, 2:2");
  await save({ home_extra: 4, away_extra: 1 });
  await send([goal("away", "extra_first")]);
  assert.equal(await result(), "2:2, 2:3, 2:3");
});

test("goals of the form are added to a typed score in extra time, too", async (t) => {
  const { call, id, start, result, save, send } = await withDraw(t);
  await save(TWO_ALL);
  await send([start("extra_first")]);
  const enter = async (minute: number) => {
    const json = { event_type: "goal", team_type: "home", minute };
    return (await call(`/api/admin/matches/${id}/events`, { as: "editor", json })).body.id;
  };
  const late = await enter(100);
  assert.equal(await result(), "2:2, 3:2, 3:2");
  await call(`/api/admin/matches/${id}/events/${late}`, { as: "editor", method: "DELETE" });
  assert.equal(await result(), "2:2, 2:2, 2:2");
});

test("once the goals have caught up with a typed score, extra time is counted from theirs", async (t) => {
  const { goal, start, result, save, send } = await withDraw(t);
  await save({ home_score: 2, away_score: 1 });
  await send([start("extra_first"), goal("away", "extra_first")]);
  assert.equal(await result(), "2:1, 2:2, 2:2");
  await send([goal("home", "second", 120_000)]);
  await send([goal("home", "second", 180_000)]);
  assert.equal(await result(), "3:1, 3:2, 3:2");
});

test("a first goal of extra time leaves a score that was typed of the halves; the first of the halves has its place", async (t) => {
  const { goal, start, result, save, send, ...day } = await withDraw(t);
  const { entries } = (await day.call(`/api/matchday/${day.id}`, { as: "editor" })).body;
  for (const { id, kind } of entries) if (kind === "goal") await send([tapped("void", {}, { target: id })]);
  await save(TWO_ALL);
  await send([start("extra_first")]);
  await send([goal("home", "extra_first")]);
  assert.equal(await result(), "2:2, 3:2, 3:2");
  await send([goal("away", "first")]);
  assert.equal(await result(), "0:1, 1:1, 1:1");
});

test("an earlier version of a match comes back with the extra time of today's log", async (t) => {
  const { call, id, goal, start, result, save, send } = await withDraw(t);
  const restore = async (version: number) => {
    const path = `/api/admin/history/matches/${id}/${version}/restore`;
    const { status, body } = await call(path, { as: "editor", json: {} });
    assert.equal(status, 200, JSON.stringify(body));
  };
  const typed = (await save(TWO_ALL)).version;
  const cleared = (await save({ home_score: null, away_score: null })).version;
  await send([start("extra_first"), goal("home", "extra_first")]);
  const early = (await save({ attendance: 900 })).version;
  await send([goal("home", "extra_first", 120_000)]);
  await restore(typed);
  assert.equal(await result(), "2:2, 4:2, 4:2");
  await restore(early);
  assert.equal(await result(), "1:1, 3:1, 3:1");
  await restore(cleared);
  assert.equal(await result(), "1:1, 3:1, 3:1");
});

test("of a match that nobody followed the result after extra time stays as it was typed, whatever becomes of its score", async (t) => {
  const club = await openClub(t);
  const figures = { status: "finished", home_score: 1, away_score: 1, home_extra: 1, away_extra: 1 };
  const teams = { home_team_name: "Hosts", away_team_name: "Guests", match_date: "2026-03-10T15:00" };
  const { id } = await createMatch(club, { ...teams, ...figures });
  const extra = ({ home_extra, away_extra }: { home_extra: number; away_extra: number }) =>
    `${home_extra}:${away_extra}`;
  const { body } = await putMatch(club, id, { ...teams, ...TWO_ALL });
  assert.deepEqual([extra(body), body.warnings[0].key], ["1:1", "matches.extra_is_less"]);
  const json = { event_type: "goal", team_type: "home", minute: 100 };
  await club.call(`/api/admin/matches/${id}/events`, { as: "editor", json });
  await putMatch(club, id, { ...teams, home_score: null, away_score: null });
  assert.equal(extra((await club.call(`/api/matches/${id}`)).body), "1:1");
});
