import type { App } from "#src/app/app.server.ts";
import type { Match } from "#src/features/matches/match.ts";
import { type Played, roundBegin } from "./league.ts";
import { loadSeasonTable, type SeasonTable } from "./queries.server.ts";
import type { SeasonOutlook } from "./season-outlook.ts";
import type { PackedResult, TableAround } from "./table-around.ts";

type Placed = Pick<Match, "id" | "match_date" | "round" | "home_team_id" | "away_team_id">;

/** Whether the results that are entered make up what the saved table has counted. */
export function isComplete({ standings, outlook }: SeasonTable): boolean {
  const played = new Map<number, number>();
  for (const { home, away } of outlook!.league.results)
    for (const team of [home, away]) played.set(team, (played.get(team) ?? 0) + 1);
  return outlook!.rows.every(({ id }, team) => {
    const saved = standings.find((row) => row.id === id);
    return !saved || saved.played <= (played.get(team) ?? 0);
  });
}

/**
 * Null where a side is in no table, and of a match that counts in none: an annulled one, one that is to be replayed, a
 * deciding one.
 */
export function tableAround({ rows, league, above }: SeasonOutlook, match: Placed): TableAround | null {
  const { results, live, pending } = league;
  if (![...results, ...live, ...pending].some(({ id }) => id === match.id)) return null;
  const at = (id: number | null) => (id === null ? -1 : rows.findIndex(({ team_id }) => team_id === id));
  const [home, away] = [at(match.home_team_id), at(match.away_team_id)];
  if (home < 0 || away < 0) return null;
  const isOther = ({ id }: { id: number }) => id !== match.id;
  const others = results.filter((one) => isOther(one) && one.date <= match.match_date);
  const begin = roundBegin({ round: match.round, date: match.match_date }, results);
  const later = results.filter((one) => isOther(one) && one.date > match.match_date);
  return {
    teams: league.teams.map((base) => ({ base })),
    rules: league.rules,
    deciders: [...(league.deciders ?? [])],
    above,
    before: others.filter(({ date }) => date < begin).map(packed),
    since: others.filter(({ date }) => date >= begin).map(packed),
    open: league.rules.needsAllPlayed
      ? [...later, ...live, ...pending].filter(isOther).map(({ home, away }) => ({ home, away }))
      : [],
    ...{ home, away },
  };
}

/**
 * The same with the own club's place in the list of teams; null unless the result makes the table that the site shows:
 * it is counted from results, the match is one of the league's, and the club plays in it.
 */
export async function loadOwnTable(
  app: App,
  match: Placed & Pick<Match, "season">,
): Promise<(TableAround & { own: number }) | null> {
  if (match.season === null) return null;
  const { outlook, isCounted } = await loadSeasonTable(app, match.season);
  if (!outlook || !isCounted) return null;
  const table = tableAround(outlook, match);
  const { own } = outlook;
  return table && (own === table.home || own === table.away) ? { ...table, own } : null;
}

function packed({ home, away, homeScore, awayScore }: Played): PackedResult {
  return [home, away, homeScore, awayScore];
}
