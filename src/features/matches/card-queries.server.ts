import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import type { Team } from "#src/features/teams/team.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { toItem } from "#src/records/record.ts";
import { match } from "./match.record.ts";
import { LASTS_MS, type Match, type MatchStatus } from "./match.ts";
import { type MatchFilter, matchConditions } from "./queries.server.ts";

/** What a match shows of a team that it doesn't hold itself. */
export type CrestSource = Pick<Team, "code" | "code_hy" | "code_ru" | "is_own">;

/** A match with what its card needs of its teams, by their ids. */
export interface MatchCard {
  match: Match;
  teams: Map<number, CrestSource>;
}

/** These matches, newest first; one in the trash is missing. One query. */
export async function listCardsByIds(db: Db, ids: number[]): Promise<MatchCard[]> {
  if (ids.length === 0) return [];
  return (await newestFirst(db).where("matches.id", "in", ids).execute()).map(toCard);
}

interface CardPage {
  limit: number;
  offset: number;
}

/** A page of the matches, newest first, and how many there are in all: 0 for a page behind the last. One query. */
export async function listMatchCards(
  db: Db,
  filter: MatchFilter,
  { limit, offset }: CardPage,
): Promise<{ cards: MatchCard[]; total: number }> {
  const where = matchConditions(db, filter);
  const total = db
    .selectFrom("matches")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where(where);
  const page = db
    .selectFrom("matches")
    .select("id")
    .where(where)
    .orderBy("match_date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset);
  const rows = await newestFirst(db)
    .where("matches.id", "in", page)
    .select((e) => e.parens(total).as("total"))
    .execute();
  return { cards: rows.map(toCard), total: Number(rows[0]?.total ?? 0) };
}

/**
 * What the home page shows: the own club's next match and its newest results, or everybody's where it has
 * none. One query.
 * @param also a match that is wanted besides; it is among `cards` when it is there
 */
export async function listHomeMatches(db: Db, now: Date, results: number, also: number | null) {
  const at = now.toISOString();
  const ahead = db
    .selectFrom("matches")
    .select("id")
    .where("deleted_at", "is", null)
    .where("status", "=", "scheduled")
    .where("match_date", ">", at)
    .orderBy("match_date")
    .orderBy("id")
    .limit(1);
  const played = db
    .selectFrom("matches")
    .select("id")
    .where("deleted_at", "is", null)
    .where("status", "=", "finished")
    .orderBy("match_date", "desc")
    .orderBy("id", "desc")
    .limit(results);
  const ids = [ahead.where(isOwn), ahead, played.where(isOwn), played].map(
    (query) => sql`select id from (${query}) as some_matches`,
  );
  if (also !== null) ids.push(sql`select cast(${also} as bigint)`);
  const rows = await newestFirst(db)
    .where(sql<SqlBool>`matches.id in (${sql.join(ids, sql` union all `)})`)
    .execute();
  const found = rows.map(toCard);
  const of = (status: MatchStatus) => found.filter(({ match }) => match.status === status);
  const next = of("scheduled").filter(({ match }) => match.match_date > at);
  const finished = of("finished");
  return {
    cards: found,
    next: next.findLast(isOwnCard) ?? next.at(-1),
    results: (finished.some(isOwnCard) ? finished.filter(isOwnCard) : finished).slice(0, results),
  };
}

/**
 * The own club's match that is being played, else its next one that begins within some days; undefined for neither. A
 * match is its next one until it must be over, though nobody has said that it began. One query.
 */
export async function findMatchAhead(db: Db, now: Date, days: number): Promise<MatchCard | undefined> {
  const from = new Date(now.getTime() - LASTS_MS).toISOString();
  const row = await newestFirst(db)
    .clearOrderBy()
    .where(isOwn)
    .where("match_date", ">", from)
    .where((e) =>
      e.or([
        e("status", "=", "live"),
        e.and([e("status", "=", "scheduled"), e("match_date", "<", daysBefore(now, -days))]),
      ]),
    )
    // A live one before what is scheduled.
    .orderBy("status")
    .orderBy("match_date")
    .orderBy("matches.id")
    .limit(1)
    .executeTakeFirst();
  return row && toCard(row);
}

/** The own club is the first team that is marked so. */
function isOwn(e: ExpressionBuilder<Tables, "matches">): Expression<SqlBool> {
  const own = e
    .selectFrom("teams")
    .select("teams.id")
    .where("is_own", "=", 1)
    .where("teams.deleted_at", "is", null)
    .orderBy("teams.id")
    .limit(1);
  return e.or([e("home_team_id", "=", own), e("away_team_id", "=", own)]);
}

function isOwnCard({ teams }: MatchCard): boolean {
  return teams.values().some((team) => team.is_own);
}

function newestFirst(db: Db) {
  return db
    .selectFrom("matches")
    .leftJoin("teams as home", (join) =>
      join.onRef("home.id", "=", "matches.home_team_id").on("home.deleted_at", "is", null),
    )
    .leftJoin("teams as away", (join) =>
      join.onRef("away.id", "=", "matches.away_team_id").on("away.deleted_at", "is", null),
    )
    .selectAll("matches")
    .select([
      "home.code as home_code",
      "home.code_hy as home_code_hy",
      "home.code_ru as home_code_ru",
      "home.is_own as home_is_own",
      "home.logo_url as home_logo_url",
      "away.code as away_code",
      "away.code_hy as away_code_hy",
      "away.code_ru as away_code_ru",
      "away.is_own as away_is_own",
      "away.logo_url as away_logo_url",
    ])
    .where("matches.deleted_at", "is", null)
    .orderBy("matches.match_date", "desc")
    .orderBy("matches.id", "desc");
}

type CardRow = Awaited<ReturnType<ReturnType<typeof newestFirst>["execute"]>>[number];

function toCard(row: CardRow): MatchCard {
  const teams = new Map<number, CrestSource>();
  for (const side of ["home", "away"] as const) {
    const id = row[`${side}_team_id`];
    const code = row[`${side}_code`];
    if (id === null || code === null) continue;
    const is_own = row[`${side}_is_own`] === 1;
    teams.set(id, {
      code,
      code_hy: row[`${side}_code_hy`] ?? "",
      code_ru: row[`${side}_code_ru`] ?? "",
      is_own,
    });
  }
  return {
    match: {
      ...toItem(match, row),
      home_team_logo: row.home_team_logo || row.home_logo_url || "",
      away_team_logo: row.away_team_logo || row.away_logo_url || "",
    },
    teams,
  };
}
