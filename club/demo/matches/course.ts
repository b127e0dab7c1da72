/** The seasons as they're played from first day to last, without regard to the date of today. */
import type { DemoClub } from "#club/demo/clubs.ts";
import { type Calendar, seasonCalendar, seasonName } from "./calendar.ts";
import { type PlayedCup, playCup, playSuperCup, superCupPair } from "./cup.ts";
import { leagueFixtures, roundCount } from "./fixtures.ts";
import { type Friendlies, playFriendlies } from "./friendlies.ts";
import { leagueClubs, type PlayedLeague, playLeague } from "./league.ts";
import { randomFor } from "./random.ts";
import type { PlayedMatch } from "./results.ts";

/** The first season of the demo, 2024-25. */
export const FIRST_YEAR = 2024;

/** One season, wholly played. */
export interface Course {
  year: number;
  season: string;
  clubs: DemoClub[];
  league: PlayedLeague;
  cup: PlayedCup;
  superCup: PlayedMatch;
  friendlies: Friendlies;
}

/** All seasons from the first to the one that begins in `lastYear`, each following from the one before. */
export function playCourses(lastYear: number, seed: number, clubs: DemoClub[]): Course[] {
  const courses: Course[] = [];
  for (let year = FIRST_YEAR; year <= lastYear; year++) {
    courses.push(playCourse(year, seed, clubs, courses.at(-1)));
  }
  return courses;
}

/** The friendlies with which the club will prepare for the season that begins in `year`. */
export function friendliesOf(year: number, seed: number, clubs: DemoClub[]): Friendlies {
  return playFriendlies(year, seed, clubs, calendarOf(year, seed, leagueClubs(year, clubs)));
}

function playCourse(year: number, seed: number, all: DemoClub[], before: Course | undefined): Course {
  const clubs = leagueClubs(year, all);
  const calendar = calendarOf(year, seed, clubs);
  const keys = clubs.map((club) => club.key);
  const fixtures = leagueFixtures(year, seed, keys, calendar);
  const pair = before ? superCupPair(before.league.order[0]!, before.cup) : strongestOpponents(all);
  return {
    year,
    season: seasonName(year),
    clubs,
    league: playLeague(fixtures, seed, clubs, before?.league.order[0] ?? null),
    cup: playCup(year, seed, clubs, calendar.cup),
    superCup: playSuperCup(year, seed, all, pair, calendar.superCup),
    friendlies: playFriendlies(year, seed, all, calendar),
  };
}

function calendarOf(year: number, seed: number, clubs: DemoClub[]): Calendar {
  return seasonCalendar(year, roundCount(clubs.length), randomFor(seed, seasonName(year), "calendar"));
}

/** Champion and cup winner of the season before the first, of which nothing else is told. */
function strongestOpponents(clubs: DemoClub[]): [string, string] {
  const [first, second] = clubs
    .filter((club) => !club.own)
    .sort((one, other) => other.strength - one.strength);
  return [first!.key, second!.key];
}
