import { type Expression, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { Entry, Side } from "#src/features/ledger/ledger.ts";
import {
  type Merged,
  mergedPeople,
  readMerged,
  resolvePeople,
} from "#src/features/ledger/merged-people-queries.server.ts";
import { CARD_KINDS } from "./cards.ts";
import { listSquads } from "./queries.server.ts";
import { clubDay, type Earlier, type Suspended, suspendedOf } from "./suspended.ts";

/** A match of which nobody is known to be suspended. */
const NOBODY: Record<Side, Suspended[]> = { home: [], away: [] };

/**
 * Who misses a match because of the cards of its competition and season before it; nobody in a friendly. Three queries,
 * two of a match that was read with its rules.
 */
export async function listSuspended(
  db: Db,
  given: number | MatchWithRules,
): Promise<Record<Side, Suspended[]>> {
  const match = typeof given === "number" ? await findMatchWithRules(db, given) : given;
  const teams = match ? teamsOf(match) : [];
  if (!match?.season || teams.length === 0) return NOBODY;
  const [rows, squads] = await Promise.all([
    hasBans(match) ? selectEarlier(db, earlierThan(match)).select(mergedPeople).execute() : [],
    listSquads(db, { season: match.season, teams }),
  ]);
  const earlier = earlierOf(rows, readMerged(rows[0]?.merged_people));
  const of = (team: number | null) =>
    team === null ? [] : suspendedOf(team, earlier, squads.get(team) ?? [], match);
  return { home: of(match.home_team_id), away: of(match.away_team_id) };
}

/** The same for a team's next match; empty without one. */
export async function listSuspendedNext(db: Db, team: number, now: string): Promise<Suspended[]> {
  const next = await selectNextOf(db, sql<number>`${team}`, now)
    .select(["next_one.id", "next_one.home_team_id"])
    .executeTakeFirst();
  if (!next) return [];
  return (await listSuspended(db, next.id))[next.home_team_id === team ? "home" : "away"];
}

/**
 * The next match of a team, under the name `next_one`: one that has begun is the next one until it has ended.
 * @param now UTC ISO
 */
export function selectNextOf(db: Db, team: Expression<number>, now: string) {
  return db
    .selectFrom("matches as next_one")
    .where((e) => e.or([e("next_one.home_team_id", "=", team), e("next_one.away_team_id", "=", team)]))
    .where("next_one.status", "in", ["scheduled", "live"])
    .where("next_one.match_date", ">", dayBefore(now))
    .where("next_one.deleted_at", "is", null)
    .orderBy("next_one.match_date")
    .orderBy("next_one.id")
    .limit(1);
}

function dayBefore(now: string): string {
  return new Date(Date.parse(now) - 86_400_000).toISOString();
}

/** A match with what its competition and season say of bans. */
export type MatchWithRules = NonNullable<Awaited<ReturnType<typeof findMatchWithRules>>>;

export function findMatchWithRules(db: Db, id: number) {
  return selectWithRules(db).where("matches.id", "=", id).executeTakeFirst();
}

export const RULE_COLUMNS = [
  ...["id", "season", "competition_id", "match_date", "home_team_id", "away_team_id", "kind"],
  ...["is_next_home", "is_next_away", "yellows_for_ban", "matches_for_red", "are_bans_confirmed"],
] as const;

export function selectWithRules(db: Db) {
  return db
    .selectFrom("matches")
    .leftJoin("competitions", "competitions.id", "matches.competition_id")
    .leftJoin("seasons", (join) =>
      join.onRef("seasons.season", "=", "matches.season").on("seasons.deleted_at", "is", null),
    )
    .select(["matches.id", "matches.season", "matches.competition_id", "matches.match_date"])
    .select(["matches.home_team_id", "matches.away_team_id", "competitions.kind"])
    .select([isNext("home"), isNext("away")])
    .select(["seasons.yellows_for_ban", "seasons.matches_for_red", "seasons.are_bans_confirmed"])
    .where("matches.deleted_at", "is", null);
}

/** Whether a side of `matches` plays no other match before it; columns `is_next_home`, `is_next_away`. */
export function isNext<One extends Side>(side: One) {
  const team = sql.ref(`matches.${side}_team_id`);
  return sql<number>`case when exists (
    select 1 from matches as sooner where sooner.status in ('scheduled', 'live') and sooner.deleted_at is null
      and sooner.match_date < matches.match_date and (sooner.home_team_id = ${team} or sooner.away_team_id = ${team})
  ) then 0 else 1 end`.as(`is_next_${side}`);
}

export function teamsOf({ home_team_id, away_team_id }: MatchWithRules): number[] {
  return [home_team_id, away_team_id].filter((id) => id !== null);
}

/** Cards of friendlies cost nothing. */
export function hasBans({ competition_id, kind }: MatchWithRules): boolean {
  return competition_id !== null && kind !== "friendly";
}

/** Which matches are before one, each as a value or as what a query gives. */
interface EarlierThan {
  id: number | Expression<number | null>;
  season: string | Expression<string | null>;
  competition: number | Expression<number | null>;
  /** Kick-off, UTC. */
  at: string | Expression<string | null>;
  teams: readonly number[] | Expression<number>;
}

export function earlierThan(match: MatchWithRules): EarlierThan {
  const { id, season, competition_id: competition, match_date: at } = match;
  return { id, season: season!, competition: competition!, at, teams: teamsOf(match) };
}

export const EARLIER_COLUMNS = [
  ...["match", "match_date", "status", "home_team_id", "away_team_id"],
  ...["id", "kind", "side", "period", "clock_ms", "occurred_at", "target", "payload"],
] as const;

export type EarlierRow = Awaited<ReturnType<ReturnType<typeof selectEarlier>["execute"]>>[number];

/** The matches of a competition and season before one, each with its entries about cards, in their order. */
export function selectEarlier(db: Db, { id, season, competition, at, teams }: EarlierThan) {
  return db
    .selectFrom("matches")
    .leftJoin("match_ledger", (join) =>
      join.onRef("match_ledger.match_id", "=", "matches.id").on("match_ledger.kind", "in", CARD_KINDS),
    )
    .select(["matches.id as match", "matches.match_date", "matches.status"])
    .select(["matches.home_team_id", "matches.away_team_id"])
    .select(["match_ledger.id", "match_ledger.kind", "match_ledger.side", "match_ledger.period"])
    .select([
      "match_ledger.clock_ms",
      "match_ledger.occurred_at",
      "match_ledger.target",
      "match_ledger.payload",
    ])
    .where("matches.season", "=", season as string)
    .where("matches.competition_id", "=", competition as number)
    .where("matches.deleted_at", "is", null)
    .where("matches.match_date", "<", at as string)
    .where("matches.id", "!=", id as number)
    .where((e) =>
      e.or([
        e("matches.home_team_id", "in", teams as number[]),
        e("matches.away_team_id", "in", teams as number[]),
      ]),
    )
    .orderBy("matches.match_date")
    .orderBy("matches.id");
}

/** What the rows of `selectEarlier` say. */
export function earlierOf(rows: readonly EarlierRow[], merged: Merged): Earlier[] {
  return [...Map.groupBy(rows, ({ match }) => match).values()].map((group) => {
    const [{ match, match_date, status, home_team_id, away_team_id }] = group as [EarlierRow];
    const entries = group.flatMap(({ payload, id, kind, side, period, clock_ms, occurred_at, target }) =>
      id === null
        ? []
        : ({
            ...{ id, kind, side, period, clock_ms, occurred_at, target },
            payload: resolvePeople(JSON.parse(payload!), merged),
          } as Entry),
    );
    const day = clubDay(match_date);
    return { id: match, day, isPlayed: isMissed(status), home_team_id, away_team_id, entries };
  });
}

/** A match that is still to come before the one that is asked about is taken to be played: it is missed first. */
function isMissed(status: string): boolean {
  return status === "finished" || status === "scheduled" || status === "live";
}
