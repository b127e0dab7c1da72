import type { App } from "#src/app/app.server.ts";
import type { Match } from "#src/features/matches/match.ts";
import { loadSeasonTable } from "#src/features/outlook/queries.server.ts";
import { isComplete, tableAround } from "#src/features/outlook/table-around.server.ts";
import { teamView } from "#src/features/outlook/team-view.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { PageTable } from "./page-table.ts";

/**
 * What the table around a league match follows from: the same season, teams and rules as those of the table's own page.
 * Null where it would not be sure: a side is in no table, or the saved table counts matches that are not entered. One
 * query, none where the season was read for another page.
 * @param isShown whether it is the season that the site shows
 */
export async function loadPageTable(
  app: App,
  match: Match,
  isShown: boolean,
  language: Language,
): Promise<PageTable | null> {
  if (match.season === null) return null;
  const season = await loadSeasonTable(app, isShown ? undefined : match.season);
  const { outlook } = season;
  const table = outlook && isComplete(season) ? tableAround(outlook, match) : null;
  if (!outlook || !table) return null;
  const teams = table.teams.map((team, at) => ({ ...teamView(outlook.rows[at]!, language), ...team }));
  return { ...table, teams };
}
