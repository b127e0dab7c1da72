import assert from "node:assert/strict";
import { test } from "node:test";
import { clockTime, dayKey, longDate, monthHeading, shortUsDate, weekdayDate } from "./dates.ts";

const KICK_OFF = "2025-03-08T11:00:00.000Z";

test("a match at 11:00 in Greenwich kicks off at 15:00 in Yerevan", () => {
  assert.equal(clockTime(KICK_OFF, "Asia/Yerevan")?.time, "15:00");
});

test("in the summer of 2010 Yerevan was five hours ahead", () => {
  assert.equal(clockTime("2010-07-01T11:00:00.000Z", "Asia/Yerevan")?.time, "16:00");
});

test("a date reads as each language writes it", () => {
  const at = clockTime(KICK_OFF, "Asia/Yerevan")!;
  assert.equal(longDate(at, "en"), "8 March 2025");
  assert.equal(longDate(at, "hy"), "8 մարտի, 2025\u00a0թ.");
  assert.equal(longDate(at, "ru"), "8\u00a0марта 2025\u00a0г.");
  assert.equal(shortUsDate(at), "Mar 8, 2025");
  assert.equal(weekdayDate(at, "hy"), "մարտի 8, շաբաթ");
  assert.equal(monthHeading(at, "hy"), "2025\u00a0թ. մարտ");
});

test("a match late in the evening belongs to the club's day, not to Greenwich's", () => {
  assert.equal(dayKey(clockTime("2025-03-08T21:30:00.000Z", "Asia/Yerevan")!), "2025-03-09");
});

test("a text that is no date is no date", () => {
  assert.equal(clockTime("yesterday", "Asia/Yerevan"), undefined);
});
