import type { App } from "#src/app/app.server.ts";
import type { LeagueSources } from "#src/features/table/league.ts";
import { leagueOf } from "#src/features/table/league-of.ts";
import { leagueFrom, loadLeagueSources } from "#src/features/table/league-queries.server.ts";
import { shownRows } from "#src/features/table/queries.server.ts";
import type { StandingRow } from "#src/features/table/table.ts";
import { outlookOf, type SeasonOutlook } from "./season-outlook.ts";

/** A season's table as it is shown, and what can be told of it. */
export interface SeasonTable {
  standings: StandingRow[];
  /** Null for a season without results, without a league or with fewer than four teams. */
  outlook: SeasonOutlook | null;
  /** Whether the table follows from the results, rather than from what staff typed. */
  isCounted: boolean;
}

/**
 * A season's table with what can be told beyond it; read and worked out once for all pages until something is saved.
 * @param season the site's own one unless told
 */
export function loadSeasonTable(app: App, season?: string): Promise<SeasonTable> {
  return app.cachedQuery(`table and outlook, ${season ?? ""}`, async () => {
    const sources = await loadLeagueSources(app, season);
    if (!sources) return { standings: [], outlook: null, isCounted: false };
    const made = tables.get(sources) ?? seasonTable(sources);
    tables.set(sources, made);
    return made;
  });
}

/** What was worked out of a season, until something of it changes. */
const tables = new WeakMap<LeagueSources, SeasonTable>();

/** What can be told of a season beyond its table. */
export async function loadOutlook(app: App, season?: string): Promise<SeasonOutlook | null> {
  return (await loadSeasonTable(app, season)).outlook;
}

function seasonTable(sources: LeagueSources): SeasonTable {
  const { season } = sources;
  const league = leagueFrom(sources);
  const isCounted = season.table_source === "results";
  const counted = isCounted
    ? league
    : leagueOf({ ...sources, season: { ...season, table_source: "results" } });
  const isToBeSplit = sources.stages.some(({ kind, teams }) => kind === "group" && teams.length === 0);
  return {
    standings: shownRows(league),
    outlook: outlookOf(league, counted, isToBeSplit) ?? null,
    isCounted,
  };
}
