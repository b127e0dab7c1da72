import assert from "node:assert/strict";
import { test } from "node:test";
import { mergePair, samePairs } from "#src/features/ledger/same-pair.ts";
import { putMatch } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { watchHeld } from "./release-job.server.ts";
import { scoreIn, tapped, withMatchDay } from "./test-support.ts";

type Body = { news: { kind: string; device: string; target: string | null; payload: object }[]; seq: number };

/** A match that has begun, and a goal of the hosts as two phones saw it. */
async function seenTwice(t: Parameters<typeof openClub>[0]) {
  const day = await withMatchDay(await openClub(t));
  const at = (second: number) => `2026-03-14T11:10:${String(second).padStart(2, "0")}.000Z`;
  const goal = (payload: object, second: number) =>
    tapped("goal", payload, { side: "home", clock_ms: 600_000 + second * 1000, occurred_at: at(second) });
  const [one, other] = [goal({ scorer: { number: 9 } }, 0), goal({ assist: { number: 10 } }, 4)];
  await day.send([tapped("period_start", {}, { clock_ms: 0, occurred_at: "2026-03-14T11:00:00.000Z" })]);
  day.setNow(at(5));
  await day.send([one]);
  const { body } = await day.send([other], { device: "tablet", after: 2 });
  const patches = async () =>
    (await day.call(`/api/matches/${day.id}/live?after=0`)).body.patches as {
      score: { home: number; away: number } | null;
    }[];
  const score = async () => scoreIn(await day.read());
  return { ...day, one, other, answer: body as Body, patches, score, at };
}

test("a goal that a second phone saw as well is held back: one of them is public, and no patch says otherwise", async (t) => {
  const { answer, score, patches, other, id, call } = await seenTwice(t);
  assert.deepEqual(
    answer.news.map(({ kind, device, target }) => [kind, device, target]),
    [
      ["amend", "club", other.id],
      ["goal", "tablet", null],
    ],
  );
  assert.equal(await score(), "1:0");
  assert.deepEqual(
    (await patches()).map(({ score: one }) => one?.home ?? 0).every((home) => home <= 1),
    true,
  );
  const { body } = await call(`/api/matches/${id}/events`);
  assert.equal(body.events.length, 1);
});

test("without an answer both count ten seconds later, with the next word from any phone", async (t) => {
  const { send, setNow, score, at } = await seenTwice(t);
  setNow(at(14));
  await send([], { device: "tablet" });
  assert.equal(await score(), "1:0");
  setNow(at(16));
  await send([], { device: "phone" });
  assert.equal(await score(), "2:0");
  const { body } = await send([]);
  await send([], { device: "tablet" });
  assert.equal((await send([])).body.seq, body.seq);
});

test("without an answer both count ten seconds later though no phone asks and the site was restarted meanwhile", async (t) => {
  const { app, setNow, score, at, read } = await seenTwice(t);
  const [look, another] = [watchHeld(app), watchHeld(app)];
  setNow(at(13));
  await look();
  assert.equal(await score(), "1:0");
  setNow(at(16));
  await Promise.all([look(), another()]);
  assert.equal(await score(), "2:0");
  const { version } = await read();
  await look();
  await watchHeld(app)();
  assert.equal((await read()).version, version);
});

test("one goal: what both knew stands in the one that stays, and nothing is released later", async (t) => {
  const { send, setNow, score, one, other, at, read } = await seenTwice(t);
  const answered = { occurred_at: at(8) };
  const patch = { payload: { assist: { number: 10 } } };
  await send([
    tapped("amend", { patch }, { target: one.id, ...answered }),
    tapped("void", {}, { target: other.id, ...answered }),
  ]);
  setNow(at(30));
  await send([]);
  assert.equal(await score(), "1:0");
  assert.equal((await read()).status, "live");
});

test("two goals: the answer lets the second one count at once", async (t) => {
  const { send, score, other, at } = await seenTwice(t);
  const patch = { payload: { separate: true, held: false } };
  await send([tapped("amend", { patch }, { target: other.id, occurred_at: at(8) })]);
  assert.equal(await score(), "2:0");
});

