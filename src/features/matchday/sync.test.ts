import assert from "node:assert/strict";
import { test } from "node:test";
import { entry } from "#src/features/ledger/test-support.ts";
import { deviceClock } from "./device-clock.ts";
import {
  afterAnswer,
  allEntries,
  exchange,
  type LoggedEntry,
  nextWait,
  putRight,
  type Queued,
  type SyncAnswer,
  waiting,
  withNews,
} from "./sync.ts";

const now = "2027-05-08T14:00:00.000Z";

function answer(more: Partial<SyncAnswer>): SyncAnswer {
  return { accepted: [], refused: [], news: [], seq: 0, from: 0, received_at: now, now, ...more };
}

function queued(order: number, state: Queued["state"] = "waiting"): Queued {
  const one = entry("corner", {}, { side: "home" });
  return { id: one.id, order, entry: one, state };
}

function logged(seq: number): LoggedEntry {
  return { ...entry("foul", {}, { side: "away" }), seq, device: "other" };
}

/** A device that has these in its queue, before a server that answers so. */
function device(queue: Queued[], answered: { status: number; body: unknown } | Error, isMeasured = true) {
  const sent: { path: string; body: { after: number; entries: { id: string }[] } }[] = [];
  const state = { queue, seq: 4, sent };
  const clock = deviceClock(() => 0);
  if (isMeasured) clock.learn({ sent: 0, received: 0, answered: 0, got: 0 });
  const put = (changed: Queued[]) => {
    const byId = new Map(changed.map((one) => [one.id, one]));
    state.queue = state.queue.map((one) => byId.get(one.id) ?? one);
  };
  const go = () =>
    exchange({
      match: 7,
      device: "phone",
      waiting: () => waiting(state.queue),
      place: () => ({ seq: state.seq, id: "the fourth" }),
      received: async (given, asked) => put(afterAnswer(state.queue, given, asked)),
      measured: async () => put(putRight(state.queue, clock.offsetMs()!)),
      post: async (path, body) => {
        sent.push({ path, body: body as never });
        if (answered instanceof Error) throw answered;
        return answered;
      },
      clock,
      deviceNow: () => 0,
    });
  return { state, go };
}

test("what waits goes out, oldest first, a hundred at once, and stays in the queue until it was answered", async () => {
  const queue = Array.from({ length: 130 }, (_, at) => queued(130 - at));
  const { state, go } = device(queue, new Error("no network"));
  await assert.rejects(go());
  assert.equal(state.sent[0]!.path, "/api/matchday/7/ledger");
  assert.equal(state.sent[0]!.body.after, 4);
  assert.deepEqual(
    state.sent[0]!.body.entries.map(({ id }) => id),
    queue
      .toReversed()
      .slice(0, 100)
      .map(({ id }) => id),
  );
  assert.equal(waiting(state.queue).length, 130);
});

test("what was taken has left the queue, what was refused stays with its sentence, what was neither goes again", async () => {
  const [taken, refused, left] = [queued(1), queued(2), queued(3)];
  const given = answer({
    accepted: [{ id: taken.id, seq: 5 }],
    refused: [{ id: refused.id, message: "No." }],
    seq: 5,
  });
  const { state, go } = device([taken, refused, left], { status: 200, body: given });
  assert.equal(await go(), "more");
  assert.deepEqual(
    state.queue.map(({ state, message }) => [state, message]),
    [
      ["sent", undefined],
      ["refused", "No."],
      ["waiting", undefined],
    ],
  );
});

test("a device that is let in no more keeps what it has, as it does before a page that is no answer", async () => {
  const out = device([queued(1)], { status: 401, body: {} });
  assert.equal(await out.go(), "signed_out");
  assert.equal(waiting(out.state.queue).length, 1);
  for (const body of ["<html>", null, { accepted: [] }])
    await assert.rejects(device([queued(1)], { status: 200, body }).go());
  await assert.rejects(device([queued(1)], { status: 503, body: {} }).go());
});

test("the log is in the order of its places, each entry once, whichever answer came first", () => {
  const [one, two, three] = [logged(1), logged(2), logged(3)];
  const all = withNews({ entries: [], seq: 0 }, { news: [three, one, two], seq: 3, from: 0 }, 0);
  const late = withNews(all, { news: [one], seq: 1, from: 0 }, 0);
  assert.deepEqual(late, { entries: [one, two, three], seq: 3 });
});

