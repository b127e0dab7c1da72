import assert from "node:assert/strict";
import { test } from "node:test";
import { isConsoleTime } from "./console-time.ts";

const HOUR_MS = 3_600_000;
const kickOff = Date.UTC(2027, 4, 8, 14);
const match = (status: "scheduled" | "live" | "finished" | "cancelled") => ({
  status,
  match_date: new Date(kickOff).toISOString(),
});

test("the console is offered from four hours before to four hours after the kick-off, and while a match is live", () => {
  for (const hours of [-4, 0, 4]) assert.ok(isConsoleTime(match("scheduled"), kickOff + hours * HOUR_MS));
  for (const hours of [-4.1, 4.1]) assert.ok(!isConsoleTime(match("scheduled"), kickOff + hours * HOUR_MS));
  assert.ok(isConsoleTime(match("live"), kickOff + 9 * HOUR_MS));
  assert.ok(isConsoleTime(match("finished"), kickOff + 2 * HOUR_MS), "corrections follow the end");
  assert.ok(!isConsoleTime(match("cancelled"), kickOff));
});
