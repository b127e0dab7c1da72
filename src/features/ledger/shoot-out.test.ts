import assert from "node:assert/strict";
import { test } from "node:test";
import type { EntryOf, Side } from "./ledger.ts";
import { outcomesOf, shootOutOf } from "./shoot-out.ts";

/** Kicks by turns, home first: "x" is scored, "-" is not. */
function after(text: string, first: Side = "home") {
  const second = first === "home" ? "away" : "home";
  const kicks = [...text].map((one, at) => ({
    id: String(at),
    side: at % 2 ? second : first,
    payload: { result: one === "x" ? "scored" : "saved" },
  }));
  return shootOutOf(kicks as EntryOf<"kick">[]);
}

test("with a miss of the fifth pair a shoot-out is lost, with a goal the sixth pair begins", () => {
  // 4:3 after nine kicks, as in the drawing.
  const { scored, missed } = outcomesOf(after("xxxx-xx-x"), "away");
  assert.deepEqual(scored, { home: 4, away: 4, winner: null, nextPair: 6 });
  assert.deepEqual(missed, { home: 4, away: 3, winner: "home", nextPair: null });
});

test("the first kick of a shoot-out decides nothing, whoever takes it", () => {
  for (const side of ["home", "away"] as const) {
    const { scored, missed } = outcomesOf(null, side);
    assert.deepEqual([scored.winner, scored.nextPair, scored[side]], [null, null, 1]);
    assert.deepEqual(missed, { home: 0, away: 0, winner: null, nextPair: null });
  }
});

test("a kick wins as soon as the other side can't catch up any more, before its fifth", () => {
  const { scored, missed } = outcomesOf(after("x-x-"), "home");
  assert.equal(scored.winner, null, "3:0 with three left is still open");
  assert.equal(missed.winner, null);
  const third = outcomesOf(after("x-x-x"), "away");
  assert.deepEqual([third.scored.winner, third.missed.winner], [null, "home"]);
});

test("from the sixth pair on the second kick of a pair decides when it differs from the first", () => {
  const five = "xxxxxxxxxx";
  const first = outcomesOf(after(`${five}`), "home");
  assert.deepEqual([first.scored.winner, first.missed.winner], [null, null], "the answer is still to come");
  assert.deepEqual([first.scored.nextPair, first.missed.nextPair], [null, null]);
  const toLevel = outcomesOf(after(`${five}x`), "away");
  assert.deepEqual([toLevel.scored.nextPair, toLevel.missed.winner], [7, "home"]);
  const toWin = outcomesOf(after(`${five}-`), "away");
  assert.deepEqual([toWin.scored.winner, toWin.missed.nextPair], ["away", 7]);
});

test("it is the same where the guests began", () => {
  const { scored, missed } = outcomesOf(after("xxxx-xx-x", "away"), "home");
  assert.deepEqual([scored.nextPair, missed.winner], [6, "away"]);
});
