import { type SqlBool, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { type MatchCard, selectCards, toCard } from "./card-queries.server.ts";
import { COUNTED_OUTCOMES, type Match } from "./match.ts";

type Fixture = Pick<Match, "home_team_id" | "away_team_id" | "match_date">;
type Ids = ReturnType<typeof playedBefore>[number];

/**
 * What two teams have played before a match of theirs, newest first: the last matches of each, and those between them.
 * One query.
 * @param most of each kind
 */
export async function listBefore(db: Db, match: Fixture, most: number): Promise<MatchCard[]> {
  return cardsOf(db, playedBefore(db, match, most, most));
}

/**
 * The last matches of each of two teams before a match of theirs, and those between them: what chooses their ids.
 * @param meetings how many of those between them
 */
export function playedBefore(db: Db, match: Fixture, most: number, meetings: number) {
  const teams = [match.home_team_id, match.away_team_id].filter((id) => id !== null);
  const played = db
    .selectFrom("matches")
    .select("id")
    .where("deleted_at", "is", null)
    .where("status", "=", "finished")
    .where("match_date", "<", match.match_date)
    .orderBy("match_date", "desc")
    .orderBy("id", "desc");
  // One that counts for nobody is none of a team's last ones: in its place an old meeting of the two would stand.
  const counted = played
    .where("outcome", "in", COUNTED_OUTCOMES)
    .where((e) => e.or([e("home_score", "is not", null), e("away_score", "is not", null)]));
  const of = (team: number) =>
    counted.where((e) => e.or([e("home_team_id", "=", team), e("away_team_id", "=", team)])).limit(most);
  const between = played.where("home_team_id", "in", teams).where("away_team_id", "in", teams);
  return teams.length === 0 ? [] : [...teams.map(of), between.limit(meetings)];
}

/** The matches that some queries choose, newest first. One query. */
export async function cardsOf(db: Db, chosen: readonly Ids[]): Promise<MatchCard[]> {
  if (chosen.length === 0) return [];
  const ids = chosen.map((query) => sql`select id from (${query}) as some_matches`);
  const rows = await selectCards(db, "none")
    .where(sql<SqlBool>`matches.id in (${sql.join(ids, sql` union all `)})`)
    .execute();
  return rows.map(toCard);
}
