import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { indexedConditions } from "#src/db/search-condition.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { teamsById } from "#src/features/teams/queries.server.ts";
import { toItem } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { getRecord } from "#src/records/records.server.ts";
import { findCompetition } from "./competition-queries.server.ts";
import { listEvents } from "./event-queries.server.ts";
import { match } from "./match.record.ts";
import type { Match, MatchStatus } from "./match.ts";
import { dayBounds, utcToClubTime } from "./match-time.ts";
import { FRESH_MS } from "./phase.ts";

export interface MatchFilter {
  status?: MatchStatus | undefined;
  /** An id, a slug or a name in any language. */
  competition?: string | undefined;
  /** The competition's id, where it is known already: the text is then not looked up. */
  competition_id?: number | undefined;
  season?: string | undefined;
  /** At home or away. */
  team?: number | undefined;
  /** This club's own affairs: its matches, and those of sides on no list of teams, such as its youth. */
  club?: number | undefined;
  /** First and last moment of kick-off, UTC ISO. */
  from?: string | undefined;
  to?: string | undefined;
  /** Words that all occur in teams, competition or venue, in any language. */
  search?: string | undefined;
}

export async function countMatches(db: Db, filter: MatchFilter = {}): Promise<number> {
  const { count } = await db
    .selectFrom("matches")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where(matchConditions(db, await withCompetition(db, filter)))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How many matches of a filter begin after the day on which one of them is played today or next. At most three
 * queries.
 */
export async function countMatchesAhead(db: Db, now: Date, given: MatchFilter): Promise<number> {
  const filter = await withCompetition(db, given);
  const [today] = boundsOfDay(now.toISOString());
  const from = filter.from && filter.from > today ? filter.from : today;
  const next = await db
    .selectFrom("matches")
    .select("match_date")
    .where(matchConditions(db, { ...filter, from }))
    .orderBy("match_date")
    .limit(1)
    .executeTakeFirst();
  if (!next) return 0;
  const [, last] = boundsOfDay(next.match_date);
  return countMatches(db, { ...filter, from: new Date(Date.parse(last) + 1).toISOString() });
}

/** The first and last moment of the club's day in which a moment lies. */
function boundsOfDay(moment: string): [string, string] {
  return dayBounds(utcToClubTime(moment).slice(0, 10)) ?? [moment, moment];
}

/** A match with its events. @throws AppError `not_found` */
export async function getMatch(db: Db, id: number): Promise<Match> {
  return { ...(await getMatchAlone(db, id)), events: await listEvents(db, id) };
}

/** A match without its events. @throws AppError `not_found` */
export async function getMatchAlone(db: Db, id: number): Promise<Match> {
  const [found] = await withLogos(db, [await getRecord(db, match, id)]);
  return found!;
}

/**
 * When matches alone next change what pages show, UTC ISO: at a kick-off, and when a result leaves the header.
 * One query.
 */
export async function nextMatchMoments(db: Db, now: Date): Promise<string[]> {
  const first = (after: Date) =>
    db
      .selectFrom("matches")
      .select("match_date")
      .where("deleted_at", "is", null)
      .where("match_date", ">", after.toISOString())
      .orderBy("match_date")
      .limit(1);
  const row = await db
    .selectNoFrom([first(now).as("kick_off"), first(new Date(now.getTime() - FRESH_MS)).as("fresh")])
    .executeTakeFirst();
  const { kick_off, fresh } = row ?? {};
  const stale = fresh && new Date(Date.parse(fresh) + FRESH_MS).toISOString();
  return [kick_off, stale].filter((moment) => !!moment) as string[];
}

type Where = (e: ExpressionBuilder<Tables, "matches">) => Expression<SqlBool>;

/** The filter with the id of the competition that its text means, where there is one. */
export async function withCompetition(db: Db, filter: MatchFilter): Promise<MatchFilter> {
  if (!filter.competition || filter.competition_id) return filter;
  const competition = await findCompetition(db, filter.competition);
  return { ...filter, competition_id: competition?.id };
}

/** Which matches a filter means; a competition that is not given by its id is one of no list. */
export function matchConditions(db: Db, filter: MatchFilter): Where {
  const { status, season, team, from, to } = filter;
  return (e) => {
    const all: Expression<SqlBool>[] = [e("matches.deleted_at", "is", null)];
    if (status) all.push(e("status", "=", status));
    if (season) all.push(e("season", "=", season));
    if (team) all.push(e.or([e("home_team_id", "=", team), e("away_team_id", "=", team)]));
    if (filter.club) all.push(isAffairOf(e, filter.club));
    if (from) all.push(e("match_date", ">=", from));
    if (to) all.push(e("match_date", "<=", to));
    if (filter.competition_id) all.push(e("competition_id", "=", filter.competition_id));
    else if (filter.competition) all.push(isFreeCompetition(e, filter.competition));
    all.push(...indexedConditions(db, "matches", filter.search));
    return e.and(all);
  };
}

function isAffairOf(e: ExpressionBuilder<Tables, "matches">, club: number): Expression<SqlBool> {
  return e.or([
    e("home_team_id", "=", club),
    e("away_team_id", "=", club),
    e("home_team_id", "is", null),
    e("away_team_id", "is", null),
  ]);
}

/** A competition that is only written in the match. */
function isFreeCompetition(e: ExpressionBuilder<Tables, "matches">, name: string): Expression<SqlBool> {
  return e.or([
    e("competition_name", "=", name),
    e("competition_name_hy", "=", name),
    e("competition_name_ru", "=", name),
  ]);
}

/** Rows as matches; a match without a logo of its own shows its team's. */
export async function withLogos(db: Db, rows: RecordRow<"matches">[]): Promise<Match[]> {
  const teams = await teamsById(db);
  return rows.map((row) => ({
    ...toItem(match, row),
    home_team_logo: row.home_team_logo || teams.get(row.home_team_id ?? 0)?.logo_url || "",
    away_team_logo: row.away_team_logo || teams.get(row.away_team_id ?? 0)?.logo_url || "",
  }));
}