test("what a restored server has lost goes out again, what it still has does not, and its log takes the place", () => {
  const [lost, kept] = [queued(1, "sent"), queued(2, "sent")];
  const news = [{ ...kept.entry, seq: 1, device: "phone" }, logged(2)];
  const given = answer({ news, seq: 2, from: 0 });
  assert.deepEqual(afterAnswer([lost, kept], given, 5), [{ ...lost, state: "waiting" }]);
  assert.deepEqual(afterAnswer([lost, kept], { ...given, from: 5 }, 5), []);
  assert.deepEqual(withNews({ entries: [logged(5)], seq: 5 }, given, 5), { entries: news, seq: 2 });
});

test("a phone that was tapped before it knew the time asks for it first, and nothing leaves with the wrong one", async () => {
  const hours = 3 * 3_600_000;
  const at = (ms: number) => new Date(ms).toISOString();
  const tap = (order: number, kind: "period_start" | "corner", ms: number): Queued => {
    const one = { ...entry(kind, {}, { side: kind === "corner" ? "home" : null }), occurred_at: at(ms) };
    return { id: one.id, order, entry: one, state: "waiting", by: 0 };
  };
  const queue = [tap(1, "period_start", 0), tap(2, "corner", 60_000)];
  const given = answer({ received_at: at(hours), now: at(hours), seq: 4, from: 4 });
  const { state, go } = device(queue, { status: 200, body: given }, false);
  assert.equal(await go(), "more");
  assert.deepEqual(state.sent[0]!.body.entries, []);
  assert.deepEqual(
    state.queue.map(({ entry: one, by }) => [one.occurred_at, one.clock_ms, by]),
    [
      [at(hours), 0, undefined],
      [at(hours + 60_000), 60_000, undefined],
    ],
  );
  await go();
  assert.equal(state.sent[1]!.body.entries.length, 2);
});

test("beside a kick-off of another phone the minute is put right as well", () => {
  const start = { ...entry("period_start", {}), occurred_at: "2027-05-08T14:00:00.000Z" };
  const one = { ...entry("corner", {}, { side: "home" }), occurred_at: "2027-05-08T11:12:30.000Z" };
  const [right] = putRight([{ id: one.id, order: 1, entry: one, state: "waiting", by: 0 }], 3 * 3_600_000, [
    start,
  ]);
  assert.deepEqual([right!.entry.occurred_at, right!.entry.clock_ms], ["2027-05-08T14:12:30.000Z", 750_000]);
});

test("where two said that play goes on, the minute that is put right is that of the clock which was put back once", () => {
  const at = (time: string) => ({ occurred_at: `2027-05-08T14:${time}.000Z` });
  const log = [
    entry("period_start", {}, at("00:00")),
    entry("abandon", { why: "lights" }, { ...at("30:00"), at: "30:00" }),
    ...[20, 21].flatMap((minutes) => [
      entry("resume", {}, { ...at(`${30 + minutes}:00`), at: "30:00" }),
      entry("clock_shift", { ms: -minutes * 60_000 }, { ...at(`${30 + minutes}:00`), at: "30:00" }),
    ]),
  ];
  const one = entry("corner", {}, { side: "home", ...at("55:00") });
  const [right] = putRight([{ id: one.id, order: 1, entry: one, state: "waiting", by: 0 }], 0, log);
  assert.equal(right!.entry.clock_ms, 35 * 60_000);
});

test("what the server has and what it has not got yet count alike, what it refused does not", () => {
  const [there, own, refused] = [logged(1), queued(1), queued(2, "refused")];
  const both = { ...queued(3), id: there.id };
  assert.deepEqual(
    allEntries([there], [own, refused, both]).map(({ id }) => id),
    [there.id, own.id],
  );
});

test("a device asks every 3 seconds, and up to every 15 while nobody answers", () => {
  const waits = [3000];
  for (let at = 0; at < 5; at++) waits.push(nextWait(waits.at(-1)!, true));
  assert.deepEqual(waits, [3000, 4800, 7680, 12_288, 15_000, 15_000]);
  assert.equal(nextWait(15_000, false), 3000);
});
