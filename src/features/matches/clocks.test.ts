import assert from "node:assert/strict";
import { test } from "node:test";
import { showOwnTime } from "./clocks.ts";
import { utcToClubTime } from "./match-time.ts";

/** What a visitor of a time zone reads beside a kick-off; undefined for nothing. */
function readIn(zone: string, kickOff: string): string | undefined {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    const [clubDay, clubTime] = utcToClubTime(kickOff).split("T");
    const words = { after: "your time", nextDay: "the next day", dayBefore: "the day before" };
    const place = { dataset: { kickOff, clubDay, clubTime, ...words } } as unknown as HTMLElement;
    showOwnTime(place);
    return place.hidden ? undefined : (place.textContent ?? "");
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

test("a fan in another part of the world reads the own hour, and that it is another day there", () => {
  const evening = "2026-11-27T15:00:00Z";
  assert.equal(readIn("Asia/Yerevan", evening), undefined);
  assert.equal(readIn("Europe/Paris", evening), "16:00 your time");
  assert.equal(readIn("Australia/Sydney", evening), "02:00 your time, the next day");
  assert.equal(readIn("America/Los_Angeles", "2026-11-27T20:05:00Z"), "12:05 your time, the day before");
  assert.equal(readIn("Asia/Dubai", evening), undefined);
});
