import { createHash } from "node:crypto";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { soleBanner } from "#src/features/partners/partner.ts";
import { bannerView } from "#src/features/partners/partner-banner-view.server.ts";
import { loadPartners } from "#src/features/partners/partner-marks.server.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { clockTime, monthHeading } from "#src/i18n/dates.ts";
import { fold } from "#src/i18n/fold.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { listMatchCards, type MatchCard } from "../card-queries.server.ts";
import { competitionMeant, listCompetitions } from "../competition-queries.server.ts";
import { type CurrentMatchesView, loadCurrentMatches } from "../current-matches.server.ts";
import { isStatus } from "../match.ts";
import { findMatchDetails, wantedMatch } from "../match-details.server.ts";
import type { AnnouncedMatch } from "../match-event-data.ts";
import { clubTimeToUtc, seasonOf } from "../match-time.ts";
import { type MatchLine, type MatchView, matchLines, matchViews } from "../match-view.server.ts";
import { matchesAround } from "../matches-around.ts";
import { countMatches, type MatchFilter } from "../queries.server.ts";
import { isFiltered, isForAllClubs, type MatchFilters, readFilters } from "./match-filters.ts";

/** Source: specification of the public site, section 9, "matches page 100". */
const PER_PAGE = 100;
/** As many of the next matches as search engines hear of. */
const ANNOUNCED = 20;
const NOTHING = { cards: [] as MatchCard[], views: [] as MatchView[], total: 0, ahead: 0 };

export type MatchesData = Awaited<ReturnType<typeof loadMatches>>;

/** The matches page: filters combine; an unknown value of one finds nothing. */
export async function loadMatches(app: App, language: Language, address: URLSearchParams) {
  const [competitions, own, partners] = await Promise.all([
    app.cachedQuery("competitions", listCompetitions),
    app.cachedQuery("own team", findOwnTeam),
    loadPartners(app).catch(() => []),
  ]);
  const given = readFilters(address);
  const competition = competitionMeant(competitions, given.competition);
  // A competition may be named by id, slug or name; the form's menu knows it by its slug.
  const filters = competition ? { ...given, competition: competition.slug } : given;
  const page = pageNumber(address.get("page"));
  const wanted = address.get("match");
  const id = wantedMatch(wanted);
  const known = { own: own?.id, competition: competition?.id, page, language, wanted: id };
  const [{ cards, total, ahead, views }, current] = await Promise.all([
    find(app, filters, known),
    hasNow(filters, page) ? loadCurrentMatches(app, language, id) : undefined,
  ]);
  const details = await findMatchDetails(app, wanted, language, current?.cards ?? cards);
  if (cards.length === 0 && address.size > 0) noStore();
  const banner = soleBanner(partners, "display_in_matches");
  const lines = matchLines(views);
  return {
    filters,
    isFiltered: isFiltered(filters),
    // Without an own club there is nothing to choose between.
    scope: !own ? null : isForAllClubs(filters) ? ("all" as const) : ("own" as const),
    total: total + ahead,
    page,
    hasOlder: page * PER_PAGE < total,
    season: seasonOf(app.now().toISOString()),
    now: current ? nowView(current) : null,
    /** Matches of later months that only a link leads to. */
    ahead,
    months: byMonth(lines, language, isFiltered(filters) ? null : monthOf(minuteOf(app.now()))),
    announced: announced(views, app.now()),
    competitions: competitions.map((one) => ({ slug: one.slug, name: localised(one, "name", language) })),
    banner: banner ? bannerView(banner, "matches_text", language) : null,
    details,
    rest: restOf(lines),
  };
}

/** Another text with every change of a match that is no live part of the page, see `ui/page-anew.ts`. */
function restOf(lines: MatchLine[]): string {
  const around = matchesAround(lines);
  const rest = lines.filter(({ id, status }) => status !== "live" && !around.has(id));
  return createHash("sha1").update(JSON.stringify(rest)).digest("base64url").slice(0, 8);
}

/** Whether the last result, the match of today and the next one stand above the list. */
function hasNow({ search, status, competition }: MatchFilters, page: number): boolean {
  return page === 1 && !search.trim() && !competition && (status === "" || status === "finished");
}