test("goals that were typed in the form do not count twice when the phone that saw them finds a network later", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const type = (team_type: string, minute: number) =>
    day.call(`/api/admin/matches/${day.id}/events`, {
      as: "editor",
      json: { event_type: "goal", team_type, minute },
    });
  const score = async () => scoreIn(await day.read());
  day.setNow("2026-03-14T11:50:00.000Z");
  const { home_score: _, away_score: __, ...match } = await day.read();
  await putMatch(day, day.id, { ...match, status: "finished" });
  await type("home", 12);
  await type("away", 41);
  day.setNow("2026-03-14T12:40:00.000Z");
  const goal = (side: "home" | "away", time: string, clock_ms: number) =>
    tapped(
      "goal",
      { scorer: { number: 9 } },
      { side, clock_ms, occurred_at: `2026-03-14T11:${time}:00.000Z` },
    );
  const [first, second, missed] = [
    goal("home", "11", 690_000),
    goal("away", "39", 2_350_000),
    goal("home", "30", 1_800_000),
  ];
  const start = tapped("period_start", {}, { clock_ms: 0, occurred_at: "2026-03-14T11:00:00.000Z" });
  const { body } = await day.send([start, first, second, missed]);
  assert.deepEqual(body.refused, []);
  assert.equal(await score(), "2:1", "one was typed by nobody");
  day.setNow("2026-03-14T12:41:00.000Z");
  await day.send([]);
  assert.equal(await score(), "2:1", "nobody has answered");
  const log = (await day.call(`/api/matchday/${day.id}`, { as: "editor" })).body.entries;
  const pairs = samePairs(log);
  assert.deepEqual(
    pairs.map(({ other, until }) => [other, until]),
    [
      [first.id, null],
      [second.id, null],
    ],
  );
  const { void: target, keep, payload } = mergePair(log, pairs[0]!)!;
  const now = { occurred_at: "2026-03-14T12:41:30.000Z" };
  const taken = await day.send([
    tapped("void", {}, { target, ...now }),
    tapped("amend", { patch: { payload } }, { target: keep, ...now }),
    tapped("amend", { patch: { payload: { separate: true, held: false } } }, { target: second.id, ...now }),
  ]);
  assert.deepEqual(taken.body.refused, []);
  assert.equal(await score(), "2:2", "one goal at home, and two away, as somebody said");
});

test("a penalty is public when it is given, and counts when it was scored", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const score = async () => scoreIn(await day.read());
  await day.send([tapped("period_start", {}, { clock_ms: 0 })]);
  const given = tapped("penalty", {}, { side: "away", clock_ms: 500_000 });
  await day.send([given]);
  const events = async () =>
    (await day.call(`/api/matches/${day.id}/events`)).body.events as { event_type: string }[];
  const { patches } = (await day.call(`/api/matches/${day.id}/live?after=1`)).body;
  assert.deepEqual([patches[0].entry.kind, patches[0].entry.payload], ["penalty", {}]);
  assert.deepEqual(await events(), []);
  await day.send([tapped("amend", { patch: { payload: { result: "scored" } } }, { target: given.id })]);
  assert.equal(await score(), "0:1");
  assert.deepEqual(
    (await events()).map(({ event_type }) => event_type),
    ["penalty_scored"],
  );
});

/** Two phones that see the same card of the guests' fourth man, and what the public site has of it. */
async function bookedTwice(t: Parameters<typeof openClub>[0]) {
  const day = await withMatchDay(await openClub(t));
  const at = (second: number) => `2026-03-14T11:20:${String(second).padStart(2, "0")}.000Z`;
  const card = (second: number, payload: object = { who: { number: 4 } }) =>
    tapped("yellow", payload, {
      ...{ side: "away", clock_ms: 1_200_000 + second * 1000, occurred_at: at(second) },
    });
  const [one, other] = [card(0), card(1)];
  await day.send([tapped("period_start", {}, { clock_ms: 0, occurred_at: "2026-03-14T11:00:00.000Z" })]);
  const events = async () =>
    ((await day.read()).events as { event_type: string }[]).map(({ event_type }) => event_type);
  const amend = (target: string, payload: object, second: number) =>
    tapped("amend", { patch: { payload } }, { target, occurred_at: at(second) });
  return { ...day, one, other, events, at, card, amend };
}

