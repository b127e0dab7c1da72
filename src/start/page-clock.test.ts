import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub, TEST_DAY } from "#tests/support/club.ts";
import { lookForSetBack } from "./page-clock.server.ts";

test("a text whose hour has not come goes again when a clock that was ahead is put right", async (t) => {
  const club = await openClub(t);
  const hour = "2026-03-11T09:30:00.000Z";
  club.setNow("2026-03-11T10:00:00.000Z");
  const look = lookForSetBack(club.app);
  const isOut = () => club.app.cachedQuery("out", async () => club.app.now().toISOString() >= hour);
  assert.equal(await isOut(), true);
  const ahead = club.app.changes.stamp();
  club.setNow(TEST_DAY);
  look();
  assert.equal(club.app.changes.isCurrent(ahead), false, "pages that were kept are made anew");
  assert.equal(await isOut(), false);
  const right = club.app.changes.stamp();
  club.setNow("2026-03-11T09:00:01.000Z");
  look();
  assert.ok(club.app.changes.isCurrent(right), "a clock that goes on disturbs nothing");
});

test("the clock changes pages at midnight, at noon, at a kick-off and two hours after the end", async (t) => {
  const club = await openClub(t);
  await createMatch(club, { match_date: "2026-03-14T15:00" });
  const changes: string[] = [];
  club.setNow("2026-03-14T00:30:00.000Z");
  for (let step = 0; step < 5; step++) {
    const next = new Date(await club.app.nextChange());
    changes.push(next.toISOString().slice(5, 16));
    club.setNow(next);
  }
  assert.deepEqual(changes, ["03-14T08:00", "03-14T11:00", "03-14T14:55", "03-14T20:00", "03-15T08:00"]);
});