/** Past, now, future: without a match today the middle is the next one. */
function nowView({ act, isAwaited, match, next, following, results }: CurrentMatchesView) {
  const isToday = act === "live" || act === "match_day";
  const middle = isToday ? match : next;
  return {
    isAwaited,
    past: results.find(({ id }) => id !== middle?.id) ?? null,
    middle,
    future: middle?.id === next?.id ? following : next,
  };
}

/** A page that no list has shows an empty one. */
function pageNumber(text: string | null): number {
  if (text === null || text === "") return 1;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 100_000;
}

interface Known {
  own: number | undefined;
  competition: number | undefined;
  page: number;
  language: Language;
  /** The match that is open over the list. */
  wanted: number | null;
}

async function find(app: App, filters: MatchFilters, known: Known) {
  const { search, status, competition } = filters;
  if (status && !isStatus(status)) return NOTHING;
  // Signs alone are part of no name, and control characters of no competition's.
  if ((search.trim() && !fold(search)) || /\p{Cc}/u.test(competition)) return NOTHING;
  const filter: MatchFilter = {
    search,
    ...(isStatus(status) ? { status } : {}),
    ...(competition ? { competition, competition_id: known.competition } : {}),
    ...(isForAllClubs(filters) ? {} : { club: known.own }),
  };
  const { page, language } = known;
  // A season of everybody's matches ahead would push today's off the page.
  const monthEnd = isFiltered(filters) || filter.club ? undefined : endOfMonth(minuteOf(app.now()));
  // The page as its visitors first see it; there are too many others.
  const isPlain = page === 1 && !search && !status && !competition;
  const list = async (db: Db) => {
    const wanted = {
      ...{ limit: PER_PAGE, offset: (page - 1) * PER_PAGE, events: "goals" as const },
      // What stands above the plain list has that match's report.
      reports: (!isPlain && known.wanted) || ("begun" as const),
    };
    const beside = monthEnd ? { ...filter, from: monthEnd } : undefined;
    const upToNow = await listMatchCards(db, { ...filter, to: monthEnd }, { ...wanted, beside });
    // Before a club's first season nothing lies behind it.
    const isEmpty = upToNow.cards.length === 0 && page === 1 && monthEnd !== undefined;
    const { cards, total, totalBeside } = isEmpty ? await listMatchCards(db, filter, wanted) : upToNow;
    return { cards, total, ahead: totalBeside, views: matchViews(cards, language) };
  };
  const found = await (isPlain ? app.cachedQuery(`matches ${filter.club}, ${language}`, list) : list(app.db));
  // Behind the last page nothing brings the total along.
  return found.cards.length > 0 || page === 1
    ? found
    : { ...NOTHING, total: await countMatches(app.db, filter) };
}

/**
 * The list's own order holds: newest month first.
 * @param today the month that the list opens at: later ones are folded; null where all are open
 */
function byMonth(matches: MatchLine[], language: Language, today: string | null) {
  const months = Map.groupBy(matches, ({ kickOff }) => monthOf(kickOff));
  return [...months].map(([key, list]) => {
    const at = clockTime(list[0]?.kickOff ?? "", club.timeZone);
    const isFolded = today !== null && key > today;
    return { key, heading: at ? monthHeading(at, language) : "", isFolded, matches: list };
  });
}

/** "2026-11" on the club's calendar. */
function monthOf(moment: string): string {
  const at = clockTime(moment, club.timeZone);
  return at ? `${at.year}-${String(at.month).padStart(2, "0")}` : "";
}

/** Without its seconds, UTC ISO: what is read from a moment is remembered. */
function minuteOf(now: Date): string {
  return `${now.toISOString().slice(0, 16)}:00.000Z`;
}

/** The last moment of the month on the club's calendar, UTC ISO. */
function endOfMonth(now: string): string | undefined {
  const [year = 0, month = 1] = monthOf(now).split("-").map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const start = clubTimeToUtc(`${next}T00:00`);
  return start && new Date(Date.parse(start) - 1).toISOString();
}

/** The next matches to come, postponed and cancelled ones among them. */
function announced(matches: MatchView[], now: Date): AnnouncedMatch[] {
  const ahead = matches.filter(
    ({ kickOff, status }) => Date.parse(kickOff) > now.getTime() && status !== "finished",
  );
  return ahead
    .slice(-ANNOUNCED)
    .map(({ id, path, status, kickOff, time, date, day, home, away, venue, competition, postponed }) => ({
      ...{ id, path, status, kickOff, time, date, day },
      ...{ home, away, venue, competition, postponed },
    }));
}
