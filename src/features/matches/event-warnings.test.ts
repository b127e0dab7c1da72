import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { tapped } from "#src/features/matchday/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { createMatch, createTeams } from "./test-support.ts";

const KAREN = { player_name: "Karen", player_last_name: "Zorikyan" };

/** A live match between Noah and Van; what an entry is answered with, and its warnings by key. */
async function openLive(t: TestContext, match: object = {}) {
  const club = await openClub(t);
  const teams = await createTeams(club);
  const { id } = await createMatch(club, {
    home_team_name: "Noah",
    away_team_name: "Van",
    match_date: "2026-03-11T12:00",
    status: "live",
    ...match,
  });
  const path = `/api/admin/matches/${id}/events`;
  const enter = (event_type: string, minute: number, more: object = KAREN, headers = {}) =>
    club.call(path, { as: "editor", json: { event_type, team_type: "home", minute, ...more }, headers });
  const change = (event: number, json: object) =>
    club.call(`${path}/${event}`, { as: "editor", method: "PUT", json });
  const list = async () => (await club.call(path, { as: "editor" })).body.events;
  return { club, ...teams, id, path, enter, change, list };
}

type Entered = { status: number; body: { warnings?: { key: string; message: string }[] } };
const keys = ({ status, body }: Entered) => [status, ...(body.warnings ?? []).map(({ key }) => key)];

test("added time that no half ends with is entered, and doubted", async (t) => {
  const { enter } = await openLive(t);
  for (const minute of [45, 90, 105, 120]) {
    assert.deepEqual(keys(await enter("goal", minute, { extra_time: 4 })), [201], String(minute));
  }
  assert.deepEqual(keys(await enter("goal", 30, { extra_time: 0 })), [201]);
  const odd = await enter("goal", 30, { extra_time: 4 }, { "accept-language": "ru" });
  assert.deepEqual(keys(odd), [201, "match_events.added_time"]);
  assert.equal(
    odd.body.warnings[0].message,
    "Добавленное время бывает только после последней минуты тайма (45, 90, 105, 120); указана 30-я.",
  );
});

test("in a match of halves of 40 minutes added time comes after minutes 40 and 80", async (t) => {
  const { enter } = await openLive(t, { half_lengths: "40,40,10,10" });
  for (const minute of [40, 80, 90, 100]) {
    assert.deepEqual(keys(await enter("goal", minute, { extra_time: 2 })), [201], String(minute));
  }
  const odd = await enter("goal", 45, { extra_time: 2 });
  assert.deepEqual(keys(odd), [201, "match_events.added_time"]);
  assert.match(odd.body.warnings[0].message, /\(40, 80, 90, 100\); this is minute 45/);
});

test("a third yellow card for one man is doubted, one for his namesake on the other side is not", async (t) => {
  const { enter } = await openLive(t);
  assert.deepEqual(keys(await enter("yellow_card", 10)), [201]);
  assert.deepEqual(keys(await enter("yellow_card", 20)), [201]);
  assert.deepEqual(keys(await enter("yellow_card", 30, { ...KAREN, team_type: "away" })), [201]);
  assert.deepEqual(keys(await enter("yellow_card", 30, { player_last_name: "Zorikyan" })), [201]);
  assert.deepEqual(keys(await enter("yellow_card", 30, { player_name: "KAREN ZORIKYAN" })), [
    201,
    "match_events.third_yellow",
  ]);
});

test("what somebody does after a red card is doubted, in whichever order it is entered", async (t) => {
  const { enter } = await openLive(t);
  assert.deepEqual(keys(await enter("goal", 70)), [201]);
  assert.deepEqual(keys(await enter("red_card", 60)), [201, "match_events.after_red"]);
  assert.deepEqual(keys(await enter("goal", 50)), [201], "before it");
  assert.deepEqual(keys(await enter("goal", 60)), [201], "in the same minute");
  const { body } = await enter("substitution_out", 61);
  assert.deepEqual(
    [body.warnings[0].key, body.warnings[0].params],
    ["match_events.after_red", { name: "Karen Zorikyan", off: "60", minute: "61" }],
  );
});

