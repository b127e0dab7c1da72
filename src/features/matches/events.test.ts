import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { EVENT_TYPES } from "./match.ts";
import { createMatch, createTeams, putMatch } from "./test-support.ts";

const REQUIRED = "Пожалуйста, заполните все обязательные поля, включая тип команды";
const GOAL = { event_type: "goal", team_type: "home", minute: 12, player_name: "Aram" };

async function openMatch(t: TestContext) {
  const club = await openClub(t);
  const teams = await createTeams(club);
  const match = await createMatch(club, { home_team_name: "Noah", away_team_name: "Van" });
  const path = `/api/admin/matches/${match.id}/events`;
  const add = (json: object) => club.call(path, { as: "editor", json });
  const change = (id: number, json: object) =>
    club.call(`${path}/${id}`, { as: "editor", method: "PUT", json });
  const remove = (id: number) => club.call(`${path}/${id}`, { as: "editor", method: "DELETE" });
  const list = async () => (await club.call(`/api/matches/${match.id}/events`)).body.events;
  return { club, ...teams, match, path, add, change, remove, list };
}

async function createPlayer({ app }: Awaited<ReturnType<typeof openClub>>): Promise<number> {
  const at = app.now().toISOString();
  const names = {
    first_name: "Karen",
    first_name_ru: "Карен",
    last_name: "Zorikyan",
    last_name_ru: "Зорикян",
  };
  const values = { ...names, is_active: 1, is_captain: 0, created_at: at, updated_at: at };
  const { id } = await app.db
    .insertInto("players")
    .values(values as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

test("a yellow card of the form that makes one of the ground's the second sends off in the list of events as well", async (t) => {
  const club = await openClub(t);
  const { id } = await createMatch(club, { status: "live" });
  const who = { names: { player_last_name: "Sahradyan" } };
  const card = {
    kind: "yellow",
    side: "home",
    period: "second",
    clock_ms: 0,
    target: null,
    payload: { who },
  };
  const occurred_at = "2026-03-11T08:30:00.000Z";
  const entries = [{ ...card, id: crypto.randomUUID(), occurred_at }];
  const sent = { device: "phone", sent_at: occurred_at, after: 0, entries };
  assert.deepEqual(
    (await club.call(`/api/matchday/${id}/ledger`, { as: "editor", json: sent })).body.refused,
    [],
  );
  const json = {
    ...{ event_type: "yellow_card", team_type: "home", minute: 10, player_last_name: "Sahradyan" },
  };
  await club.call(`/api/admin/matches/${id}/events`, { as: "editor", json });
  const { events } = (await club.call(`/api/matches/${id}`)).body;
  assert.deepEqual(events.map(({ event_type }: { event_type: string }) => event_type).sort(), [
    "red_card",
    "yellow_card",
    "yellow_card",
  ]);
});

test("an event of each of the eight types is added to its side's team", async (t) => {
  const { add, van, match, list } = await openMatch(t);
  for (const event_type of EVENT_TYPES) {
    const { status, body } = await add({ ...GOAL, event_type, team_type: "away" });
    assert.equal(status, 201);
    assert.deepEqual(
      [body.match_id, body.team_id, body.event_type, body.pair_id],
      [match.id, van.id, event_type, null],
    );
  }
  assert.equal((await list()).length, 8);
});

test("events come by minute, the half before its added time, then as they were entered", async (t) => {
  const { add, list, club, match, path } = await openMatch(t);
  for (const [minute, extra_time, player_name] of [
    [90, 3, "f"],
    [45, 2, "d"],
    [45, null, "b"],
    [46, null, "e"],
    [45, 1, "c"],
    [3, null, "a"],
    [90, 3, "g"],
  ]) {
    await add({ ...GOAL, minute, extra_time, player_name });
  }
  const order = (events: { player_name: string }[]) => events.map((event) => event.player_name).join("");
  assert.equal(order(await list()), "abcdefg");
  assert.equal(order((await club.call(path, { as: "editor" })).body.events), "abcdefg");
  assert.equal(order((await club.call(`/api/matches/${match.id}`)).body.events), "abcdefg");
});

test("without team, type or minute an event is refused in the back office's words; minute 0 is none", async (t) => {
  const { add, change, noah } = await openMatch(t);
  const { body: event } = await add(GOAL);
  for (const missing of [
    { team_type: undefined },
    { team_type: undefined, team_id: noah.id },
    { team_type: null, team_id: null },
    { event_type: undefined },
    { event_type: null },
    { minute: undefined },
    { minute: null },
    { minute: 0 },
    // As a form sends a choice that nobody made.
    { team_type: "" },
    { event_type: "" },
    { minute: "" },
  ]) {
    const answer = await add({ ...GOAL, ...missing });
    assert.deepEqual([answer.status, answer.body.error], [400, REQUIRED], JSON.stringify(missing));
    assert.equal((await change(event.id, { ...GOAL, ...missing })).body.error, REQUIRED);
  }
});

test("minutes run to 120, added time to 15, names to 100 letters, descriptions to 500", async (t) => {
  const { add } = await openMatch(t);
  for (const good of [
    { minute: 1, extra_time: 0 },
    { minute: 120, extra_time: 15 },
    { extra_time: null, player_name: "x".repeat(100), description_hy: "ա".repeat(500) },
  ]) {
    assert.equal((await add({ ...GOAL, ...good })).status, 201, JSON.stringify(good));
  }
  for (const bad of [
    { minute: 121 },
    { minute: -1 },
    { minute: 1.5 },
    { minute: "12" },
    { extra_time: 16 },
    { extra_time: -1 },
    { player_name: "x".repeat(101) },
    { player_last_name_ru: "x".repeat(101) },
    { description: "x".repeat(501) },
    { event_type: "corner" },
    { team_type: "guests" },
    { player_id: 99 },
    { shirt: 9 },
    { player_in: { player_name: "B" } },
    { match_id: 1 },
  ]) {
    const { status, body } = await add({ ...GOAL, ...bad });
    assert.deepEqual([status, body.issues?.length], [400, 1], JSON.stringify(bad));
  }
});

test("a team's id beside the side agrees with it; one that isn't playing, or plays on the other, is refused", async (t) => {
  const { add, van } = await openMatch(t);
  assert.equal((await add({ ...GOAL, team_id: van.id, team_type: "away" })).status, 201);
  assert.equal((await add({ ...GOAL, team_id: van.id, team_type: "home" })).status, 400);
  assert.equal((await add({ ...GOAL, team_id: 99 })).body.issues[0].path, "team_id");
});

test("a player of the squad brings his names in all languages", async (t) => {
  const { club, add, change } = await openMatch(t);
  const player_id = await createPlayer(club);
  const { player_name: _, ...event } = GOAL;
  const { body } = await add({ ...event, player_id });
  assert.deepEqual([body.player_name, body.player_last_name_ru], ["Karen", "Зорикян"]);
  const { body: other } = await change(body.id, { ...event, player_id: null, player_last_name: "Guest" });
  assert.deepEqual([other.player_id, other.player_name, other.player_last_name], [null, "", "Guest"]);
});

test("a substitution is entered once and stored as its two events", async (t) => {
  const { club, add, list } = await openMatch(t);
  const player_id = await createPlayer(club);
  const { status, body } = await add({
    event_type: "substitution",
    team_type: "away",
    minute: 60,
    player_in: { player_id },
    player_out: { player_last_name: "Tired", player_last_name_hy: "Հոգնած" },
  });
  assert.equal(status, 201);
  const [off, on] = body.events;
  assert.deepEqual(
    [off.event_type, off.player_last_name_hy, off.pair_id],
    ["substitution_out", "Հոգնած", on.id],
  );
  assert.deepEqual([on.event_type, on.player_last_name, on.pair_id], ["substitution_in", "Zorikyan", off.id]);
  assert.deepEqual(await list(), [off, on]);
});

test("a substitution needs two players, and they differ", async (t) => {
  const { club, add, list } = await openMatch(t);
  const player_id = await createPlayer(club);
  const substitution = { event_type: "substitution", team_type: "home", minute: 60 };
  const [player_in, player_out] = [{ player_name: "On" }, { player_name: "Off" }];
  for (const bad of [
    {},
    { player_in },
    { player_in, player_out: {} },
    { player_in: { player_id }, player_out: { player_id } },
    { player_in, player_out, player_name: "Third" },
    { player_in, player_out: { ...player_out, age: 20 } },
    { player_in: { player_id: 99 }, player_out },
  ]) {
    assert.equal((await add({ ...substitution, ...bad })).status, 400, JSON.stringify(bad));
  }
  assert.deepEqual(await list(), []);
});

test("deleting one half of a substitution deletes the other; other events stay", async (t) => {
  const { add, remove, list } = await openMatch(t);
  const { body: goal } = await add(GOAL);
  const { body } = await add({
    event_type: "substitution",
    team_type: "home",
    minute: 60,
    player_in: { player_name: "On" },
    player_out: { player_name: "Off" },
  });
  assert.deepEqual((await remove(body.events[1].id)).body, { ok: true, id: body.events[1].id });
  assert.deepEqual(await list(), [goal]);
  assert.equal((await remove(body.events[0].id)).status, 404);
});

test("a substitution moved to another minute or side moves whole, and stays a substitution", async (t) => {
  const { add, change, list, van } = await openMatch(t);
  const { body } = await add({
    event_type: "substitution",
    team_type: "home",
    minute: 60,
    player_in: { player_name: "On" },
    player_out: { player_name: "Off" },
  });
  const [off] = body.events;
  const moved = await change(off.id, {
    event_type: off.event_type,
    team_type: "away",
    minute: 75,
    extra_time: 1,
  });
  assert.equal(moved.status, 200);
  assert.deepEqual(
    (await list()).map((e: typeof off) => [e.player_name, e.minute, e.extra_time, e.team_id]),
    [
      ["Off", 75, 1, van.id],
      ["On", 75, 1, van.id],
    ],
  );
  assert.equal((await change(off.id, { ...GOAL })).status, 400);
});

test("an event is saved, keeps what is left out, and may be sent back as it was read", async (t) => {
  const { add, change } = await openMatch(t);
  const { body: event } = await add({ ...GOAL, description: "From afar" });
  assert.deepEqual((await change(event.id, event)).body, event);
  const { body } = await change(event.id, { event_type: "penalty_scored", team_type: "home", minute: 13 });
  assert.deepEqual(
    [body.event_type, body.minute, body.player_name, body.description],
    ["penalty_scored", 13, "Aram", "From afar"],
  );
  assert.equal((await change(event.id, { ...GOAL, version: 1 })).status, 409);
});

test("when another team takes a side, that side's events name it", async (t) => {
  const { club, match, add, list } = await openMatch(t);
  const { body: event } = await add(GOAL);
  const { body: saved } = await putMatch(club, match.id, {
    ...match,
    home_team_id: null,
    home_team_name: "Others",
  });
  assert.equal(saved.home_team_id, null);
  const [moved] = await list();
  assert.deepEqual([moved.team_id, moved.id, moved.version], [null, event.id, event.version + 1]);
  const history = `/api/admin/history/match_events/${event.id}`;
  const { body } = await club.call(history, { as: "editor" });
  assert.equal(body.revisions[0].version, moved.version, "and so the history tells of it");
  const { body: log } = await club.call("/api/admin/audit?kind=match_events&action=update", { as: "admin" });
  assert.deepEqual(log.entries[0].after, { team_id: null });
});

test("events of unknown matches and of other matches are not found", async (t) => {
  const { club, add, path } = await openMatch(t);
  const { body: event } = await add(GOAL);
  const other = await createMatch(club);
  const wrong = `/api/admin/matches/${other.id}/events/${event.id}`;
  assert.equal((await club.call(wrong, { as: "editor", method: "DELETE" })).status, 404);
  assert.equal((await club.call(wrong, { as: "editor", method: "PUT", json: GOAL })).status, 404);
  assert.equal((await club.call("/api/admin/matches/99/events", { as: "editor", json: GOAL })).status, 404);
  assert.equal((await club.call("/api/admin/matches/99/events", { as: "editor" })).status, 404);
  assert.equal((await club.call("/api/matches/99/events")).status, 404);
  assert.equal((await club.call(`${path}/99`, { as: "editor", method: "DELETE" })).status, 404);
});

test("strangers change no event", async (t) => {
  const { club, add, path, list } = await openMatch(t);
  const { body: event } = await add(GOAL);
  assert.equal((await club.call(path)).status, 401);
  assert.equal((await club.call(path, { json: GOAL })).status, 401);
  assert.equal((await club.call(`${path}/${event.id}`, { method: "PUT", json: GOAL })).status, 401);
  assert.equal((await club.call(`${path}/${event.id}`, { method: "DELETE" })).status, 401);
  assert.deepEqual(await list(), [event]);
});
