import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { matchPath } from "#src/features/matches/match-path.server.ts";
import { soleBanner } from "#src/features/partners/partner.ts";
import { bannerView } from "#src/features/partners/partner-banner-view.server.ts";
import { loadPartners } from "#src/features/partners/partner-marks.server.ts";
import { OWN_CREST } from "#src/features/teams/crest.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { tableErrors } from "../errors.server.ts";
import type { League, StageResult } from "../league.ts";
import { leagueFrom, loadLeagueSources } from "../league-queries.server.ts";
import { listSeasons, shownRows } from "../queries.server.ts";
import { rulesView } from "../rules-view.server.ts";
import { whichSeason } from "../season.ts";
import { formLetters, leagueStats, type StandingRow } from "../table.ts";
import { decisionViews, shownPlace, whyView } from "./why-data.server.ts";

export type TableData = Awaited<ReturnType<typeof loadTable>>;
export type RowView = TableData["rows"][number];

/**
 * The table page's data: an unknown season shows as an empty table that names it.
 * @throws AppError `not_found` for a text that cannot name a season: the page repeats nobody's words
 */
export async function loadTable(
  app: App,
  language: Language,
  wanted: string | null,
  why: string | null = null,
) {
  if (wanted && !/^\d{4}-\d{2}$/.test(wanted))
    throw new AppError("not_found", tableErrors.ill_written_season());
  // Without the list of seasons the page shows the default one. Source: specification, section 8.
  const seasons = (await app.cachedQuery("seasons", listSeasons).catch(() => [])).map(
    ({ season, current }) => ({
      season,
      current,
    }),
  );
  const season = wanted || whichSeason(seasons);
  const isCurrent = season === whichSeason(seasons);
  const [sources, partners] = await Promise.all([
    loadLeagueSources(app, isCurrent && seasons.length > 0 ? undefined : season),
    loadPartners(app).catch(() => []),
  ]);
  const league = sources && leagueFrom(sources);
  const decisions = league ? decisionViews(league, language) : [];
  const rows = league ? shownRows(league) : [];
  const isMadeUp = !!wanted && rows.length === 0;
  const asked = why === null ? undefined : league?.rows.find(({ key }) => key === why);
  if (isMadeUp || (why !== null && !asked)) noStore();
  const banner = soleBanner(partners, "display_in_table");
  return {
    isCurrent,
    isMadeUp,
    banner: banner ? bannerView(banner, "table_text", language) : null,
    season,
    seasons,
    lastMatch: league ? lastMatchView(league, language) : null,
    stats: leagueStats(rows, season),
    rows: rows.map((row, index) => ({
      ...rowView(row, language),
      ...{ key: league!.rows[index]!.key, place: shownPlace(league!, league!.rows[index]!) },
      decisions: decisions.filter(({ kind, key }) => kind === "points" && key === league!.rows[index]!.key)
        .length,
    })),
    /** Why one of them has its place. */
    why: league && asked ? whyView(league, asked, language) : null,
    rules: league ? rulesView(league, language) : null,
    decisions,
  };
}

/** The club's last result in this table, whose page tells what it did to it; a friendly or a cup match is none. */
function lastMatchView({ stages }: League, language: Language) {
  const last = stages
    .flatMap(({ results }) => results)
    .filter(({ home, away }) => home.is_own || away.is_own)
    .reduce<StageResult | undefined>((one, other) => (one && one.date > other.date ? one : other), undefined);
  if (!last) return null;
  const { id, home, away, homeScore, awayScore } = last;
  const names = { home_team_name: home.team_name, away_team_name: away.team_name };
  const slugs = new Map([home, away].map(({ team_id, slug }) => [team_id ?? 0, { slug }]));
  return {
    path: matchPath({ id, home_team_id: home.team_id, away_team_id: away.team_id, ...names }, slugs),
    home: localised(home, "team_name", language),
    away: localised(away, "team_name", language),
    score: `${homeScore}:${awayScore}`,
  };
}

function rowView(row: StandingRow, language: Language) {
  return {
    id: row.id,
    position: row.position,
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    goals_for: row.goals_for,
    goals_against: row.goals_against,
    goal_difference: row.goal_difference,
    points: row.points,
    zone: row.zone,
    is_own: row.is_own,
    name: localised(row, "team_name", language),
    crest: {
      name: row.team_name,
      code: localised(row, "team_code", language).text,
      logo: row.team_logo || (row.is_own ? OWN_CREST : null),
    },
    form: formLetters(row.form).slice(-5),
    note: localised(row, "fixed_place_reason", language),
    adjustment: row.carried_points === null ? row.points_adjustment : 0,
  };
}