test("the second yellow card sends off as well, and the red one that goes with it is no wonder", async (t) => {
  const { enter } = await openLive(t);
  await enter("yellow_card", 10);
  await enter("yellow_card", 50);
  assert.deepEqual(keys(await enter("red_card", 51)), [201]);
  assert.deepEqual(keys(await enter("goal", 80)), [201, "match_events.after_red"]);
});

test("the same man coming on twice is doubted, as one event and as a substitution", async (t) => {
  const { enter } = await openLive(t);
  const substitution = { player_in: KAREN, player_out: { player_last_name: "Tired" } };
  assert.deepEqual(keys(await enter("substitution", 60, substitution)), [201]);
  assert.deepEqual(keys(await enter("substitution_in", 70)), [201, "match_events.on_twice"]);
  const { status, body } = await enter("substitution", 75, substitution);
  assert.deepEqual([status, body.events.length, body.warnings[0].key], [201, 2, "match_events.on_twice"]);
});

test("a goal is doubted beside one of the same side and minute, and not beside another man's or the other side's", async (t) => {
  const { enter, list } = await openLive(t);
  const nobody = {};
  assert.deepEqual(keys(await enter("goal", 12)), [201]);
  assert.deepEqual(keys(await enter("goal", 12, { player_last_name: "Another" })), [201]);
  assert.deepEqual(keys(await enter("goal", 12, { team_type: "away" })), [201]);
  assert.deepEqual(keys(await enter("goal", 13, nobody)), [201]);
  assert.deepEqual(keys(await enter("yellow_card", 13, nobody)), [201]);
  const asked = await enter("penalty_scored", 13, { ...KAREN, ask_first: true });
  assert.deepEqual([asked.status, asked.body.issues[0].key], [409, "match_events.same_goal"]);
  const own = await enter("own_goal", 13, { team_type: "away" });
  assert.deepEqual(keys(own), [201, "match_events.same_goal"], "it counts for the same side");
  assert.equal((await list()).length, 6);
});

test("a goal of the console is beside what the form enters in the same minute", async (t) => {
  const { club, id, enter } = await openLive(t);
  const goal = { ...tapped("goal", {}, { side: "home", clock_ms: 20.5 * 60_000 }) };
  const json = { device: "phone", sent_at: goal.occurred_at, after: 0, entries: [goal] };
  assert.equal((await club.call(`/api/matchday/${id}/ledger`, { as: "editor", json })).status, 200);
  const asked = await enter("goal", 21, { ...KAREN, ask_first: true });
  assert.deepEqual([asked.status, asked.body.issues[0].key], [409, "match_events.same_goal"]);
  assert.deepEqual(keys(await enter("goal", 21)), [201, "match_events.same_goal"]);
});

test("a change is doubted as an entry is, and may be sent back as it was answered", async (t) => {
  const { enter, change } = await openLive(t);
  const { body: event } = await enter("goal", 12);
  const changed = await change(event.id, { ...event, minute: 13, extra_time: 2 });
  assert.deepEqual(keys(changed), [200, "match_events.added_time"]);
  assert.equal((await change(event.id, changed.body)).status, 200);
});

