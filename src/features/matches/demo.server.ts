import { clubs } from "#club/demo/clubs.ts";
import { POSTPONED_REASON } from "#club/demo/matches/postponement.ts";
import type { DemoEvent, DemoMatch } from "#club/demo/matches/types.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { findOwnTeam, listTeams } from "#src/features/teams/queries.server.ts";
import type { Team } from "#src/features/teams/team.ts";
import { columns } from "#src/i18n/localised.ts";
import { emptyRow } from "#src/records/record.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { updateSearch } from "#src/records/search-documents.server.ts";
import { officeSearchText } from "#src/records/search-text.ts";
import { BUILT_IN_COMPETITIONS, type Competition, USUAL_LIMITS } from "./competition.ts";
import { listCompetitions } from "./competition-queries.server.ts";
import { fillEvents } from "./demo-events.server.ts";
import { reportOf } from "./demo-reports.server.ts";
import { chunksOf, dates } from "./demo-rows.server.ts";
import { toldMatches } from "./demo-seasons.server.ts";
import { match as matchRecord } from "./match.record.ts";
import { isGoal } from "./score.ts";

const REPORTS = 5;

/** The seven competitions a club begins with, the demo or not. */
export async function fillCompetitions(actor: Actor): Promise<void> {
  await save(actor, "admin", insertCompetitions);
}

/**
 * Competitions, and the matches of all demo seasons with their events. Teams must be there; players of the
 * squad are tied to their events if they are there too.
 */
export async function fillMatches(actor: Actor): Promise<void> {
  const matches = toldMatches(actor.app.now());
  await save(actor, "admin", async (current) => {
    const { tx } = current;
    await insertCompetitions(current);
    const teams = new Map((await listTeams(tx)).map((team) => [team.slug, team]));
    const competitions = new Map((await listCompetitions(tx)).map((one) => [one.slug, one]));
    const own = await findOwnTeam(tx);
    const reported = newestResults(matches, own?.slug);
    const rows = matches.map((match) => {
      const report = reported.has(match) ? reportOf(match, own!.slug) : null;
      return { ...rowOf(match, teams, competitions), ...columns("match_report", report), ...dates(current) };
    });
    for (const chunk of chunksOf(rows)) await tx.insertInto("matches").values(chunk).execute();
    // The own club's first: their events keep the numbers that they always had.
    const ownFirst = matches.toSorted((one, other) => Number(!one.lineups) - Number(!other.lineups));
    await fillEvents(current, ownFirst, teams, await idsByKey(tx, matches, teams));
    // After the goals: a match is found by its scorers.
    for (const chunk of chunksOf(await tx.selectFrom("matches").selectAll().orderBy("id").execute()))
      await updateSearch(tx, matchRecord, chunk);
    publish(current, "matches");
    publish(current, "match_events");
  });
}

async function insertCompetitions(current: Save): Promise<void> {
  const rows = BUILT_IN_COMPETITIONS.map((competition, index) => ({
    ...competition,
    ...USUAL_LIMITS,
    order_num: index + 1,
    ...dates(current),
  }));
  await current.tx
    .insertInto("competitions")
    .values(rows)
    .onConflict((c) => c.column("slug").doNothing())
    .execute();
  publish(current, "competitions");
}

function rowOf(match: DemoMatch, teams: Map<string, Team>, competitions: Map<string, Competition>) {
  const [home, away] = [teams.get(match.home)!, teams.get(match.away)!];
  const competition = competitions.get(match.competition)!;
  const values = {
    ...emptyRow(matchRecord),
    ...named("home_team", home),
    ...named("away_team", away),
    ...named("competition", competition),
    season: match.season,
    round: match.round,
    stage: match.stage,
    match_date: match.kickOff,
    status: match.status,
    ...(match.status === "postponed"
      ? { postponed_from: match.kickOff, ...columns("postponed_reason", POSTPONED_REASON) }
      : {}),
    home_score: match.homeScore,
    away_score: match.awayScore,
    // The demo tells of the goals of some of its matches alone; there they give the score.
    is_score_typed: match.homeScore === null || match.events.some(isGoalOfDemo) ? (0 as const) : (1 as const),
    ...columns("venue", clubs.find((club) => club.key === match.home)!.venue),
    ...columns("referee", match.referee),
    attendance: match.attendance,
    weather: match.weather ?? "",
    temperature: match.temperature,
  };
  return { ...values, search: officeSearchText(matchRecord, values) };
}

function isGoalOfDemo({ type }: DemoEvent): boolean {
  return isGoal({ event_type: type });
}

function named<Role extends string>(role: Role, record: Team | Competition) {
  const { id, name, name_hy, name_ru } = record;
  return {
    [`${role}_id`]: id,
    [`${role}_name`]: name,
    [`${role}_name_hy`]: name_hy,
    [`${role}_name_ru`]: name_ru,
  } as { [K in `${Role}_id`]: number } & {
    [K in `${Role}_name` | `${Role}_name_hy` | `${Role}_name_ru`]: string;
  };
}

function newestResults(matches: DemoMatch[], own: string | undefined): Set<DemoMatch> {
  const played = matches.filter(
    (match) => match.status === "finished" && (match.home === own || match.away === own),
  );
  return new Set(played.sort((one, other) => (one.kickOff < other.kickOff ? 1 : -1)).slice(0, REPORTS));
}

/** Ids of the inserted matches by the demo's keys; two teams never meet twice at one moment. */
async function idsByKey(
  tx: Tx,
  matches: DemoMatch[],
  teams: Map<string, Team>,
): Promise<Map<string, number>> {
  const rows = await tx.selectFrom("matches").select(["id", "match_date", "home_team_id"]).execute();
  const ids = new Map(rows.map((row) => [`${row.match_date} ${row.home_team_id}`, row.id]));
  return new Map(
    matches.map((match) => [match.key, ids.get(`${match.kickOff} ${teams.get(match.home)!.id}`)!]),
  );
}
