/**
 * A season's league, played to its end. Of the many courses that chance allows, the first is taken
 * that fits what the club says of itself: all its titles are older than the demo.
 */
import type { DemoClub } from "#club/demo/clubs.ts";
import { firstThat } from "./random.ts";
import { type PlayedMatch, play, seasonStrengths } from "./results.ts";
import { standings } from "./standings.ts";
import type { Fixture } from "./types.ts";

export interface PlayedLeague {
  matches: PlayedMatch[];
  /** Keys from first to last. */
  order: string[];
}

/**
 * The clubs of a season: all in even years (2024-25); in odd ones without the weakest, which comes last
 * before and is promoted again after.
 */
export function leagueClubs(year: number, clubs: DemoClub[]): DemoClub[] {
  const absent = year % 2 === 0 ? undefined : weakest(clubs);
  return clubs.filter((club) => club !== absent);
}

/**
 * @param fixtures all league matches of one season
 * @param holder the champion of the season before, who isn't champion again; null if unknown
 * @throws Error if the clubs' strengths leave no such course (see `firstThat`)
 */
export function playLeague(
  fixtures: Fixture[],
  seed: number,
  clubs: DemoClub[],
  holder: string | null,
): PlayedLeague {
  const season = fixtures[0]!.season;
  const keys = clubs.map((club) => club.key);
  const own = clubs.findIndex((club) => club.own);
  const last = clubs.length % 2 === 0 ? undefined : weakest(clubs).key;

  function attempt(number: number): PlayedLeague {
    const strengths = seasonStrengths(seed, season, clubs, number);
    const matches = fixtures.map((fixture) => play(fixture, seed, strengths, number));
    const finished = matches.map((match) => ({ ...match, status: "finished" as const }));
    return { matches, order: standings(finished, keys).map((row) => row.club) };
  }

  function fits({ order }: PlayedLeague): boolean {
    const place = order.indexOf(keys[own]!);
    return (
      place > 0 &&
      place < Math.floor(order.length / 2) &&
      order[0] !== holder &&
      (last === undefined || order.at(-1) === last)
    );
  }

  return firstThat(attempt, fits, `table of ${season}`);
}

function weakest(clubs: DemoClub[]): DemoClub {
  return clubs.reduce((weak, club) => (club.strength < weak.strength ? club : weak));
}
