import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import type { MatchStatus } from "../match.ts";
import { createMatch } from "../test-support.ts";
import { loadFrameMatch } from "./frame-match.server.ts";

const KICK_OFF = "2026-03-14T15:00";

/** The own club at home on 14 March at 15:00 of the club's clock, which is 11:00 UTC. */
async function openMatchDay(t: TestContext) {
  const club = await openClub(t);
  await club.call("/api/admin/teams", {
    as: "editor",
    json: { name: "Hosts", name_hy: "Տանտերեր", is_own: true },
  });
  const match = await createMatch(club, { away_team_name: "Van", match_date: KICK_OFF });
  // Staff's sessions end while the clock jumps from day to day.
  const save = async (values: { status: MatchStatus; home_score: number; away_score: number }) => {
    await club.app.db.updateTable("matches").set(values).where("id", "=", match.id).execute();
    club.app.changes.invalidate({ isContent: true, topics: [] });
  };
  const shown = async () => {
    const { match: found, isFollowed } = await loadFrameMatch(club.app, "en");
    return [found?.state, found?.score, isFollowed];
  };
  return { club, match, save, shown };
}

test("every page shows the score of the own club's live match, and of no other's", async (t) => {
  const { club, save, shown } = await openMatchDay(t);
  await createMatch(club, {
    home_team_name: "Noah",
    away_team_name: "Pyunik",
    match_date: KICK_OFF,
    status: "live",
  });
  club.setNow("2026-03-14T10:00:00.000Z");
  assert.deepEqual(await shown(), [undefined, undefined, true]);
  club.setNow("2026-03-14T11:20:00.000Z");
  await save({ status: "live", home_score: 2, away_score: 1 });
  assert.deepEqual(await shown(), ["live", { home: 2, away: 1 }, true]);
});

test("from its kick-off a match stands in the header without news, though nothing was saved", async (t) => {
  const { club, shown } = await openMatchDay(t);
  club.setNow("2026-03-12T11:00:00.000Z");
  assert.deepEqual(await shown(), [undefined, undefined, false]);
  club.setNow("2026-03-14T11:00:00.000Z");
  assert.deepEqual(await shown(), ["awaited", null, true]);
});

test("a result stays in the header for two hours, and no failing database takes a page away", async (t) => {
  const { club, save, shown } = await openMatchDay(t);
  club.setNow("2026-03-14T13:00:00.000Z");
  await save({ status: "finished", home_score: 3, away_score: 1 });
  assert.deepEqual(await shown(), ["finished", { home: 3, away: 1 }, true]);
  club.setNow("2026-03-14T14:55:00.000Z");
  assert.deepEqual(await shown(), [undefined, undefined, true]);
  club.setNow("2026-03-15T08:00:00.000Z");
  assert.deepEqual(await shown(), [undefined, undefined, false]);
  const away = { ...club.app, cachedQuery: () => Promise.reject(new Error("away")) };
  assert.equal((await loadFrameMatch(away, "en")).match, null);
});
