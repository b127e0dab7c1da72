import { club } from "#club/club.ts";
import { soleBanner } from "#src/features/partners/partner.ts";
import { bannerView } from "#src/features/partners/partner-banner-view.server.ts";
import { listActivePartners } from "#src/features/partners/queries.server.ts";
import { teamsById } from "#src/features/teams/queries.server.ts";
import type { App } from "#src/http/app.server.ts";
import { clockTime, monthHeading } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { listCompetitions } from "../competition-queries.server.ts";
import { isStatus, type MatchStatus } from "../match.ts";
import { findMatchDetails } from "../match-details.server.ts";
import { type MatchView, matchView } from "../match-view.server.ts";
import { countMatches, listMatches } from "../queries.server.ts";

/** Source: specification of the public site, section 9, "matches page 100". */
const PER_PAGE = 100;

export type MatchesData = Awaited<ReturnType<typeof loadMatches>>;

/** The matches page: filters combine; an unknown value of one finds nothing. */
export async function loadMatches(app: App, language: Language, address: URLSearchParams) {
  const filters = {
    search: (address.get("search") ?? "").slice(0, 200),
    status: address.get("status") ?? "",
    competition: address.get("competition") ?? "",
  };
  const page = /^[1-9]\d{0,4}$/.test(address.get("page") ?? "1") ? Number(address.get("page") ?? 1) : 100_000;
  const [{ matches, total }, competitions, partners, details] = await Promise.all([
    find(app, filters, page),
    listCompetitions(app.db),
    listActivePartners(app.db).catch(() => []),
    findMatchDetails(app, address.get("match"), language),
  ]);
  const teams = await teamsById(app.db);
  const banner = soleBanner(partners, "display_in_matches");
  return {
    filters,
    isFiltered: Object.values(filters).some(Boolean),
    page,
    hasOlder: page * PER_PAGE < total,
    season: matches[0]?.season ?? null,
    months: byMonth(
      matches.map((match) => matchView(match, teams, language)),
      language,
    ),
    competitions: competitions.map((one) => ({ slug: one.slug, name: localised(one, "name", language) })),
    banner: banner ? bannerView(banner, banner.matches_text) : null,
    details,
  };
}

async function find(
  app: App,
  { search, status, competition }: { search: string; status: string; competition: string },
  page: number,
) {
  if (status && !isStatus(status)) return { matches: [], total: 0 };
  const filter = {
    search,
    ...(status ? { status: status as MatchStatus } : {}),
    ...(competition ? { competition } : {}),
  };
  const [matches, total] = await Promise.all([
    listMatches(app.db, { ...filter, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
    countMatches(app.db, filter),
  ]);
  return { matches, total: Number(total) };
}

/** The list's own order holds: newest month first. */
function byMonth(matches: MatchView[], language: Language) {
  const months = Map.groupBy(matches, ({ kickOff }) => {
    const at = clockTime(kickOff, club.timeZone);
    return at ? `${at.year}-${String(at.month).padStart(2, "0")}` : "";
  });
  return [...months].map(([key, list]) => {
    const at = clockTime(list[0]?.kickOff ?? "", club.timeZone);
    return { key, heading: at ? monthHeading(at, language) : "", matches: list };
  });
}
