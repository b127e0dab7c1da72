import assert from "node:assert/strict";
import { test } from "node:test";
import { monthBounds, monthsAround, monthsOfSeason } from "./months.ts";

test("a month goes from its first to its last day, in a leap year too", () => {
  assert.deepEqual(monthBounds("2028-02"), { from: "2028-02-01", to: "2028-02-29" });
  assert.deepEqual(monthBounds("2026-11"), { from: "2026-11-01", to: "2026-11-30" });
  assert.deepEqual([monthBounds(""), monthBounds("2026-13"), monthBounds("last")], [{}, {}, {}]);
});

test("the months to choose from are those around the club's present one, and that of the address", () => {
  // Already December in Yerevan.
  const now = new Date("2026-11-30T21:00:00.000Z");
  assert.deepEqual(monthsAround(now, { before: 1, after: 1 }), ["2027-01", "2026-12", "2026-11"]);
  assert.deepEqual(monthsAround(now, { before: 0, after: 0 }, "2020-05"), ["2026-12", "2020-05"]);
});

test("a season's months begin in July", () => {
  const months = monthsOfSeason("2026-27");
  assert.deepEqual([months.length, months[0], months.at(-1)], [12, "2026-07", "2027-06"]);
});
