import type { App } from "#src/app/app.server.ts";
import type { Match } from "#src/features/matches/match.ts";
import { type Played, roundBegin } from "#src/features/outlook/league.ts";
import { loadSeasonTable, type SeasonTable } from "#src/features/outlook/queries.server.ts";
import type { SeasonOutlook } from "#src/features/outlook/season-outlook.ts";
import { teamView } from "#src/features/outlook/team-view.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { PackedResult, PageTable } from "./page-table.ts";

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
  return season.outlook && isComplete(season) ? pageTable(season.outlook, match, language) : null;
}

/** Whether the results that are entered make up what the saved table has counted. */
function isComplete({ standings, outlook }: SeasonTable): boolean {
  const played = new Map<number, number>();
  for (const { home, away } of outlook!.league.results)
    for (const team of [home, away]) played.set(team, (played.get(team) ?? 0) + 1);
  return outlook!.rows.every(({ id }, team) => {
    const saved = standings.find((row) => row.id === id);
    return !saved || saved.played <= (played.get(team) ?? 0);
  });
}

function pageTable(outlook: SeasonOutlook, match: Match, language: Language): PageTable | null {
  const { rows, league, above } = outlook;
  const at = (id: number | null) => (id === null ? -1 : rows.findIndex(({ team_id }) => team_id === id));
  const [home, away] = [at(match.home_team_id), at(match.away_team_id)];
  if (home < 0 || away < 0) return null;
  const others = league.results.filter(({ id, date }) => id !== match.id && date <= match.match_date);
  const begin = roundBegin({ round: match.round, date: match.match_date }, league.results);
  const later = league.results.filter(({ id, date }) => id !== match.id && date > match.match_date);
  return {
    teams: rows.map((row, team) => ({ ...teamView(row, language), base: league.teams[team]! })),
    rules: league.rules,
    deciders: [...(league.deciders ?? [])],
    above,
    before: others.filter(({ date }) => date < begin).map(packed),
    since: others.filter(({ date }) => date >= begin).map(packed),
    open: league.rules.needsAllPlayed
      ? [...later, ...league.live, ...league.pending].map(({ home, away }) => ({ home, away }))
      : [],
    ...{ home, away },
  };
}

function packed({ home, away, homeScore, awayScore }: Played): PackedResult {
  return [home, away, homeScore, awayScore];
}
