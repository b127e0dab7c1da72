import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/delivery/tracking.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { soleBanner } from "#src/features/partners/partner.ts";
import { bannerView } from "#src/features/partners/partner-banner-view.server.ts";
import { loadPartners } from "#src/features/partners/partner-marks.server.ts";
import { OWN_CREST } from "#src/features/teams/crest.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { tableErrors } from "../errors.server.ts";
import { listSeasons, listStandings } from "../queries.server.ts";
import { whichSeason } from "../season.ts";
import { formLetters, leagueStats, type StandingRow } from "../table.ts";

export type TableData = Awaited<ReturnType<typeof loadTable>>;
export type RowView = TableData["rows"][number];

/**
 * The table page's data: an unknown season shows as an empty table that names it.
 * @throws AppError `not_found` for a text that cannot name a season: the page repeats nobody's words
 */
export async function loadTable(app: App, language: Language, wanted: string | null) {
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
  const [rows, partners] = await Promise.all([
    listStandings(app.db, season),
    loadPartners(app).catch(() => []),
  ]);
  const isMadeUp = !!wanted && rows.length === 0;
  if (isMadeUp) noStore();
  const banner = soleBanner(partners, "display_in_table");
  return {
    isCurrent: season === whichSeason(seasons),
    isMadeUp,
    banner: banner ? bannerView(banner, "table_text", language) : null,
    season,
    seasons,
    stats: leagueStats(rows, season),
    rows: rows.map((row) => rowView(row, language)),
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
    adjustment:
      row.points_adjustment === 0
        ? null
        : { points: row.points_adjustment, reason: localised(row, "adjustment_reason", language) },
  };
}
