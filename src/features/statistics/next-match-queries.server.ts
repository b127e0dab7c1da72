import type { Db } from "#src/db/database.server.ts";
import { selectWithRules } from "#src/features/people/suspension-queries.server.ts";
import { selectOwnTeamId } from "#src/features/teams/queries.server.ts";

/** A match that has begun is the next one until it has ended. */
const LASTS_MS = 24 * 60 * 60 * 1000;

/**
 * The own club's next match of a season, with what its competition and season say of bans. One query.
 * @param competition null for any
 */
export function findNextWithRules(db: Db, season: string, competition: number | null, now: Date) {
  const own = selectOwnTeamId(db);
  return selectWithRules(db)
    .select(own.as("own"))
    .where((e) => e.or([e("matches.home_team_id", "=", own), e("matches.away_team_id", "=", own)]))
    .where("matches.season", "=", season)
    .where("matches.status", "in", ["scheduled", "live"])
    .where("matches.match_date", ">", new Date(now.getTime() - LASTS_MS).toISOString())
    .$if(competition !== null, (query) => query.where("matches.competition_id", "=", competition))
    .orderBy("matches.match_date")
    .orderBy("matches.id")
    .limit(1)
    .executeTakeFirst();
}

/** Whether anything is known of a season: a table, or a match of whichever club. One query. */
export async function isSeasonKnown(db: Db, season: string): Promise<boolean> {
  const row = await db
    .selectFrom("seasons")
    .select("season")
    .where("season", "=", season)
    .where("deleted_at", "is", null)
    .union(
      db
        .selectFrom("matches")
        .select((e) => e.ref("season").$notNull().as("season"))
        .where("season", "=", season)
        .where("deleted_at", "is", null),
    )
    .executeTakeFirst();
  return row !== undefined;
}
