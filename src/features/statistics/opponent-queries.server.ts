import type { Db } from "#src/db/database.server.ts";
import { columnNames } from "#src/i18n/localised.ts";

const NAMES = [...columnNames("player_name"), ...columnNames("player_last_name")] as const;

/** Names that are read: a line of the list may be written in several ways. */
const MOST_NAMES = 1000;

/**
 * Who of others scored against the own club in some matches, as it was written, and how often; those who scored first
 * stand first, and where there are too many those who scored least are missing. One query.
 */
export async function listGoalsAgainst(db: Db, matches: readonly { id: number; side: "home" | "away" }[]) {
  const idsAt = (side: "home" | "away") => matches.flatMap((match) => (match.side === side ? match.id : []));
  const sides = [
    { team_type: "away" as const, ids: idsAt("home") },
    { team_type: "home" as const, ids: idsAt("away") },
  ].filter(({ ids }) => ids.length > 0);
  if (sides.length === 0) return [];
  const rows = await db
    .selectFrom("match_events")
    .select(NAMES)
    .select((e) => [e.fn.countAll<number>().as("goals"), e.fn.min("id").as("first")])
    .where((e) =>
      e.or(
        sides.map(({ team_type, ids }) => e.and([e("team_type", "=", team_type), e("match_id", "in", ids)])),
      ),
    )
    .where("event_type", "in", ["goal", "penalty_scored"])
    .where("deleted_at", "is", null)
    .groupBy(NAMES)
    .orderBy("goals", "desc")
    .orderBy("first")
    .limit(MOST_NAMES)
    .execute();
  return rows
    .map(({ goals, first, ...names }) => ({ names, goals: Number(goals), first: Number(first) }))
    .sort((one, other) => one.first - other.first);
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
