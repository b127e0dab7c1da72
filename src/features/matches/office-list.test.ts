import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.

test("the office learns how many matches begin after the day on which one is played today or next", async (t) => {
  const club = await openClub(t);
  const add = async (match_date: string, more = {}) => {
    const json = { home_team_name: "Van", away_team_name: "Ararat", match_date, ...more };
    assert.equal((await club.call("/api/admin/matches", { as: "editor", json })).status, 201);
  };
  const ahead = async (query = "") =>
    (await club.call(`/api/admin/matches${query}`, { as: "editor" })).body.ahead;
  assert.equal(await ahead(), 0, "without any match");
  await add("2026-03-01T15:00");
  assert.equal(await ahead(), 0, "with past ones alone");
  await add("2026-03-14T15:00");
  await add("2026-03-14T23:30", { away_team_name: "Urartu" });
  await add("2026-03-15T00:30", { away_team_name: "Pyunik" });
  assert.equal(await ahead(), 1, "the next day of matches is that of the 14th, by the club's clock");
  await add("2026-03-11T10:00", { away_team_name: "Noah" });
  assert.equal(await ahead(), 3, "today's match has begun already, and is still today's");
  assert.equal(await ahead("?search=Pyunik"), 0, "as far as the filter goes");
});
