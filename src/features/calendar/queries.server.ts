import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { listBundlesBetween } from "#src/features/bundles/queries.server.ts";
import { listMatchCards, type MatchCard } from "#src/features/matches/card-queries.server.ts";
import { isOwnCard } from "#src/features/matches/current-queries.server.ts";
import { dayBounds } from "#src/features/matches/match-time.ts";
import { outFrom } from "#src/features/news/language-state.ts";
import type { Anchor } from "#src/features/news/match-tie.ts";
import { PUBLICATION_COLUMNS } from "#src/features/news/out-queries.server.ts";
import { stateLine } from "#src/features/news/schedule.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { Calendar, CalendarItem, CalendarMatch, Slot } from "./calendar.ts";

/** As many as a month of several articles a day. */
const MOST_ITEMS = 500;
const MOST_IDEAS = 60;
const MOST_MATCHES = 100;
/** The report of a match is still offered so long after it. */
const REPORT_MS = 3 * 86_400_000;

const COLUMNS = [
  "articles.id",
  "articles.version",
  "articles.language",
  ...PUBLICATION_COLUMNS,
  "articles.planned_for",
  "articles.match_id",
  "articles.match_anchor",
  "articles.match_offset_minutes",
  ...columnNames("articles.title"),
] as const;

/**
 * What lies between two days of the club's clock, both included, and the ideas that have no day. Five queries.
 * @param sections the news categories to which whoever asks is limited
 * @throws Error for days that no calendar has
 */
export async function loadCalendar(
  db: Db,
  now: Date,
  days: { from: string; to: string },
  sections?: number[],
): Promise<Calendar> {
  const [from] = dayBounds(days.from)!;
  const [, to] = dayBounds(days.to)!;
  const [rows, ideas, cards, bundles] = await Promise.all([
    articlesBetween(articles(db, sections), { from, to, ...{ first: days.from, last: days.to } }),
    articlesWithoutHour(articles(db, sections)),
    listMatchCards(db, { from, to }, { limit: MOST_MATCHES, offset: 0 }),
    listBundlesBetween(db, { from, to }, sections),
  ]);
  const own = cards.cards.filter(isOwnCard);
  const tied = await listTies(
    db,
    own.map(({ match }) => match.id),
  );
  const items = [...new Map([...rows, ...ideas].map((row) => [row.id, row])).values()]
    .map((row) => toItem(row, now))
    .filter(({ day }) => day === null || (day >= days.from && day <= days.to));
  return {
    today: dayIn(now, club.timeZone),
    items: items.sort(inOrder),
    matches: own
      .map((card) => ({
        ...toMatch(card),
        slots: freeSlots(card.match, tied.get(card.match.id) ?? [], now),
      }))
      .reverse(),
    bundles: bundles.map(({ id, name, goes_at, state }) => ({
      ...{ id, name, state, at: goes_at! },
      day: dayIn(new Date(goes_at!), club.timeZone),
    })),
  };
}

function articles(db: Db, sections?: number[]) {
  return db
    .selectFrom("articles")
    .leftJoin("categories", "categories.id", "articles.category_id")
    .select(COLUMNS)
    .select([
      "categories.name as category_name",
      "categories.name_hy as category_name_hy",
      "categories.name_ru as category_name_ru",
    ])
    .where("articles.deleted_at", "is", null)
    .$if(sections !== undefined, (query) => query.where("category_id", "in", sections ?? []));
}

type Articles = ReturnType<typeof articles>;
type Row = Awaited<ReturnType<Articles["execute"]>>[number];

function articlesBetween(found: Articles, span: { from: string; to: string; first: string; last: string }) {
  const moments = [
    "articles.display_date" as const,
    ...columnNames("articles.publish_at"),
    ...columnNames("articles.unpublish_at"),
  ];
  return found
    .where((e) =>
      e.or([
        ...moments.map((column) => e.and([e(column, ">=", span.from), e(column, "<=", span.to)])),
        e.and([e("articles.planned_for", ">=", span.first), e("articles.planned_for", "<=", span.last)]),
      ]),
    )
    .orderBy("articles.id", "desc")
    .limit(MOST_ITEMS)
    .execute();
}

