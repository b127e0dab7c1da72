import assert from "node:assert/strict";
import { test } from "node:test";
import { readWrittenDate, writtenDate } from "./written-date.ts";

test("a kick-off is shown as staff write it, whatever the browser's language", () => {
  assert.equal(writtenDate("2026-11-28T16:00", "minute"), "28.11.2026 16:00");
  assert.equal(writtenDate("2026-11-28T16:00:21.437", "minute"), "28.11.2026 16:00");
  assert.equal(writtenDate("1998-04-07", "day"), "07.04.1998");
  assert.equal(writtenDate("soon", "minute"), "soon");
});

test("a date may be typed in the ways in which people write dates", () => {
  for (const typed of [
    "28.11.2026 16:00",
    "28.11.26, 16.00",
    "28/11/2026 16:00",
    "28-11-2026  16:00",
    "2026-11-28T16:00",
    " 2026-11-28 16:00 ",
  ]) {
    assert.equal(readWrittenDate(typed, "minute"), "2026-11-28T16:00", typed);
  }
  assert.equal(readWrittenDate("7.4.1998", "day"), "1998-04-07");
});

test("what no calendar and no clock has is no date", () => {
  for (const typed of [
    "",
    "tomorrow",
    "30.02.2026 16:00",
    "28.11.2026",
    "28.11.2026 24:00",
    "28.13.2026 16:00",
  ]) {
    assert.equal(readWrittenDate(typed, "minute"), undefined, typed);
  }
  assert.equal(readWrittenDate("31.04.2026", "day"), undefined);
});
