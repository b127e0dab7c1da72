import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type TestContext, test } from "node:test";
import { track } from "#src/app/tracking.server.ts";
import { minuteOf } from "#src/features/shell/count-minutes.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { countQueries } from "#tests/support/queries.ts";
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

/** What somebody at the ground tapped, with the seconds of each period. */
async function follow(
  { app }: TestClub,
  matchId: number,
  taps: { kind: string; period: string; seconds?: number; payload?: object }[],
  from = 1,
) {
  await app.db.insertInto("match_ledger_guard").values({ is_open: 1 }).execute();
  const rows = taps.map(({ kind, period, seconds = 0, payload = {} }, at) => ({
    ...{
      id: randomUUID(),
      match_id: matchId,
      seq: at + from,
      device: "phone",
      account_id: null,
      kind,
      period,
    },
    ...{ side: null, target: null, clock_ms: seconds * 1000, payload: JSON.stringify(payload) },
    ...{ occurred_at: app.now().toISOString(), received_at: app.now().toISOString() },
  }));
  await app.db.insertInto("match_ledger").values(rows).execute();
  await app.db.deleteFrom("match_ledger_guard").execute();
  app.changes.invalidate({ isContent: true, topics: [] });
}

test("a match that is followed with a clock brings its minute, and its pages are old when that is over", async (t) => {
  const { club, match, save } = await openMatchDay(t);
  club.setNow("2026-03-14T12:30:40.000Z");
  await save({ status: "live", home_score: 0, away_score: 0 });
  await follow(club, match.id, [
    { kind: "period_start", period: "first" },
    { kind: "period_end", period: "first", seconds: 46 * 60 },
    { kind: "period_start", period: "second", seconds: 21 * 60 + 40 },
  ]);
  const { made, tracking } = await track(() => loadFrameMatch(club.app, "en"));
  const { phase, clock } = made.match!;
  assert.deepEqual([phase, clock?.began_at], ["second", "2026-03-14T12:09:00.000Z"]);
  // The beginning of the 67th minute: whoever asks within it gets the same page.
  assert.equal(clock?.at, "2026-03-14T12:30:00.000Z");
  assert.equal(minuteOf(clock!, Date.parse(clock!.at)), "67");
  assert.equal(tracking.rightUntil, Date.parse("2026-03-14T12:31:00.000Z"));
});

test("no minute is claimed of a match that was only switched to live, nor in its break", async (t) => {
  const { club, match, save } = await openMatchDay(t);
  const told = async () => {
    const { made, tracking } = await track(() => loadFrameMatch(club.app, "en"));
    return [made.match?.phase, made.match?.clock, tracking.rightUntil];
  };
  club.setNow("2026-03-14T11:20:00.000Z");
  await save({ status: "live", home_score: 2, away_score: 1 });
  await follow(club, match.id, [{ kind: "period_start", period: "first", payload: { untimed: true } }]);
  assert.deepEqual(await told(), ["first", null, Number.POSITIVE_INFINITY]);
  await follow(club, match.id, [{ kind: "period_end", period: "first" }], 2);
  assert.deepEqual(await told(), ["half_time", null, Number.POSITIVE_INFINITY]);
});

test("the minute costs one query while a match is live, and none otherwise", async (t) => {
  const { club, save } = await openMatchDay(t);
  const queries = async () => (await countQueries(club.app, (app) => loadFrameMatch(app, "en"))).total;
  club.setNow("2026-03-14T10:00:00.000Z");
  assert.equal(await queries(), 1);
  club.setNow("2026-03-14T11:20:00.000Z");
  await save({ status: "live", home_score: 0, away_score: 0 });
  assert.equal(await queries(), 2);
  await save({ status: "finished", home_score: 0, away_score: 0 });
  assert.equal(await queries(), 1);
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
