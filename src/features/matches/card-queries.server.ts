import type { Db } from "#src/db/database.server.ts";
import type { Team } from "#src/features/teams/team.ts";
import { toItem } from "#src/records/record.ts";
import { type CardEvent, type CardEvents, cardEvents, readCardEvents } from "./card-event-queries.server.ts";
import { match } from "./match.record.ts";
import type { Match } from "./match.ts";
import { type Reports, reportColumns, WITHOUT_REPORTS } from "./match-column-queries.server.ts";
import { type MatchFilter, matchConditions } from "./queries.server.ts";

/** What a match shows of a team that it doesn't hold itself. */
export type CrestSource = Pick<Team, "slug" | "code" | "code_hy" | "code_ru" | "is_own">;

/** A match with what its card needs of its teams, by their ids. */
export interface MatchCard {
  match: Match;
  teams: Map<number, CrestSource>;
  /** By time; those that were asked for. */
  events: CardEvent[];
}

/** These matches, newest first; one in the trash is missing. One query. */
export async function listCardsByIds(
  db: Db,
  ids: number[],
  events: CardEvents = "none",
  reports: Reports = "begun",
): Promise<MatchCard[]> {
  if (ids.length === 0) return [];
  return (await selectCards(db, events, reports).where("matches.id", "in", ids).execute()).map(toCard);
}

interface CardPage {
  limit: number;
  offset: number;
  events?: CardEvents;
  reports?: Reports;
  /** Other matches that are only counted. */
  beside?: MatchFilter | undefined;
}

/** A page of the matches, newest first, and how many there are in all: 0 for a page behind the last. One query. */
export async function listMatchCards(
  db: Db,
  filter: MatchFilter,
  { limit, offset, events = "none", reports = "begun", beside }: CardPage,
): Promise<{ cards: MatchCard[]; total: number; totalBeside: number }> {
  const where = matchConditions(db, filter);
  const count = (counted: MatchFilter) =>
    db
      .selectFrom("matches")
      .select((e) => e.fn.countAll<number>().as("count"))
      .where(matchConditions(db, counted));
  const page = db
    .selectFrom("matches")
    .select("id")
    .where(where)
    .orderBy("match_date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset);
  const rows = await selectCards(db, events, reports)
    .where("matches.id", "in", page)
    .select((e) => e.parens(count(filter)).as("total"))
    .$if(beside !== undefined, (query) => query.select((e) => e.parens(count(beside!)).as("totalBeside")))
    .execute();
  const [first] = rows;
  return {
    cards: rows.map(toCard),
    total: Number(first?.total ?? 0),
    totalBeside: Number(first?.totalBeside ?? 0),
  };
}

/**
 * Cards, newest first, with those of their events that are asked for; `toCard` reads its rows.
 * @param reports a letter of each, unless they are shown (`reportColumns`)
 */
export function selectCards(db: Db, events: CardEvents, reports: Reports = "begun") {
  return db
    .selectFrom("matches")
    .leftJoin("teams as home", (join) =>
      join.onRef("home.id", "=", "matches.home_team_id").on("home.deleted_at", "is", null),
    )
    .leftJoin("teams as away", (join) =>
      join.onRef("away.id", "=", "matches.away_team_id").on("away.deleted_at", "is", null),
    )
    .select(WITHOUT_REPORTS)
    .select(reportColumns(reports))
    .select([
      "home.slug as home_slug",
      "home.code as home_code",
      "home.code_hy as home_code_hy",
      "home.code_ru as home_code_ru",
      "home.is_own as home_is_own",
      "home.logo_url as home_logo_url",
      "away.slug as away_slug",
      "away.code as away_code",
      "away.code_hy as away_code_hy",
      "away.code_ru as away_code_ru",
      "away.is_own as away_is_own",
      "away.logo_url as away_logo_url",
    ])
    .select(cardEvents(db, events).as("events"))
    .where("matches.deleted_at", "is", null)
    .orderBy("matches.match_date", "desc")
    .orderBy("matches.id", "desc");
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

export function toCard(row: CardRow): MatchCard {
  const teams = new Map<number, CrestSource>();
  for (const side of ["home", "away"] as const) {
    const id = row[`${side}_team_id`];
    const code = row[`${side}_code`];
    if (id === null || code === null) continue;
    const is_own = row[`${side}_is_own`] === 1;
    teams.set(id, {
      slug: row[`${side}_slug`] ?? "",
      code,
      code_hy: row[`${side}_code_hy`] ?? "",
      code_ru: row[`${side}_code_ru`] ?? "",
      is_own,
    });
  }
  // Written into it, and not copied: of a list of a hundred matches that is a twentieth of the whole page.
  const item = toItem(match, row);
  item.home_team_logo ||= row.home_logo_url ?? "";
  item.away_team_logo ||= row.away_logo_url ?? "";
  return { match: item, teams, events: readCardEvents(row.events) };
}
