import assert from "node:assert/strict";
import { test } from "node:test";
import { LENGTHS, minuteLabel, nextMinuteAt, readLengths, runningMinute } from "./clock.ts";
import { lastMinuteBefore } from "./match-state.ts";

const KICK_OFF = Date.parse("2027-05-08T14:00:00.000Z");
const MINUTE_MS = 60_000;
const clock = (period: "first" | "second") => ({
  ...{ period, began_at: new Date(KICK_OFF).toISOString(), added: null },
});

function shown(period: "first" | "second", minutes: number, lengths = LENGTHS): string | undefined {
  const minute = runningMinute(clock(period), KICK_OFF + minutes * MINUTE_MS, lengths);
  return minute && minuteLabel(minute.minute, minute.added);
}

test("the minute runs on from the kick-off of its half, and beyond its end as added time", () => {
  assert.deepEqual([shown("first", 0), shown("first", 44.9), shown("first", 46.5)], ["1", "45", "45+2"]);
  assert.deepEqual([shown("second", 0), shown("second", 21.5), shown("second", 49)], ["46", "67", "90+5"]);
  assert.equal(runningMinute(null, KICK_OFF, LENGTHS), undefined);
});

test("in a youth match of forty minutes a half the 41st minute is added time", () => {
  const lengths = readLengths("40,40,10,10");
  assert.deepEqual(
    [shown("first", 39.5, lengths), shown("first", 40.5, lengths), shown("second", 0, lengths)],
    ["40", "40+1", "41"],
  );
  assert.equal(lastMinuteBefore("half_time", lengths), 40);
});

test("a half that nobody ended claims no minute after a while, and a kick-off ahead of the clock is the first minute", () => {
  assert.equal(shown("second", 84.9), "90+40");
  assert.equal(shown("second", 85), undefined);
  assert.equal(shown("first", -1), "1");
});

test("the next minute begins sixty seconds after the one that runs, whatever the second of the kick-off", () => {
  assert.equal(nextMinuteAt(clock("first"), KICK_OFF), KICK_OFF + MINUTE_MS);
  assert.equal(nextMinuteAt(clock("first"), KICK_OFF + 2.5 * MINUTE_MS), KICK_OFF + 3 * MINUTE_MS);
  assert.equal(nextMinuteAt(clock("first"), KICK_OFF - 10), KICK_OFF);
});

test("a break stands at the last minute before it, a period and the end at none", () => {
  const last = (
    ["half_time", "break_before_extra", "break_before_shootout", "second", "finished"] as const
  ).map((phase) => lastMinuteBefore(phase, LENGTHS));
  assert.deepEqual(last, [45, 90, 120, undefined, undefined]);
});
