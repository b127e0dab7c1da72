import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import type { Lineups } from "#src/features/ledger/people.ts";
import { entry, lineup } from "#src/features/ledger/test-support.ts";
import { firstYellow, menLeft } from "./sending-off.ts";

const HOME = { home: lineup(), away: null };
const yellow = (number: number, at: string, id: string, side: "home" | "away" = "home") =>
  entry("yellow", { who: { number } }, { side, at, id });

function played(...entries: Entry[]) {
  return foldMatch(entries, HOME);
}

test("a second yellow is told with the first one's minute, whoever else was booked between them", () => {
  const state = played(
    yellow(3, "12:00", "first"),
    yellow(5, "20:00", "other"),
    yellow(3, "25:00", "away", "away"),
    yellow(3, "40:00", "second"),
  );
  const line = state.lines.find(({ sendsOff }) => sendsOff)!;
  assert.equal(line.entry.id, "second");
  assert.equal(firstYellow(line, state, HOME)?.entry.id, "first");
});

test("a first yellow that was taken back is not counted towards red", () => {
  const state = played(
    yellow(3, "5:00", "void"),
    entry("void", {}, { target: "void", at: "6:00" }),
    yellow(3, "12:00", "first"),
    yellow(3, "40:00", "second"),
  );
  const line = state.lines.find(({ sendsOff }) => sendsOff)!;
  assert.equal(firstYellow(line, state, HOME)?.entry.id, "first");
});

test("who is sent off the pitch is missing of eleven, who is sent off the bench is not", () => {
  const men = (...entries: Entry[]) => menLeft(played(...entries), "home", true);
  assert.equal(men(), 11);
  assert.equal(men(yellow(3, "12:00", "first"), yellow(3, "40:00", "second")), 10);
  const red = (number?: number) =>
    entry("red", number ? { who: { number } } : {}, { side: "home", at: "41:00" });
  assert.equal(men(red(15)), 11, "a substitute on the bench");
  assert.equal(men(red(4), red()), 9, "also one whom nobody has named yet");
  const off = entry("sub", { off: { number: 8 }, on: { number: 14 } }, { side: "home", at: "30:00" });
  assert.equal(men(off, red(8)), 11, "somebody who had gone off before");
  assert.equal(men(off, red(14)), 10, "somebody who had come on");
});

test("a side without a list has ten men after a second yellow of a number", () => {
  const lineups: Lineups = { home: null, away: null };
  const state = foldMatch([yellow(4, "12:00", "one", "away"), yellow(4, "40:00", "two", "away")], lineups);
  assert.equal(menLeft(state, "away", false), 10);
  assert.equal(menLeft(state, "home", false), 11);
});
