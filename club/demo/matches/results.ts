/** Scores: goals come by chance, more often to the stronger side and to the one at home. */
import type { DemoClub } from "#club/demo/clubs.ts";
import { poisson, randomFor } from "./random.ts";
import type { Fixture } from "./types.ts";

export interface ExtraTime {
  home: number;
  away: number;
}

export interface PlayedMatch extends Fixture {
  /** All goals, those of extra time included. */
  homeScore: number;
  awayScore: number;
  /** Goals in minutes 91 to 120; null if the match ended after 90. */
  extraTime: ExtraTime | null;
}

/** The strength of each club, by key. */
export type Strengths = ReadonlyMap<string, number>;

/** Goals to be expected between equals. Strong against weak brings the mean of both to 2.6. */
const HOME_GOALS = 1.35;
const AWAY_GOALS = 1.08;
/** Points of strength that multiply the goals to be expected by e. */
const SPREAD = 32;
/** Form and transfers move a club's strength by as much from season to season. */
const DRIFT = 4;

/** Strengths for one season. `attempt` names one of its possible courses (see league.ts). */
export function seasonStrengths(seed: number, season: string, clubs: DemoClub[], attempt: number): Strengths {
  return new Map(
    clubs.map(({ key, strength }) => [
      key,
      strength + DRIFT * (2 * randomFor(seed, season, "strength", key, attempt)() - 1),
    ]),
  );
}

/** The match over ninety minutes. Depends on seed, key, attempt and strengths: never on the day. */
export function play(fixture: Fixture, seed: number, strengths: Strengths, attempt: number): PlayedMatch {
  const random = randomFor(seed, "score", fixture.key, attempt);
  const { home, away } = expected(fixture, strengths);
  return {
    ...fixture,
    homeScore: poisson(random, home),
    awayScore: poisson(random, away),
    extraTime: null,
  };
}

/** A tie: drawn after ninety minutes, it's decided in the thirty of extra time. */
export function playTie(fixture: Fixture, seed: number, strengths: Strengths, attempt: number): PlayedMatch {
  const match = play(fixture, seed, strengths, attempt);
  if (match.homeScore !== match.awayScore) return match;
  const extraTime = playExtraTime(fixture, seed, strengths, attempt);
  return {
    ...match,
    homeScore: match.homeScore + extraTime.home,
    awayScore: match.awayScore + extraTime.away,
    extraTime,
  };
}

/** The club that won a tie. */
export function winner(match: PlayedMatch): string {
  return match.homeScore > match.awayScore ? match.home : match.away;
}

function playExtraTime(fixture: Fixture, seed: number, strengths: Strengths, attempt: number): ExtraTime {
  const random = randomFor(seed, "extra time", fixture.key, attempt);
  const mean = expected(fixture, strengths);
  for (;;) {
    const goals = { home: poisson(random, mean.home / 3), away: poisson(random, mean.away / 3) };
    if (goals.home !== goals.away) return goals;
  }
}

function expected(fixture: Fixture, strengths: Strengths): { home: number; away: number } {
  const edge = Math.exp(((strengths.get(fixture.home) ?? 0) - (strengths.get(fixture.away) ?? 0)) / SPREAD);
  return { home: HOME_GOALS * edge, away: AWAY_GOALS / edge };
}
