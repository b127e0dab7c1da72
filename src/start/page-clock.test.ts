import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";

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
