import assert from "node:assert/strict";
import { test } from "node:test";
import { players } from "#club/demo/players.ts";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { lineupsOf } from "#src/features/lineups/queries.server.ts";
import { fillTeams } from "#src/features/teams/demo.server.ts";
import { columns } from "#src/i18n/localised.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { listCurrentMatches } from "./current-queries.server.ts";
import { fillMatches } from "./demo.server.ts";
import { demoLeague } from "./demo-seasons.server.ts";
import { logOldEvents } from "./ledger-commands.server.ts";
import { eventsShownOf, isShownAs } from "./ledger-rows.ts";
import { listMatchesWithEvents } from "./list-queries.server.ts";
import { scoreFromEvents } from "./match.ts";
import { scoreOfGoals } from "./score.ts";

const NOW = "2026-11-21T09:00:00.000Z";

async function fill(club: TestClub): Promise<void> {
  club.setNow(NOW);
  const at = NOW;
  const squad = players.map((player) => ({
    ...columns("first_name", player.first_name),
    ...columns("last_name", player.last_name),
    is_active: 1,
    is_captain: 0,
    created_at: at,
    updated_at: at,
  }));
  await club.app.db
    .insertInto("players")
    .values(squad as never)
    .execute();
  await fillTeams(club.admin);
  await fillMatches(club.admin);
}

test("every match of the demo has its teams, its competition, its season and its venue", async (t) => {
  const club = await openClub(t);
  await fill(club);
  const expected = demoLeague(new Date(NOW)).flatMap((season) => season.matches).length;
  const { body } = await club.call("/api/matches?limit=100");
  assert.equal(body.total, expected);
  for (const match of body.matches) {
    for (const field of [
      "home_team_id",
      "away_team_id",
      "competition_id",
      "season",
      "venue_hy",
      "home_team_name_ru",
    ]) {
      assert.ok(match[field], field);
    }
  }
  assert.ok((await club.call("/api/matches?search=arevyan")).body.total > 20);
});

test("goals of the demo's own matches add up to their scores, and substitutions come in pairs", async (t) => {
  const club = await openClub(t);
  await fill(club);
  const { results } = await listCurrentMatches(club.app.db, new Date(NOW), 100, null);
  const own = results.map(({ match }) => match);
  const { matches } = await listMatchesWithEvents(club.app.db, { limit: 1000 });
  const byId = new Map(matches.map((match) => [match.id, match]));
  let halves = 0;
  for (const { id, home_score, away_score } of own) {
    const { events = [], is_score_typed } = byId.get(id)!;
    assert.equal(is_score_typed, scoreOfGoals(events) === null, "goals give the score where there are any");
    assert.deepEqual(scoreFromEvents(events), { home: home_score, away: away_score });
    for (const event of events.filter(({ event_type }) => event_type.startsWith("substitution"))) {
      const pair = events.find((other) => other.id === event.pair_id);
      assert.ok(pair && pair.pair_id === event.id && pair.event_type !== event.event_type);
      assert.deepEqual([pair.minute, pair.team_type], [event.minute, event.team_type]);
      halves++;
    }
  }
  assert.ok(halves > 50);
});

test("the squad's players are known in the demo's events, opponents are not", async (t) => {
  const club = await openClub(t);
  await fill(club);
  const [own] = await club.app.db.selectFrom("teams").select("id").where("is_own", "=", 1).execute();
  const events = await club.app.db.selectFrom("match_events").select(["team_id", "player_id"]).execute();
  assert.ok(events.every((event) => (event.team_id === own!.id) === (event.player_id !== null)));
});

test("the newest five results of the own club have a report in three languages", async (t) => {
  const club = await openClub(t);
  await fill(club);
  const { results, next } = await listCurrentMatches(club.app.db, new Date(NOW), 6, null);
  const reports = results.map(({ match }) => [
    match.match_report,
    match.match_report_hy,
    match.match_report_ru,
  ]);
  assert.deepEqual(
    reports.map((report) => report.every(Boolean)),
    [true, true, true, true, true, false],
  );
  assert.ok(next);
});

test("matches and table are filled from the same seasons, however long the first takes", () => {
  assert.equal(demoLeague(new Date(NOW)), demoLeague(new Date("2026-11-21T23:00:00.000Z")));
});

test("the log of every match says what its events and its score say, without a doubt", async (t) => {
  const club = await openClub(t);
  await fill(club);
  const { db } = club.app;
  assert.equal(await logOldEvents(club.app), 0, "no event is without its entry");
  const matches = await db.selectFrom("matches").selectAll().where("status", "=", "finished").execute();
  const lineups = await lineupsOf(
    db,
    matches.map(({ id }) => id),
  );
  const rows = await db.selectFrom("match_events").selectAll().execute();
  const entries = await db.selectFrom("match_ledger").selectAll().orderBy("seq").execute();
  assert.ok(entries.length > rows.length);
  const byEntry = Map.groupBy(rows, ({ ledger_id }) => ledger_id);
  const byMatch = Map.groupBy(entries, ({ match_id }) => match_id);
  for (const match of matches) {
    const log = byMatch.get(match.id) ?? [];
    if (log.length === 0) continue;
    const read = log.map((entry) => ({ ...entry, payload: JSON.parse(entry.payload) }) as Entry);
    const state = foldMatch(read, lineups.get(match.id));
    const { home, away } = state.afterExtra ?? state.score;
    assert.deepEqual([home, away], [match.home_score, match.away_score], match.match_date);
    assert.deepEqual(state.doubts, []);
    for (const line of state.lines) {
      const shown = eventsShownOf(line);
      const own = byEntry.get(line.entry.id) ?? [];
      assert.ok(isShownAs(own as never, shown), `${match.match_date} ${JSON.stringify(line.entry)}`);
    }
    if (!lineups.get(match.id)) continue;
    assert.equal(state.phase, "finished");
    assert.ok(state.star && state.attendance === match.attendance);
    for (const side of ["home", "away"] as const) {
      const of = state.appearances.filter((one) => one.side === side);
      const length = state.afterExtra ? 120 : 90;
      const lost = of.reduce((sum, one) => sum + (one.sentOff === null ? 0 : length - one.sentOff), 0);
      assert.equal(
        of.reduce((sum, one) => sum + one.minutes!, 0),
        11 * length - lost,
      );
    }
  }
  assert.ok([...lineups.values()].every(({ home, away }) => home && away && home.players.length >= 18));
});
