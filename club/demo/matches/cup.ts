/** The cup and the super cup. The own club wins neither: its cups are older than the demo. */
import type { DemoClub } from "#club/demo/clubs.ts";
import { kickOff, kickOffTimes, seasonName } from "./calendar.ts";
import { firstThat, type Random, randomFor, shuffled } from "./random.ts";
import { type PlayedMatch, playTie, seasonStrengths, winner } from "./results.ts";
import type { CupStage, Fixture } from "./types.ts";

const STAGES: CupStage[] = ["round-of-16", "quarter-final", "semi-final", "final"];

export interface PlayedCup {
  /** The ties of each stage, first stage first. */
  stages: PlayedMatch[][];
  winner: string;
  finalist: string;
}

/**
 * Single ties with a fresh draw for each stage. The first leaves eight clubs: some get there by lot
 * without a tie.
 * @param days the Wednesdays of the four stages
 */
export function playCup(year: number, seed: number, clubs: DemoClub[], days: readonly number[]): PlayedCup {
  const season = seasonName(year);
  const own = clubs.find((club) => club.own)?.key;

  function attempt(number: number): PlayedCup {
    const random = randomFor(seed, season, "cup draw", number);
    const strengths = seasonStrengths(seed, season, clubs, number);
    let left = clubs.map((club) => club.key);
    const stages = STAGES.map((stage, index) => {
      const ties = draw(random, left, season, stage, days[index]!);
      const played = ties.map((tie) => playTie(tie, seed, strengths, number));
      const out = new Set(played.map(loser));
      left = left.filter((club) => !out.has(club));
      return played;
    });
    const final = stages.at(-1)![0]!;
    return { stages, winner: winner(final), finalist: loser(final) };
  }

  return firstThat(attempt, (cup) => cup.winner !== own, `cup of ${season}`);
}

/** The ties that bring the clubs down to the next power of two, e.g. three for eleven clubs. */
function draw(random: Random, clubs: string[], season: string, stage: CupStage, day: number): Fixture[] {
  const next = 2 ** (Math.ceil(Math.log2(clubs.length)) - 1);
  const drawn = shuffled(random, clubs).slice(0, 2 * (clubs.length - next));
  const times = shuffled(random, kickOffTimes(day));
  return Array.from({ length: drawn.length / 2 }, (_, index) => {
    const home = drawn[2 * index]!;
    const away = drawn[2 * index + 1]!;
    return {
      key: `${season}-cup-${stage}-${home}-${away}`,
      season,
      competition: "cup",
      round: null,
      stage,
      home,
      away,
      kickOff: kickOff(day, times[index]!),
    };
  });
}

/** The super cup between the champion, at home, and the cup winner of the season before. */
export function playSuperCup(
  year: number,
  seed: number,
  clubs: DemoClub[],
  [home, away]: readonly [string, string],
  day: number,
): PlayedMatch {
  const season = seasonName(year);
  const own = clubs.find((club) => club.own)?.key;
  const strengths = seasonStrengths(seed, season, clubs, 0);
  const fixture: Fixture = {
    key: `${season}-super-cup-${home}-${away}`,
    season,
    competition: "super-cup",
    round: null,
    stage: null,
    home,
    away,
    kickOff: kickOff(day, "20:00"),
  };
  return firstThat(
    (number) => playTie(fixture, seed, strengths, number),
    (match) => winner(match) !== own,
    `super cup of ${season}`,
  );
}

/** Who meets in the super cup: after a double, the cup's other finalist steps in. */
export function superCupPair(champion: string, cup: PlayedCup): [string, string] {
  return [champion, cup.winner === champion ? cup.finalist : cup.winner];
}

function loser(match: PlayedMatch): string {
  return winner(match) === match.home ? match.away : match.home;
}
