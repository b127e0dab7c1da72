import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
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
