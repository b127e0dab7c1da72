import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { up } from "#src/db/migrations/0010-typed-scores.ts";
import { openClub } from "#tests/support/club.ts";
import { createMatch, postMatch, putMatch } from "./test-support.ts";

const FIXTURE = { home_team_name: "Hosts", away_team_name: "Guests", match_date: "2026-03-11T12:00" };

/** A match with ways to change it and its events; `score` is what everybody is shown. */
async function openScored(t: TestContext, match: object) {
  const club = await openClub(t);
  const { id } = await createMatch(club, { ...FIXTURE, ...match });
  const path = `/api/admin/matches/${id}/events`;
  const enter = async (event_type: string, team_type = "home", minute = 12) => {
    const json = { event_type, team_type, minute };
    const { status, body } = await club.call(path, { as: "editor", json });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const change = (event: number, json: object) =>
    club.call(`${path}/${event}`, { as: "editor", method: "PUT", json });
  const remove = (event: number) => club.call(`${path}/${event}`, { as: "editor", method: "DELETE" });
  const read = async () => (await club.call(`/api/matches/${id}`)).body;
  const score = async () => {
    const { home_score, away_score, is_score_typed } = await read();
    return [`${home_score ?? "–"}:${away_score ?? "–"}`, is_score_typed ? "typed" : "of the goals"];
  };
  const put = (json: object) => putMatch(club, id, { ...FIXTURE, ...json });
  return { club, id, path, enter, change, remove, read, score, put };
}

test("from its first goal on a live match has the score of its goals, in the list and alone, at once", async (t) => {
  const { club, enter, score } = await openScored(t, { status: "live" });
  assert.equal((await club.call("/api/matches")).body.matches[0].home_score, null);
  await enter("yellow_card");
  assert.deepEqual(await score(), ["–:–", "of the goals"]);
  await enter("goal");
  assert.deepEqual(await score(), ["1:0", "of the goals"]);
  await enter("own_goal");
  await enter("penalty_missed", "away");
  await enter("penalty_scored", "away");
  assert.deepEqual(await score(), ["1:2", "of the goals"]);
  const [listed] = (await club.call("/api/matches")).body.matches;
  assert.deepEqual([listed.home_score, listed.away_score], [1, 2]);
});

test("a score typed while nothing was entered gives way to the first goal, not to a card", async (t) => {
  const { enter, score } = await openScored(t, { status: "live", home_score: 0, away_score: 0 });
  await enter("yellow_card");
  assert.deepEqual(await score(), ["0:0", "typed"]);
  await enter("goal", "away");
  assert.deepEqual(await score(), ["0:1", "of the goals"]);
});

test("a goal that is changed, deleted or brought back changes the score", async (t) => {
  const { club, enter, change, remove, score } = await openScored(t, { status: "live" });
  const { id } = await enter("goal");
  await enter("goal", "away");
  await change(id, { event_type: "goal", team_type: "away", minute: 12 });
  assert.deepEqual(await score(), ["0:2", "of the goals"]);
  await change(id, { event_type: "yellow_card", team_type: "away", minute: 12 });
  assert.deepEqual(await score(), ["0:1", "of the goals"]);
  const restore = (version: number) =>
    club.call(`/api/admin/history/match_events/${id}/${version}/restore`, { as: "editor", json: {} });
  assert.equal((await restore(1)).status, 200);
  assert.deepEqual(await score(), ["1:1", "of the goals"]);
  await remove(id);
  assert.deepEqual(await score(), ["0:1", "of the goals"]);
  await club.call(`/api/admin/trash/match_events/${id}/restore`, { as: "editor", json: {} });
  assert.deepEqual(await score(), ["1:1", "of the goals"]);
});

test("the score stays with the goals when the match ends, and goes while it has none to show", async (t) => {
  const { enter, score, put } = await openScored(t, { status: "live" });
  await enter("goal");
  await put({ status: "finished" });
  assert.deepEqual(await score(), ["1:0", "of the goals"]);
  await enter("goal");
  assert.deepEqual(await score(), ["2:0", "of the goals"]);
  await put({ status: "postponed" });
  assert.deepEqual(await score(), ["–:–", "of the goals"]);
  await enter("goal");
  assert.deepEqual(await score(), ["–:–", "of the goals"]);
  await put({ status: "finished" });
  assert.deepEqual(await score(), ["3:0", "of the goals"]);
});

test("a score typed on a finished match stays, whatever its goals give, until it is cleared", async (t) => {
  const { enter, score, put } = await openScored(t, { status: "finished", home_score: 3, away_score: 0 });
  await enter("goal");
  assert.deepEqual(await score(), ["3:0", "typed"]);
  await put({ status: "finished", attendance: 900 });
  assert.deepEqual(await score(), ["3:0", "typed"]);
  const { body } = await put({ status: "finished", home_score: null, away_score: null });
  assert.deepEqual([body.home_score, body.away_score, body.is_score_typed], [1, 0, false]);
});

test("sending back the shown score is no override; another one is, and says so", async (t) => {
  const { enter, score, put, read } = await openScored(t, { status: "live" });
  await enter("goal");
  assert.equal((await put(await read())).body.warnings, undefined);
  await put({ status: "live", home_score: 1, away_score: 0 });
  assert.deepEqual(await score(), ["1:0", "of the goals"]);
  const { status, body } = await put({ status: "live", home_score: 2, away_score: 0 });
  assert.deepEqual([status, body.home_score, body.is_score_typed], [200, 2, true]);
  assert.deepEqual(
    [body.warnings[0].key, body.warnings[0].params],
    ["matches.score_typed", { typed: "2:0", goals: "1:0" }],
  );
  assert.equal((await put(await read())).status, 200, "it may be sent back as it was answered");
  await enter("goal", "away");
  assert.deepEqual(await score(), ["2:0", "typed"]);
  const { body: back } = await put({ status: "live", home_score: 1, away_score: 1 });
  assert.deepEqual(
    [back.is_score_typed, back.warnings],
    [false, undefined],
    "what the goals give is not typed",
  );
});

test("once the goals of a live match have caught up with a typed score, they go on counting", async (t) => {
  const { enter, score, put } = await openScored(t, { status: "live" });
  await enter("goal");
  await put({ status: "live", home_score: 2, away_score: 0 });
  await enter("goal");
  await enter("goal");
  assert.deepEqual(await score(), ["3:0", "of the goals"]);
});

test("two goals entered at the same moment make two", async (t) => {
  const { enter, score } = await openScored(t, { status: "live" });
  await Promise.all([enter("goal"), enter("goal"), enter("goal", "away")]);
  assert.deepEqual(await score(), ["2:1", "of the goals"]);
});

test("half a score is refused at the half that is missing", async (t) => {
  const { club, put, score } = await openScored(t, { status: "live" });
  for (const [halves, missing] of [
    [{ home_score: 2 }, "away_score"],
    [{ away_score: 0 }, "home_score"],
    [{ home_score: 2, away_score: null }, "away_score"],
  ] as const) {
    for (const { status, body } of [
      await postMatch(club, { status: "finished", ...halves }),
      await put({ status: "live", ...halves }),
    ]) {
      assert.deepEqual(
        [status, body.issues[0].path, body.issues[0].key],
        [400, missing, "matches.half_score"],
      );
    }
  }
  await put({ status: "live", home_score: 2, away_score: 1 });
  await put({ status: "live", home_score: 3 });
  assert.deepEqual(await score(), ["3:1", "typed"], "of one that is there a half may change");
});

test("of extra time and of a shoot-out, too, both numbers are entered or none", async (t) => {
  const { club, put } = await openScored(t, { status: "finished" });
  const whole = { home_extra: 2, away_extra: 2, home_penalties: 5, away_penalties: 4 };
  for (const name of ["extra", "penalties"] as const) {
    for (const { status, body } of [
      await postMatch(club, { status: "finished", [`home_${name}`]: 3 }),
      await put({ ...whole, status: "finished", [`away_${name}`]: null }),
    ]) {
      assert.deepEqual(
        [status, body.issues?.[0].path, body.issues?.[0].key],
        [400, `away_${name}`, "matches.half_score"],
      );
    }
  }
  assert.equal((await put({ ...whole, status: "finished" })).status, 200);
  assert.equal((await put({ status: "finished", away_extra: 1 })).status, 200, "one of both may change");
});

test("half a score that was stored before stays until somebody sends one", async (t) => {
  const { club, id, put, score } = await openScored(t, { status: "finished" });
  await club.app.db
    .updateTable("matches")
    .set({ home_score: 2, is_score_typed: 1 })
    .where("id", "=", id)
    .execute();
  assert.equal((await put({ status: "finished", attendance: 900 })).status, 200);
  assert.deepEqual(await score(), ["2:–", "typed"]);
  assert.equal((await put({ status: "finished", home_score: 2, away_score: null })).status, 400);
});

test("a save over a version that only a goal has replaced keeps the goal; another one asks", async (t) => {
  const { enter, score, put, read } = await openScored(t, { status: "live" });
  const before = await read();
  await enter("goal");
  assert.notEqual((await read()).version, before.version, "who read the former score can tell");
  const typed = await put({ ...before, home_score: 2, away_score: 2 });
  assert.equal(typed.status, 409, "a score typed over one that was not seen");
  assert.equal((await put({ ...before, home_score: 1, away_score: 0 })).status, 200, "the one that is there");
  const { status, body } = await put({ ...before, status: "finished" });
  assert.deepEqual([status, body.home_score, body.status], [200, 1, "finished"]);
  assert.deepEqual(await score(), ["1:0", "of the goals"]);
  await put({ status: "live", referee: "Zorik" });
  assert.equal((await put({ ...before, attendance: 1 })).status, 409);
});

test("a version with the score of the goals comes back with that of the goals as they are now", async (t) => {
  const { club, id, enter, put, score } = await openScored(t, { status: "live" });
  await enter("goal");
  const { body: seen } = await put({ status: "live", attendance: 900 });
  await enter("goal");
  const { body: overridden } = await put({ status: "live", home_score: 5, away_score: 5 });
  const restore = (version: number) =>
    club.call(`/api/admin/history/matches/${id}/${version}/restore`, { as: "editor", json: {} });
  assert.equal((await restore(seen.version)).status, 200);
  assert.deepEqual(await score(), ["2:0", "of the goals"]);
  assert.equal((await restore(overridden.version)).status, 200);
  assert.deepEqual(await score(), ["5:5", "typed"]);
});

test("a match that comes back from the trash has the score of the goals that came back meanwhile", async (t) => {
  const { club, id, enter, remove, score } = await openScored(t, { status: "live" });
  const { id: goal } = await enter("goal");
  await enter("goal");
  await remove(goal);
  const trash = (path: string) => club.call(`/api/admin/trash/${path}/restore`, { as: "editor", json: {} });
  await club.call(`/api/admin/matches/${id}`, { as: "editor", method: "DELETE" });
  assert.equal((await trash(`match_events/${goal}`)).status, 200);
  assert.equal((await trash(`matches/${id}`)).status, 200);
  assert.deepEqual(await score(), ["2:0", "of the goals"]);
});

test("a finished match counts in the comparison of the table with the score of its goals", async (t) => {
  const { club, enter, put } = await openScored(t, { status: "live" });
  await club.call("/api/admin/competitions", { as: "editor", json: { name: "League", kind: "league" } });
  await club.call("/api/admin/seasons", { as: "editor", json: { season: "2025-26" } });
  await enter("goal", "away");
  await put({ status: "finished", competition_name: "League" });
  const { body } = await club.call("/api/admin/league-table/from-results?season=2025-26", { as: "editor" });
  assert.deepEqual(
    body.standings.map((row: { team_name: string; points: number }) => [row.team_name, row.points]),
    [
      ["Guests", 3],
      ["Hosts", 0],
    ],
  );
});

test("a match's history tells that a goal changed its score, and who entered it", async (t) => {
  const { club, enter } = await openScored(t, { status: "live" });
  await enter("goal");
  const { body } = await club.call(`/api/admin/audit?kind=matches`, { as: "admin" });
  const [{ action, username, after }] = body.entries;
  assert.deepEqual([action, username, after], ["update", "editor", { home_score: 1, away_score: 0 }]);
});

test("scores stored before count as typed; a match without one gets that of its goals", async (t) => {
  const { club, id, enter } = await openScored(t, { status: "finished", home_score: 3, away_score: 0 });
  await enter("goal");
  const { id: other } = await createMatch(club, { ...FIXTURE, home_team_name: "Others", status: "finished" });
  const { id: later } = await createMatch(club, { ...FIXTURE, home_team_name: "Later" });
  for (const match of [other, later]) {
    for (const event_type of ["own_goal", "yellow_card"]) {
      const json = { event_type, team_type: "home", minute: 5 };
      await club.call(`/api/admin/matches/${match}/events`, { as: "editor", json });
    }
  }
  const { db } = club.app;
  await db.updateTable("matches").set({ home_score: null, away_score: null }).where("id", "!=", id).execute();
  await db.schema.alterTable("matches").dropColumn("is_score_typed").execute();
  await up(db);
  const rows = await db.selectFrom("matches").selectAll().orderBy("id").execute();
  assert.deepEqual(
    rows.map((row) => [row.home_score, row.away_score, row.is_score_typed]),
    [
      [3, 0, 1],
      [0, 1, 0],
      [null, null, 0],
    ],
  );
});
