import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { listCurrentMatches } from "./current-queries.server.ts";
import { findMatchDetails } from "./match-details.server.ts";
import { createMatch, putMatch } from "./test-support.ts";

const OLD = "2026-03-14T11:00:00.000Z";
const NEW = "2026-04-01T14:30:00.000Z";

test("a match that is postponed keeps the hour that it had, and why", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club);
  const { body } = await putMatch(club, match.id, {
    ...match,
    postponed_from: undefined,
    status: "postponed",
    postponed_reason_hy: "Ձյուն",
  });
  assert.deepEqual([body.postponed_from, body.match_date], [OLD, OLD]);
  const later = await putMatch(club, match.id, { ...body, match_date: NEW, status: "scheduled" });
  assert.deepEqual([later.body.postponed_from, later.body.match_date], [OLD, NEW]);
  const read = await club.call(`/api/matches/${match.id}`);
  assert.deepEqual([read.body.postponed_from, read.body.postponed_reason_hy], [OLD, "Ձյուն"]);
});

test("a match that is entered as postponed has the hour that it was to begin at", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { status: "postponed" });
  assert.deepEqual([match.postponed_from, match.match_date], [OLD, OLD]);
  const { postponed_from: _, ...sent } = { ...match, version: undefined };
  const later = await putMatch(club, match.id, { ...sent, match_date: NEW, status: "scheduled" });
  assert.equal(later.body.postponed_from, OLD);
});

test("a match that is moved for a reason keeps its first hour; without one a mistake was corrected", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club);
  const { postponed_from: _, ...sent } = match;
  const corrected = await putMatch(club, match.id, { ...sent, version: undefined, match_date: NEW });
  assert.equal(corrected.body.postponed_from, null);
  const moved = await putMatch(club, match.id, {
    ...sent,
    version: undefined,
    postponed_reason: "European tie",
  });
  assert.equal(moved.body.postponed_from, NEW);
  const again = { ...sent, version: undefined, match_date: "2026-04-09T14:30:00.000Z" };
  assert.equal((await putMatch(club, match.id, again)).body.postponed_from, NEW);
  const back = await putMatch(club, match.id, { ...sent, version: undefined, match_date: NEW });
  assert.equal(back.body.postponed_from, null);
});

test("readers are told that a postponed match has no date yet, when it was to be, and why", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club);
  const { postponed_from: _, ...sent } = { ...match, version: undefined, status: "postponed" };
  await putMatch(club, match.id, { ...sent, postponed_reason: "Snow" });
  const shown = async (language: "en" | "hy") =>
    (await findMatchDetails(club.app, String(match.id), language))?.match.postponed;
  assert.deepEqual(await shown("hy"), {
    hasNewDate: false,
    was: "մարտի 14, շբթ, 15:00",
    wasAt: OLD,
    reason: { text: "Snow", lang: "en" },
  });
  await putMatch(club, match.id, { ...sent, outcome: "awarded" });
  assert.equal(await shown("en"), null, "what has been decided has no date to follow");
  await putMatch(club, match.id, { ...sent, match_date: NEW, status: "scheduled", outcome: "played" });
  assert.equal((await shown("en"))?.hasNewDate, true);
  await putMatch(club, match.id, { ...sent, match_date: NEW, status: "finished" });
  assert.equal(await shown("en"), null);
});

test("the history of a match tells why it was put off and when it was to be", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club);
  const { postponed_from: _, ...sent } = { ...match, version: undefined, status: "postponed" };
  await putMatch(club, match.id, { ...sent, postponed_reason_ru: "Снег" });
  const { body } = await club.call(`/api/admin/history/matches/${match.id}`, { as: "editor" });
  assert.deepEqual(body.revisions[0].changed.toSorted(), ["postponed_from", "postponed_reason_ru", "status"]);
});

test("a postponed match with a new date is the club's next one; without one it is not", async (t) => {
  const club = await openClub(t);
  const now = new Date("2026-03-10T12:00:00.000Z");
  await club.call("/api/admin/teams", { as: "editor", json: { name: "Hosts", is_own: true } });
  const match = await createMatch(club);
  const later = await createMatch(club, { match_date: "2026-05-01T15:00" });
  const { postponed_from: _, ...sent } = { ...match, version: undefined, status: "postponed" };
  const next = async () => (await listCurrentMatches(club.app.db, now, 1, null)).next?.match.id;
  await putMatch(club, match.id, sent);
  assert.equal(await next(), later.id);
  await putMatch(club, match.id, { ...sent, match_date: NEW });
  assert.equal(await next(), match.id);
});
