import type { RankRules } from "#src/features/table/rank.ts";
import type { Fixture, League, LeagueTeam, Played } from "./league.ts";

export const NO_FIGURES = { won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points_adjustment: 0 };

/** A league of so many teams without a match. */
export function emptyLeague(count: number, rules?: RankRules): League {
  const teams = Array.from(
    { length: count },
    (_, order): LeagueTeam => ({ base: NO_FIGURES, fixedPlace: null, order }),
  );
  const tieBreakers = ["points", "goal_difference", "goals_for"] as const;
  return { teams, rules: rules ?? { tieBreakers }, results: [], live: [], pending: [] };
}

let lastId = 0;

/** A match of a round, played or to come: `[0, 1]` or `[0, 1, 2, 1]`. */
export function match(
  round: number | null,
  [home, away]: readonly number[],
  date = dateOf(round ?? 1),
): Fixture {
  return { id: ++lastId, round, date, home: home!, away: away! };
}

export function result(round: number | null, given: readonly number[], date?: string): Played {
  return { ...match(round, given, date), homeScore: given[2]!, awayScore: given[3]! };
}

/** The day of a round: one a week. */
export function dateOf(round: number): string {
  return new Date(Date.UTC(2026, 7, 1 + 7 * (round - 1), 15)).toISOString();
}

/** A generator of numbers in 0..below−1 that anybody can repeat. Source: mulberry32. */
export function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}
