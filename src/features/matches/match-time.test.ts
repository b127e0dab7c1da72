import assert from "node:assert/strict";
import { test } from "node:test";
import { isSeasonName } from "#src/i18n/season-name.ts";
import {
  clubTimeToUtc,
  dayBounds,
  exactClubTime,
  readKickOff,
  seasonOf,
  utcToClubTime,
} from "./match-time.ts";

const ZONE = "Asia/Yerevan";
const toUtc = (local: string) => clubTimeToUtc(local, ZONE);

test("a summer kick-off of 2010 was five hours ahead of UTC", () => {
  assert.equal(toUtc("2010-07-04T19:00"), "2010-07-04T14:00:00.000Z");
  assert.equal(toUtc("2010-12-04T15:00"), "2010-12-04T11:00:00.000Z");
});

test("the summer of 2011 was the last one with its own time", () => {
  assert.equal(toUtc("2011-08-20T19:00"), "2011-08-20T14:00:00.000Z");
  assert.equal(toUtc("2011-11-19T15:00"), "2011-11-19T11:00:00.000Z");
});

test("since 2012 kick-offs are four hours ahead, in summer and in winter", () => {
  assert.equal(toUtc("2012-07-14T19:00"), "2012-07-14T15:00:00.000Z");
  assert.equal(toUtc("2026-03-14T15:00"), "2026-03-14T11:00:00.000Z");
  assert.equal(toUtc("2026-07-14T19:30:30"), "2026-07-14T15:30:30.000Z");
});

test("an hour that the clocks skip means the hour after it; one that comes twice means the first", () => {
  assert.equal(toUtc("2011-03-27T02:30"), "2011-03-26T22:30:00.000Z");
  assert.equal(toUtc("2011-10-30T02:30"), "2011-10-29T21:30:00.000Z");
  assert.equal(clubTimeToUtc("2026-03-29T02:30", "Europe/Berlin"), "2026-03-29T01:30:00.000Z");
  assert.equal(clubTimeToUtc("2026-10-25T02:30", "Europe/Berlin"), "2026-10-25T00:30:00.000Z");
});

test("a time goes to UTC and back unchanged", () => {
  for (const local of ["2010-07-04T19:00", "2011-03-27T03:00", "2012-01-01T00:00", "2026-12-31T23:59"]) {
    assert.equal(utcToClubTime(toUtc(local)!, ZONE), local);
  }
});

test("a time with seconds goes to a form and back to the millisecond", () => {
  for (const utc of ["2026-03-14T11:00:21.437Z", "2026-03-14T11:00:00.000Z", "2010-07-04T14:00:59.001Z"]) {
    assert.equal(clubTimeToUtc(exactClubTime(utc, ZONE), ZONE), utc);
  }
  assert.equal(exactClubTime("2026-03-14T11:00:00.000Z", ZONE), "2026-03-14T15:00");
});

test("a kick-off may come with Z, with an offset, or as local time", () => {
  const expected = "2026-03-14T11:00:00.000Z";
  for (const text of [expected, "2026-03-14T11:00Z", "2026-03-14T15:00+04:00", "2026-03-14T06:00-05:00"]) {
    assert.equal(readKickOff(text, ZONE), expected, text);
  }
  assert.equal(readKickOff("2026-03-14T15:00", ZONE), expected);
});

test("a date that no calendar has is no kick-off", () => {
  for (const text of [
    "",
    "soon",
    "2026-03-14",
    "14.03.2026 15:00",
    "2026-02-30T15:00",
    "2026-02-30T15:00Z",
    "2026-13-01T15:00",
    "2026-03-14T24:00",
    "2026-03-14T15:60",
    "2026-03-14 15:00",
    "2026-03-14T15:00+15:00",
    "2026-03-14T15:00+04",
    "1899-03-14T15:00Z",
    "9999-03-14T15:00Z",
    "+012026-03-14T15:00Z",
  ]) {
    assert.equal(readKickOff(text, ZONE), undefined, text);
  }
});

test("a day of the club begins and ends at its own midnight", () => {
  assert.deepEqual(dayBounds("2026-03-14", ZONE), ["2026-03-13T20:00:00.000Z", "2026-03-14T19:59:59.999Z"]);
  assert.equal(dayBounds("2026-02-30", ZONE), undefined);
  assert.ok(dayBounds("2100-12-31", ZONE));
});

test("a season runs from July to June by the club's clocks", () => {
  assert.equal(seasonOf("2025-06-30T19:59:00.000Z", ZONE), "2024-25");
  assert.equal(seasonOf("2025-06-30T20:00:00.000Z", ZONE), "2025-26");
  assert.equal(seasonOf("1999-09-01T12:00:00.000Z", ZONE), "1999-00");
});

test("a season names two years that follow each other", () => {
  for (const season of ["2024-25", "1999-00"]) assert.ok(isSeasonName(season), season);
  for (const season of ["2024-26", "2024/25", "2024-2025", "24-25", ""])
    assert.ok(!isSeasonName(season), season);
});