/** Ideas without a day, and what waits for a match that has none; newest first. */
function articlesWithoutHour(found: Articles) {
  return found
    .where("articles.planned_for", "is", null)
    .where((e) => e.or([e("articles.is_published", "=", 0), e("articles.match_id", "is not", null)]))
    .orderBy("articles.updated_at", "desc")
    .limit(MOST_IDEAS)
    .execute();
}

/** To which of these matches articles are tied, and how. */
async function listTies(db: Db, ids: number[]): Promise<Map<number, Anchor[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("articles")
    .select(["match_id", "match_anchor"])
    .where("match_id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  const ties = new Map<number, Anchor[]>();
  for (const { match_id, match_anchor } of rows)
    ties.set(match_id!, [...(ties.get(match_id!) ?? []), match_anchor as Anchor]);
  return ties;
}

function toItem(row: Row, now: Date): CalendarItem {
  const line = stateLine(row, now);
  const at = "at" in line ? line.at : null;
  const isComing = line.kind === "scheduled" || line.kind === "waits";
  return {
    id: row.id,
    version: row.version,
    language: row.language,
    title: row.title,
    title_hy: row.title_hy,
    title_ru: row.title_ru,
    category_name: row.category_name ?? "",
    category_name_hy: row.category_name_hy ?? "",
    category_name_ru: row.category_name_ru ?? "",
    kind: line.kind,
    at,
    day: at ? dayIn(new Date(at), club.timeZone) : line.kind === "planned" ? line.day : null,
    missing: isComing ? LANGUAGES.filter((language) => outFrom(row, language) === null) : [],
    tie: row.match_id
      ? {
          match_id: row.match_id,
          anchor: row.match_anchor as Anchor,
          offset_minutes: row.match_offset_minutes ?? 0,
        }
      : null,
  };
}

/** The club's matches between two days, both included. Two queries. */
export async function listCalendarMatches(
  db: Db,
  days: { from: string; to: string },
): Promise<Omit<CalendarMatch, "slots">[]> {
  const [from] = dayBounds(days.from)!;
  const [, to] = dayBounds(days.to)!;
  const { cards } = await listMatchCards(db, { from, to }, { limit: MOST_MATCHES, offset: 0 });
  return cards.filter(isOwnCard).map(toMatch).reverse();
}

function toMatch({ match, teams }: MatchCard): Omit<CalendarMatch, "slots"> {
  const is_home = teams.get(match.home_team_id ?? 0)?.is_own ?? false;
  const side = is_home ? "away" : "home";
  const team = teams.get(match[`${side}_team_id`] ?? 0);
  const { id, match_date, date_certainty, status, home_score, away_score, round } = match;
  return {
    ...{ id, match_date, date_certainty, status, home_score, away_score, round, is_home },
    day: dayIn(new Date(match_date), club.timeZone),
    opponent_name: match[`${side}_team_name`],
    opponent_name_hy: match[`${side}_team_name_hy`],
    opponent_name_ru: match[`${side}_team_name_ru`],
    opponent_code: team?.code ?? "",
    opponent_code_hy: team?.code_hy ?? "",
    opponent_code_ru: team?.code_ru ?? "",
    opponent_logo: match[`${side}_team_logo`],
  };
}

function freeSlots(match: MatchCard["match"], ties: Anchor[], now: Date): Slot[] {
  const at = Date.parse(match.match_date);
  const isOff = match.status === "postponed" || match.status === "cancelled";
  const slots: Slot[] = [];
  if (!isOff && at > now.getTime() && !ties.includes("kick_off")) slots.push("lineup");
  if (!isOff && at > now.getTime() - REPORT_MS && !ties.includes("full_time")) slots.push("report");
  return slots;
}

/** By the hour; planned days after it. */
function inOrder(one: CalendarItem, other: CalendarItem): number {
  const key = (item: CalendarItem) => `${item.day ?? "~"} ${item.at ?? "~"}`;
  return key(one).localeCompare(key(other)) || other.id - one.id;
}