test("a form may ask first: then nothing is written, and the warnings come as a refusal", async (t) => {
  const { enter, change, list } = await openLive(t);
  const headers = { "idempotency-key": "one-and-the-same" };
  const odd = { ...KAREN, extra_time: 4 };
  const asked = await enter("goal", 30, { ...odd, ask_first: true }, headers);
  assert.deepEqual([asked.status, asked.body.asks, asked.body.issues.length], [409, true, 1]);
  assert.equal(asked.body.issues[0].key, "match_events.added_time");
  assert.deepEqual(await list(), []);
  assert.equal((await enter("goal", 30, odd, headers)).status, 201, "the answer was yes");
  const again = await enter("goal", 30, { ...odd, ask_first: true }, headers);
  assert.equal(again.status, 201, "its answer got lost, and the form was sent again");
  const fine = await enter("goal", 31, { ...KAREN, ask_first: true });
  assert.deepEqual(keys(fine), [201]);
  assert.equal((await change(fine.body.id, { ...fine.body, extra_time: 1, ask_first: true })).status, 409);
  assert.deepEqual(
    (await list()).map(({ extra_time }: { extra_time: number | null }) => extra_time),
    [4, null],
  );
});

test("a goal that a typed score of a live match hides is told, until the goals agree with it", async (t) => {
  const { club, id, enter } = await openLive(t);
  await enter("goal", 12);
  const address = `/api/admin/matches/${id}`;
  const { body: match } = await club.call(address, { as: "editor" });
  const typed = { ...match, home_score: 3, away_score: 0 };
  assert.equal((await club.call(address, { as: "editor", method: "PUT", json: typed })).status, 200);
  const hidden = await enter("goal", 20);
  assert.deepEqual(keys(hidden), [201, "match_events.score_stays"]);
  assert.deepEqual(hidden.body.warnings[0].params, { typed: "3:0", goals: "2:0" });
  assert.deepEqual(keys(await enter("yellow_card", 21)), [201], "a card changes no score");
  assert.deepEqual(keys(await enter("goal", 30)), [201], "the goals give 3:0 too");
});

test("a typed score that gives way to the first goal is told, unless the goal leads to it", async (t) => {
  for (const [home_score, away_score, told] of [
    [2, 1, true],
    [0, 0, false],
    [1, 0, false],
  ] as const) {
    const { enter } = await openLive(t, { home_score, away_score });
    const answer = await enter("goal", 12);
    assert.deepEqual(keys(answer), told ? [201, "match_events.score_gives_way"] : [201]);
    if (told) assert.deepEqual(answer.body.warnings[0].params, { typed: "2:1", goals: "1:0" });
  }
});

test("a player of the squad is refused on the side of the own club's opponent", async (t) => {
  const { club, noah, enter, change, list } = await openLive(t);
  const at = club.app.now().toISOString();
  const values = { first_name: "Levon", last_name: "Aragatsyan", is_active: 1, is_captain: 0 };
  const { id: player_id } = await club.app.db
    .insertInto("players")
    .values({ ...values, created_at: at, updated_at: at } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  assert.equal((await enter("goal", 1, { player_id, team_type: "away" })).status, 201, "neither is ours yet");
  const json = { name: "Noah", is_own: true };
  await club.call(`/api/admin/teams/${noah.id}`, { as: "admin", method: "PUT", json });
  const { body: own } = await enter("goal", 2, { player_id });
  const { status, body } = await enter("red_card", 3, { player_id, team_type: "away" });
  assert.deepEqual(
    [status, body.issues[0].path, body.issues[0].key],
    [400, "player_id", "match_events.not_of_side"],
  );
  assert.equal(body.error, "Levon Aragatsyan does not play for this side.");
  for (const who of ["player_in", "player_out"]) {
    const players = {
      player_in: { player_name: "A" },
      player_out: { player_name: "B" },
      [who]: { player_id },
    };
    assert.equal((await enter("substitution", 4, { ...players, team_type: "away" })).status, 400, who);
  }
  assert.equal((await change(own.id, { ...own, team_type: "away", team_id: null })).status, 400);
  const { body: pair } = await enter("substitution", 5, {
    player_in: { player_name: "A" },
    player_out: { player_id },
  });
  const on = pair.events.find((event: { event_type: string }) => event.event_type === "substitution_in");
  const moved = await change(on.id, { ...on, team_type: "away", team_id: null });
  assert.equal(moved.status, 400, "nor with his other half");
  assert.equal((await list()).length, 4);
});
