import assert from "node:assert/strict";
import { test } from "node:test";
import { cpuMsOf } from "#tests/support/cpu.ts";
import type { Entry, Kind, Payloads } from "./ledger.ts";
import { foldMatch } from "./match-state.ts";
import { keysOf } from "./people.ts";
import { heldEntries, mergePair, samePairs, toHold } from "./same-pair.ts";
import { MOST_ENTRIES } from "./schemas.server.ts";
import { entry, lineup } from "./test-support.ts";

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

test("a kick of a shoot-out that two phones saw may be one; the next of its side is another, and held ones never count unanswered", () => {
  const kick = (device: string, at: string, side = "home", result: "scored" | "missed" = "scored") =>
    seen(device, "kick", { result }, at, side);
  const [first, again] = [kick("one", "10:00"), kick("other", "10:02")];
  const [reply, echo] = [kick("one", "10:40", "away"), kick("other", "10:41", "away")];
  const next = kick("other", "11:20");
  assert.deepEqual(pairs([first, again, reply, echo, next]), [
    [first.id, again.id],
    [reply.id, echo.id],
  ]);
  const held = toHold([first, reply], [again, echo, next]);
  assert.deepEqual(held, [again.id, echo.id]);
  const holding = held.map((id) =>
    by("club", entry("amend", { patch: { payload: { held: true } } }, { target: id, at: "11:30" })),
  );
  const log = [first, again, reply, echo, next, ...holding];
  const { shootOut } = foldMatch(log);
  assert.deepEqual([shootOut?.home, shootOut?.away], [2, 1]);
  assert.deepEqual(heldEntries(log), []);
  assert.deepEqual(
    samePairs(log).map(({ until }) => until),
    [null, null],
  );
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

const four = { who: { number: 4 } };
const held = (target: string, isHeld = true) =>
  by("club", entry("amend", { patch: { payload: { held: isHeld } } }, { at: "20:02", target }));

test("a card that two phones gave one man may be one, whatever its colour; that of another man, or of nobody, is not", () => {
  const first = seen("one", "yellow", four, "20:00");
  const again = seen("other", "yellow", four, "20:01");
  const red = seen("one", "red", four, "20:30");
  const others = [
    seen("other", "yellow", { who: { number: 5 } }, "20:02"),
    seen("other", "yellow", four, "20:03", "away"),
    seen("one", "yellow", {}, "20:04"),
    seen("other", "yellow", {}, "20:05"),
    seen("other", "sub", { off: { number: 4 } }, "20:06"),
    seen("other", "yellow", four, "23:00"),
  ];
  assert.deepEqual(pairs([...others, red, again, first]), [
    [first.id, again.id],
    [again.id, red.id],
  ]);
});

test("a man whom one phone names by his number and the other by his name is one by the line-up", () => {
  const name = { names: { player_last_name: "Sahradyan" } };
  const home = { players: [{ who: { number: 4, ...name }, role: "start" as const }] };
  const log = [
    seen("one", "yellow", { who: { number: 4 } }, "20:00"),
    seen("other", "yellow", { who: name }, "20:01"),
  ];
  assert.equal(samePairs(log, keysOf({ home, away: null })).length, 1);
  assert.deepEqual(pairs(log), []);
});

test("a substitution that two phones saw of one man, off or on, may be one; who goes off as another comes on is two", () => {
  const sub = (off: number, on: number) => ({ off: { number: off }, on: { number: on } });
  const first = seen("one", "sub", sub(8, 14), "60:00");
  const again = seen("other", "sub", sub(8, 15), "60:05");
  const on = seen("one", "sub", sub(9, 15), "60:10");
  const back = seen("other", "sub", sub(14, 16), "60:20");
  assert.deepEqual(pairs([first, again, on, back]), [
    [first.id, again.id],
    [again.id, on.id],
  ]);
});

test("a yellow card that waits for an answer sends nobody off, on neither phone, in whatever order they heard of it", () => {
  const [one, other] = [seen("one", "yellow", four, "20:00"), seen("other", "yellow", four, "20:01")];
  const log = [one, held(other.id), other];
  assert.deepEqual(toHold([one], [other]), [other.id]);
  assert.deepEqual(toHold([other], [one]), [one.id], "the one that is new in the log");
  for (const known of [log, log.toReversed(), [other, one, log[1]!]]) {
    const { counts, lines, appearances, doubts } = foldMatch(known, { home: lineup(), away: null });
    assert.deepEqual([counts.home.yellow, counts.home.sentOff, doubts], [1, 0, []]);
    assert.equal(
      lines.some(({ sendsOff }) => sendsOff),
      false,
    );
    const man = appearances.find(({ who }) => who.number === 4);
    assert.deepEqual([man?.yellows, man?.sentOff, man?.minutes], [1, null, 90]);
    assert.equal(samePairs(known)[0]?.until, null, "it is asked until somebody answers");
    assert.deepEqual(heldEntries(known), []);
  }
});

test("two cards: the second yellow sends off; one card: the earlier stays alone", () => {
  const [one, other] = [seen("one", "yellow", four, "20:00"), seen("other", "yellow", four, "20:01")];
  const log = [one, held(other.id), other];
  const payload = { separate: true, held: false };
  const two = by("one", entry("amend", { patch: { payload } }, { at: "20:09", target: other.id }));
  assert.deepEqual(pairs([...log, two]), []);
  assert.equal(foldMatch([...log, two]).counts.home.sentOff, 1);
  const merged = mergePair(log, samePairs(log)[0]!);
  assert.deepEqual(merged, { void: other.id, keep: one.id, payload: null });
  const gone = by("one", entry("void", {}, { at: "20:09", target: merged!.void }));
  const { counts } = foldMatch([...log, gone]);
  assert.deepEqual([counts.home.yellow, counts.home.sentOff], [1, 0]);
});

test("one substitution: the entry that knows who came on stays, and counts", () => {
  const one = seen("one", "sub", { off: { number: 8 } }, "60:00");
  const other = seen("other", "sub", { off: { number: 8 }, on: { number: 14 } }, "60:05");
  const log = [one, held(other.id), other];
  assert.equal(foldMatch(log).counts.home.substitution, 1);
  assert.deepEqual(mergePair(log, samePairs(log)[0]!), {
    void: one.id,
    keep: other.id,
    payload: { held: false },
  });
});

test("a card whose likeness was taken back waits for nobody, and counts ten seconds after it was held", () => {
  const [one, other] = [seen("one", "yellow", four, "20:00"), seen("other", "yellow", four, "20:01")];
  const gone = by("one", entry("void", {}, { at: "20:04", target: one.id }));
  const log = [one, held(other.id), other, gone];
  assert.deepEqual(heldEntries(log), [{ id: other.id, until: "2027-05-08T14:20:12.000Z" }]);
  assert.deepEqual(heldEntries([...log, held(other.id, false)]), []);
});

test("in the longest log there may be, goals that may be one are found in a moment", async () => {
  const goals = (device: (index: number) => string, second: (index: number) => number) =>
    Array.from({ length: MOST_ENTRIES }, (_, index) => {
      const occurred_at = new Date(Date.UTC(2027, 4, 8, 14) + second(index) * 1000).toISOString();
      return by(device(index), { ...entry("goal", {}, { at: "1:00", side: "home" }), occurred_at });
    });
  const crowd = Array.from({ length: MOST_ENTRIES }, (_, index) =>
    seen(`phone ${index % 2}`, "yellow", { who: { player: index + 1 } }, "1:00"),
  );
  const longest = [
    crowd,
    goals(
      (index) => `phone ${index % 2}`,
      (index) => index * 180,
    ),
    goals(
      () => "one phone",
      () => 0,
    ),
  ];
  const ms = await cpuMsOf(() => assert.deepEqual(longest.map(pairs), [[], [], []]));
  assert.ok(ms < 250, `${Math.round(ms)} ms`);
});
