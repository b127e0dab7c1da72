/** Who plays whom in the league, and when. */
import { type Calendar, seasonName } from "./calendar.ts";
import { randomFor, shuffled } from "./random.ts";
import type { Fixture } from "./types.ts";

export interface Pairing {
  home: string;
  away: string;
}

/** Everybody against everybody this many times. */
const CYCLES = 3;

/** 33 rounds for eleven clubs, one of which rests in each; 27 for ten. */
export function roundCount(clubCount: number): number {
  return CYCLES * (clubCount % 2 === 0 ? clubCount - 1 : clubCount);
}

/** All league matches of the season that begins in `year`. The draw for the places is by lot. */
export function leagueFixtures(year: number, seed: number, clubs: string[], calendar: Calendar): Fixture[] {
  const season = seasonName(year);
  const drawn = shuffled(randomFor(seed, season, "draw of the league"), clubs);
  return pairings(drawn).flatMap((matches, index) =>
    matches.map(({ home, away }, place) => ({
      key: `${season}-league-r${String(index + 1).padStart(2, "0")}-${home}-${away}`,
      season,
      competition: "league" as const,
      round: index + 1,
      stage: null,
      home,
      away,
      kickOff: calendar.rounds[index]![place]!,
    })),
  );
}

/**
 * Three cycles; grounds are exchanged in the second, so each pair ends two to one. Each cycle begins one
 * round later than the one before: otherwise some would play three at home in a row between two cycles.
 */
export function pairings(clubs: string[]): Pairing[][] {
  const first = cycle(clubs);
  return Array.from({ length: CYCLES }, (_, number) =>
    [...first.slice(number), ...first.slice(0, number)].map((round) =>
      number % 2 === 0 ? round : round.map(({ home, away }) => ({ home: away, away: home })),
    ),
  ).flat();
}

/**
 * One cycle by the circle method: in round r the clubs at distance d before and after place r meet,
 * and the one at an odd distance is at home. A club's distance falls by one a round, so it plays at home
 * and away in turn. Place r itself rests or, with an even number of clubs, meets the last club.
 * Source: de Werra, "Scheduling in sports", 1981.
 */
function cycle(clubs: string[]): Pairing[][] {
  const places = clubs.length % 2 === 0 ? clubs.length - 1 : clubs.length;
  const outside = clubs[places];
  return Array.from({ length: places }, (_, round) => {
    const matches = Array.from({ length: (places - 1) / 2 }, (_, index) => {
      const distance = index + 1;
      const ahead = clubs[(round + distance) % places]!;
      const behind = clubs[(round - distance + places) % places]!;
      return distance % 2 === 1 ? { home: ahead, away: behind } : { home: behind, away: ahead };
    });
    if (outside === undefined) return matches;
    const resting = clubs[round]!;
    const last = round % 2 === 0 ? { home: outside, away: resting } : { home: resting, away: outside };
    return [...matches, last];
  });
}
