import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, dueAt } from "./due.ts";

// 11 March 2026, 13:00 in Yerevan.
const NOW = "2026-03-11T09:00:00.000Z";

test("what is late says since how many minutes or hours, and from the second day on since how many days", () => {
  assert.deepEqual(dueAt("2026-03-11T08:50:00.000Z", NOW), { day: "overdue", unit: "minutes", count: 10 });
  assert.deepEqual(dueAt("2026-03-11T07:40:00.000Z", NOW), { day: "overdue", unit: "hours", count: 1 });
  assert.deepEqual(dueAt("2026-03-10T12:00:00.000Z", NOW), { day: "overdue", unit: "hours", count: 21 });
  assert.deepEqual(dueAt("2026-03-06T08:00:00.000Z", NOW), { day: "overdue", unit: "days", count: 5 });
});

test("today and tomorrow end at the club's midnight, not at Greenwich's", () => {
  assert.equal(dueAt("2026-03-11T19:59:00.000Z", NOW).day, "today");
  assert.deepEqual(dueAt("2026-03-11T20:00:00.000Z", NOW), { day: "tomorrow", unit: "hours", count: 11 });
  assert.equal(dayOf("2026-03-12T20:00:00.000Z", NOW), "later");
  assert.deepEqual(dueAt("2026-03-20T09:00:00.000Z", NOW), { day: "later", unit: "days", count: 9 });
});
