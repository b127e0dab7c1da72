import type { Db } from "#src/db/database.server.ts";

/** The own club's place in the table of each season, oldest first. One query. */
export async function listOwnPlaces(db: Db) {
  const rows = await db
    .selectFrom("seasons")
    .innerJoin("standings", "standings.season_id", "seasons.id")
    .innerJoin("teams", "teams.id", "standings.team_id")
    .select(["seasons.season", "seasons.is_current", "standings.position"])
    .select((e) =>
      e
        .selectFrom("standings as all")
        .whereRef("all.season_id", "=", "seasons.id")
        .select((of) => of.fn.countAll<number>().as("teams"))
        .as("teams"),
    )
    .where("seasons.deleted_at", "is", null)
    .where("teams.is_own", "=", 1)
    .orderBy("seasons.season")
    .execute();
  return rows.map(({ season, is_current, position, teams }) => ({
    season,
    position,
    teams: Number(teams),
    isRunning: is_current === 1,
  }));
}
