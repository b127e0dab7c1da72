import assert from "node:assert/strict";
import { test } from "node:test";
import { clockFault } from "./server-time.ts";

const MADE = "2027-05-08T14:22:00.000Z";

test("a device's clock that can be right is followed, one that can't be is put right", (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: Date.parse(MADE) + 59_000 });
  assert.equal(clockFault(MADE), 0);
  t.mock.timers.setTime(Date.parse("2027-05-08T15:22:00.000Z"));
  assert.equal(clockFault("2027-05-08T14:22:30.000Z"), -3_570_000);
  assert.equal(clockFault("2027-05-08T15:32:00.000Z"), 600_000);
});

test("an hour later the same page is no reason to doubt the clock", (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: Date.parse("2027-05-08T16:00:10.000Z") });
  assert.equal(clockFault("2027-05-08T16:00:00.000Z"), 0);
  t.mock.timers.setTime(Date.parse("2027-05-08T17:00:10.000Z"));
  assert.equal(clockFault("2027-05-08T16:00:00.000Z"), 0);
});
