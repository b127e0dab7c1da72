import assert from "node:assert/strict";
import { test } from "node:test";
import { cpuMsOf } from "#tests/support/cpu.ts";
import type { Entry, Kind, Payloads } from "./ledger.ts";
import { mergePair, samePairs } from "./same-pair.ts";
import { MOST_ENTRIES } from "./schemas.server.ts";
import { entry } from "./test-support.ts";

const by = (device: string, one: Entry) => ({ ...one, device });

function seen<One extends Kind>(
  device: string,
  kind: One,
  payload: Payloads[One],
  at: string,
  side = "home",
) {
  return by(device, entry(kind, payload, { at, side: side as "home" }));
}

const pairs = (entries: Parameters<typeof samePairs>[0]) =>
  samePairs(entries).map(({ one, other }) => [one, other]);

test("a goal that two phones saw within two minutes may be one; that of one phone, or of the other side, is not", () => {
  const first = seen("one", "goal", {}, "10:00");
  const again = seen("other", "goal", {}, "11:59");
  const twice = seen("other", "goal", {}, "12:40");
  const against = seen("one", "goal", {}, "12:00", "away");
  const late = seen("one", "goal", {}, "15:00");
  assert.deepEqual(pairs([late, against, twice, again, first]), [[first.id, again.id]]);
  assert.equal(samePairs([first, again])[0]?.until, "2027-05-08T14:12:09.000Z");
});

test("a penalty that was scored and a goal may be one, two missed penalties too", () => {
  const penalty = seen("one", "penalty", { result: "scored" }, "10:00");
  const goal = seen("other", "goal", { how: "penalty" }, "10:05");
  const [saved, missed] = [
    seen("one", "penalty", { result: "saved" }, "30:00"),
    seen("other", "penalty", { result: "missed" }, "30:03"),
  ];
  assert.deepEqual(pairs([penalty, goal, saved, missed]), [
    [penalty.id, goal.id],
    [saved.id, missed.id],
  ]);
});

test("nobody is asked once more after the answer, whether it was one goal or two", () => {
  const one = seen("one", "goal", {}, "10:00");
  const other = seen("other", "goal", {}, "10:20");
  const two = by("one", entry("amend", { patch: { payload: { separate: true } } }, { target: other.id }));
  const gone = by("one", entry("void", {}, { target: other.id }));
  assert.deepEqual(pairs([one, other, two]), []);
  assert.deepEqual(pairs([one, other, gone]), []);
});

test("of one goal the richer entry stays and takes over what only the poorer knew", () => {
  const one = seen("one", "goal", { how: "play", assist: { number: 7 } }, "10:00");
  const other = seen("other", "goal", { how: "header", scorer: { number: 9 } }, "10:20");
  const [pair] = samePairs([one, other]);
  assert.deepEqual(mergePair([one, other], pair!), {
    void: one.id,
    keep: other.id,
    payload: { assist: { number: 7 } },
  });
});

test("two phones that say at the same moment that it is one goal leave one, though each knows more of its own", () => {
  const one = seen("one", "goal", { scorer: { number: 9 } }, "10:00");
  const other = seen("other", "goal", { scorer: { number: 9 } }, "10:20");
  const assist = by(
    "other",
    entry("amend", { patch: { payload: { assist: { number: 7 } } } }, { target: other.id }),
  );
  const [pair] = samePairs([one, other]);
  const answers = [
    [one, other],
    [one, other, assist],
  ].map((known) => mergePair(known, pair!));
  assert.deepEqual(new Set(answers.map((answer) => answer?.void)), new Set([other.id]));
  assert.deepEqual(answers[1]?.payload, { assist: { number: 7 } });
});

test("of two equal entries the earlier stays", () => {
  const one = seen("one", "goal", {}, "10:00");
  const other = seen("other", "goal", {}, "10:20");
  const [pair] = samePairs([other, one]);
  assert.deepEqual(mergePair([other, one], pair!), { void: other.id, keep: one.id, payload: null });
});

test("in the longest log there may be, goals that may be one are found in a moment", async () => {
  const goals = (device: (index: number) => string, second: (index: number) => number) =>
    Array.from({ length: MOST_ENTRIES }, (_, index) => {
      const occurred_at = new Date(Date.UTC(2027, 4, 8, 14) + second(index) * 1000).toISOString();
      return by(device(index), { ...entry("goal", {}, { at: "1:00", side: "home" }), occurred_at });
    });
  const longest = [
    goals(
      (index) => `phone ${index % 2}`,
      (index) => index * 180,
    ),
    goals(
      () => "one phone",
      () => 0,
    ),
  ];
  const ms = await cpuMsOf(() => assert.deepEqual(longest.map(pairs), [[], []]));
  assert.ok(ms < 250, `${Math.round(ms)} ms`);
});