test("a yellow card that two phones tapped sends nobody off: before, while and after it is asked about", async (t) => {
  const { send, setNow, events, one, other, at } = await bookedTwice(t);
  setNow(at(2));
  await send([one]);
  assert.deepEqual(await events(), ["yellow_card"]);
  const { body } = await send([other], { device: "tablet", after: 2 });
  assert.deepEqual(
    (body as Body).news.map(({ kind, device, target }) => [kind, device, target]),
    [
      ["amend", "club", other.id],
      ["yellow", "tablet", null],
    ],
  );
  assert.deepEqual(await events(), ["yellow_card"]);
  setNow("2026-03-14T12:00:00.000Z");
  await send([]);
  assert.deepEqual(await events(), ["yellow_card"], "nobody answered");
  await send([tapped("void", {}, { target: other.id, occurred_at: "2026-03-14T12:00:01.000Z" })]);
  assert.deepEqual(await events(), ["yellow_card"], "it was one card");
});

test("two cards: the answer makes the second yellow a sending-off", async (t) => {
  const { send, setNow, events, one, other, at, amend } = await bookedTwice(t);
  setNow(at(2));
  await send([one]);
  await send([other], { device: "tablet" });
  await send([amend(other.id, { separate: true, held: false }, 8)]);
  assert.deepEqual(await events(), ["yellow_card", "yellow_card", "red_card"]);
});

test("a card whose name follows is asked about with the name, and one whose likeness is taken back counts again", async (t) => {
  const { send, setNow, events, one, at, amend, card } = await bookedTwice(t);
  const nameless = card(1, {});
  setNow(at(2));
  await send([one]);
  await send([nameless], { device: "tablet" });
  assert.deepEqual(await events(), ["yellow_card", "yellow_card"]);
  await send([amend(nameless.id, { who: { number: 4 } }, 5)], { device: "tablet" });
  assert.deepEqual(await events(), ["yellow_card"]);
  await send([tapped("void", {}, { target: one.id, occurred_at: at(9) })]);
  setNow(at(30));
  await send([]);
  assert.deepEqual(await events(), ["yellow_card"]);
  const { body } = await send([]);
  assert.deepEqual((body as Body).news.at(-1)?.payload, { patch: { payload: { held: false } } });
});

test("an event that is saved in the form meanwhile leaves the card that waits as it is", async (t) => {
  const { send, setNow, call, id, one, at, amend, card, events } = await bookedTwice(t);
  const nameless = card(1, {});
  setNow(at(2));
  await send([one]);
  await send([nameless], { device: "tablet" });
  await send([amend(nameless.id, { who: { number: 4 } }, 5)], { device: "tablet" });
  const json = { event_type: "goal", team_type: "home", minute: 9 };
  assert.equal((await call(`/api/admin/matches/${id}/events`, { as: "editor", json })).status, 201);
  await send([amend(nameless.id, { separate: true, held: false }, 8)]);
  assert.deepEqual((await events()).toSorted(), ["goal", "red_card", "yellow_card", "yellow_card"]);
});

test("a substitution that two phones tapped is one on the site until somebody says that there were two", async (t) => {
  const { send, setNow, events, at } = await bookedTwice(t);
  const sub = (second: number) =>
    tapped(
      "sub",
      { off: { number: 8 }, on: { number: 14 } },
      { side: "home", clock_ms: 1_260_000, occurred_at: at(second) },
    );
  const [first, again] = [sub(0), sub(3)];
  setNow(at(4));
  await send([first]);
  await send([again], { device: "tablet" });
  assert.deepEqual((await events()).toSorted(), ["substitution_in", "substitution_out"]);
  setNow("2026-03-14T11:40:00.000Z");
  await send([]);
  assert.equal((await events()).length, 2);
});
