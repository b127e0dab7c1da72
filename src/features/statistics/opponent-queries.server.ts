import type { Db } from "#src/db/database.server.ts";
import { columnNames } from "#src/i18n/localised.ts";

const NAMES = [...columnNames("player_name"), ...columnNames("player_last_name")] as const;

/** The goals that others scored against the own club in some matches, as they were written. One query. */
export async function listGoalsAgainst(db: Db, matches: readonly { id: number; side: "home" | "away" }[]) {
  if (matches.length === 0) return [];
  const rows = await db
    .selectFrom("match_events")
    .select(["match_id", "team_type", "player_id", ...NAMES])
    .where(
      "match_id",
      "in",
      matches.map(({ id }) => id),
    )
    .where("event_type", "in", ["goal", "penalty_scored"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const sides = new Map(matches.map(({ id, side }) => [id, side]));
  return rows.filter(({ match_id, team_type }) => sides.get(match_id) !== team_type);
}

/** A team by its address. One query. */
export function findOpponent(db: Db, slug: string) {
  return db
    .selectFrom("teams")
    .select(["id", "slug", "name", "name_hy", "name_ru", "code", "code_hy", "code_ru", "logo_url", "is_own"])
    .where((e) =>
      e.or([e("slug", "=", slug.toLowerCase()), e("id", "=", /^\d{1,9}$/.test(slug) ? Number(slug) : 0)]),
    )
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
