import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { noStore } from "#src/delivery/tracking.server.ts";
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
import { isStatus } from "../match.ts";
import { findMatchDetails } from "../match-details.server.ts";
import { type MatchLine, matchLines } from "../match-view.server.ts";
import { countMatches, type MatchFilter } from "../queries.server.ts";
import { isFiltered, isForAllClubs, type MatchFilters, readFilters } from "./match-filters.ts";

/** Source: specification of the public site, section 9, "matches page 100". */
const PER_PAGE = 100;
/** As many of the next matches as search engines hear of. */
const ANNOUNCED = 20;
const NOTHING = { cards: [] as MatchCard[], lines: [] as MatchLine[], total: 0 };

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
  const known = { own: own?.id, competition: competition?.id, page, language };
  const { cards, total, lines } = await find(app, filters, known);
  const details = await findMatchDetails(app, address.get("match"), language, cards);
  if (cards.length === 0 && address.size > 0) noStore();
  const banner = soleBanner(partners, "display_in_matches");
  return {
    filters,
    isFiltered: isFiltered(filters),
    // Without an own club there is nothing to choose between.
    scope: !own ? null : isForAllClubs(filters) ? ("all" as const) : ("own" as const),
    total,
    page,
    hasOlder: page * PER_PAGE < total,
    season: cards[0]?.match.season ?? null,
    months: byMonth(lines, language),
    announced: announced(lines, app.now()),
    competitions: competitions.map((one) => ({ slug: one.slug, name: localised(one, "name", language) })),
    banner: banner ? bannerView(banner, "matches_text", language) : null,
    details,
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
  const list = async (db: Db) => {
    const { cards, total } = await listMatchCards(db, filter, {
      limit: PER_PAGE,
      offset: (page - 1) * PER_PAGE,
    });
    return { cards, total, lines: matchLines(cards, language) };
  };
  // The page as its visitors first see it; there are too many others.
  const isPlain = page === 1 && !search && !status && !competition;
  const found = await (isPlain ? app.cachedQuery(`matches ${filter.club}, ${language}`, list) : list(app.db));
  // Behind the last page nothing brings the total along.
  return found.cards.length > 0 || page === 1
    ? found
    : { ...NOTHING, total: await countMatches(app.db, filter) };
}

/** The list's own order holds: newest month first. */
function byMonth(matches: MatchLine[], language: Language) {
  const months = Map.groupBy(matches, ({ kickOff }) => {
    const at = clockTime(kickOff, club.timeZone);
    return at ? `${at.year}-${String(at.month).padStart(2, "0")}` : "";
  });
  return [...months].map(([key, list]) => {
    const at = clockTime(list[0]?.kickOff ?? "", club.timeZone);
    return { key, heading: at ? monthHeading(at, language) : "", matches: list };
  });
}

/** The numbers of the next matches to come, postponed and cancelled ones among them. */
function announced(matches: MatchLine[], now: Date): number[] {
  const ahead = matches.filter(
    ({ kickOff, status }) => Date.parse(kickOff) > now.getTime() && status !== "finished",
  );
  return ahead.slice(-ANNOUNCED).map(({ id }) => id);
}
