import { type League, placesIn, tableOf } from "./league.ts";

/** Where a match can bring a team, as the table stands. */
export interface Stakes {
  now: number;
  win: number;
  loss: number;
}

/**
 * What a match to come does to a team's place by the narrowest win and the narrowest loss; undefined where neither
 * changes anything, and for a match that is not to come.
 */
export function stakesOf(league: League, matchId: number, team: number): Stakes | undefined {
  const match = league.pending.find(({ id }) => id === matchId);
  if (!match || (match.home !== team && match.away !== team)) return undefined;
  const played = [...league.results, ...league.live];
  const now = placesIn(tableOf(league, played))[team]!;
  const open = league.pending.filter(({ id }) => id !== matchId);
  const [win, loss] = [1, 0].map((goals) => {
    const isHome = match.home === team;
    const [homeScore, awayScore] = isHome ? [goals, 1 - goals] : [1 - goals, goals];
    return placesIn(tableOf(league, [...played, { ...match, homeScore, awayScore }], open))[team]!;
  });
  return win === now && loss === now ? undefined : { now, win: win!, loss: loss! };
}
