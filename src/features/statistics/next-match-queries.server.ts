import type { Db } from "#src/db/database.server.ts";
import { selectOwnTeamId } from "#src/features/teams/queries.server.ts";

/** A match that has begun is the next one until it has ended. */
const LASTS_MS = 24 * 60 * 60 * 1000;

/**
 * The own club's next match of a season, and whether what its cards cost is confirmed. One query.
 * @param competition null for any
 */
export function findNextWithRules(db: Db, season: string, competition: number | null, now: Date) {
  return db
    .selectFrom("matches")
    .leftJoin("seasons", (join) =>
      join.onRef("seasons.season", "=", "matches.season").on("seasons.deleted_at", "is", null),
    )
    .select(["matches.id", "matches.home_team_id", "are_bans_confirmed"])
    .select(selectOwnTeamId(db).as("own"))
    .where((e) =>
      e.or([e("home_team_id", "=", selectOwnTeamId(db)), e("away_team_id", "=", selectOwnTeamId(db))]),
    )
    .where("matches.season", "=", season)
    .where("matches.deleted_at", "is", null)
    .where("status", "in", ["scheduled", "live"])
    .where("match_date", ">", new Date(now.getTime() - LASTS_MS).toISOString())
    .$if(competition !== null, (query) => query.where("competition_id", "=", competition))
    .orderBy("match_date")
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
