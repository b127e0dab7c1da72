import type { Db } from "#src/db/database.server.ts";
import { matchPath } from "./match-path.server.ts";

/** As many as stand in one sitemap beside the articles. */
const MOST = 1000;

/** The addresses of the newest matches, each with its last change. One query. */
export async function listMatchAddresses(db: Db): Promise<{ path: string; updated_at: string }[]> {
  const rows = await db
    .selectFrom("matches")
    .leftJoin("teams as home", (join) =>
      join.onRef("home.id", "=", "matches.home_team_id").on("home.deleted_at", "is", null),
    )
    .leftJoin("teams as away", (join) =>
      join.onRef("away.id", "=", "matches.away_team_id").on("away.deleted_at", "is", null),
    )
    .select(["matches.id", "matches.updated_at", "home.slug as home_slug", "away.slug as away_slug"])
    .select(["home_team_id", "home_team_name", "away_team_id", "away_team_name"])
    .where("matches.deleted_at", "is", null)
    .orderBy("match_date", "desc")
    .orderBy("matches.id", "desc")
    .limit(MOST)
    .execute();
  return rows.map(({ home_slug, away_slug, updated_at, ...match }) => {
    const teams = new Map([
      [match.home_team_id ?? -2, { slug: home_slug ?? "" }],
      [match.away_team_id ?? -3, { slug: away_slug ?? "" }],
    ]);
    return { path: matchPath(match, teams), updated_at };
  });
}
