import type { Db } from "#src/db/database.server.ts";
import { fold } from "#src/i18n/fold.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { dayBounds, utcToClubTime } from "./match-time.ts";

type MatchRow = RecordRow<"matches">;

const COLUMNS = [
  "home_team_id",
  "home_team_name",
  "away_team_id",
  "away_team_name",
  "competition_id",
  "competition_name",
  "season",
  "round",
  "match_date",
] as const satisfies (keyof MatchRow)[];
type Fixture = Pick<MatchRow, (typeof COLUMNS)[number]>;

/** Whether one of two states of a match is another fixture than the other. */
export function isOtherFixture(one: Fixture, other: Fixture): boolean {
  return COLUMNS.some((column) => one[column] !== other[column]);
}

/**
 * Another match, not cancelled, of the same teams at the same ground: on the same day, or in the same competition and
 * season, unless both name a round and these differ. Of several the nearest.
 */
export async function findSameFixture(db: Db, match: MatchRow): Promise<Fixture | undefined> {
  const { match_date } = match;
  const [from, to] = dayBounds(utcToClubTime(match_date).slice(0, 10)) ?? [match_date, match_date];
  const near = await db
    .selectFrom("matches")
    .select(COLUMNS)
    .where("id", "!=", match.id)
    .where("deleted_at", "is", null)
    .where("status", "!=", "cancelled")
    .where((e) =>
      e.or([e("season", "=", match.season), e.and([e("match_date", ">=", from), e("match_date", "<=", to)])]),
    )
    .orderBy("match_date")
    .execute();
  const distance = (other: Fixture) => Math.abs(Date.parse(other.match_date) - Date.parse(match_date));
  return near
    .filter(
      (other) =>
        isSame("home_team", match, other) &&
        isSame("away_team", match, other) &&
        (isBetween(other.match_date, from, to) || isSameRound(match, other)),
    )
    .sort((one, other) => distance(one) - distance(other))[0];
}

function isSameRound(one: Fixture, other: Fixture): boolean {
  const isOtherRound = one.round !== null && other.round !== null && one.round !== other.round;
  return one.season === other.season && isSame("competition", one, other) && !isOtherRound;
}

/** By number; by name where neither has one. */
function isSame(role: "home_team" | "away_team" | "competition", one: Fixture, other: Fixture): boolean {
  const [id, otherId] = [one[`${role}_id`], other[`${role}_id`]];
  if (id !== null || otherId !== null) return id === otherId;
  return fold(one[`${role}_name`]) === fold(other[`${role}_name`]);
}

function isBetween(moment: string, from: string, to: string): boolean {
  return moment >= from && moment <= to;
}

/** The sides of a match of which a line-up or an event was entered; each maybe twice. One query. */
export async function listSidesWithFacts(db: Db, matchId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("lineups")
    .select("side")
    .where("match_id", "=", matchId)
    .where("deleted_at", "is", null)
    .unionAll(
      db
        .selectFrom("match_events")
        .select("team_type as side")
        .where("match_id", "=", matchId)
        .where("deleted_at", "is", null),
    )
    .execute();
  return rows.map(({ side }) => side);
}

/** Whether something was entered of a match's course. */
export async function hasEvents(db: Db, matchId: number): Promise<boolean> {
  const one = await db
    .selectFrom("match_events")
    .select("id")
    .where("match_id", "=", matchId)
    .where("deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
