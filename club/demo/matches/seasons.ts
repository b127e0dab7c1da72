/** The demo's seasons as they stand on a given day: what has been played, and what is still to come. */
import { type DemoClub, opponentSurnames } from "#club/demo/clubs.ts";
import type { Localized } from "#club/demo/types.ts";
import { seasonYear } from "./calendar.ts";
import { type Course, friendliesOf, playCourses } from "./course.ts";
import { matchEvents } from "./events.ts";
import { opponentSquad, pickLineup } from "./lineups.ts";
import { appointReferees, attendanceAt, weatherAt } from "./match-day.ts";
import { randomFor } from "./random.ts";
import type { PlayedMatch } from "./results.ts";
import type { DemoEvent, DemoMatch, DemoOptions, DemoSeason, Fixture, SquadPlayer } from "./types.ts";

/** A match before it's known how much of it today may tell. */
type Listed = Fixture & Partial<Pick<PlayedMatch, "homeScore" | "awayScore" | "extraTime">>;

/**
 * The seasons from 2024-25 to the one running today, oldest first. Deterministic: the same options give
 * the same seasons, and another day changes no match that was finished before.
 * In the running season one league match of the own club is postponed, and one friendly is cancelled.
 * From the last league rounds on, the running season lists the next summer's friendlies too.
 * @throws Error if the clubs' strengths leave no room for the titles (see league.ts)
 */
export function demoSeasons(options: DemoOptions): DemoSeason[] {
  const { today, seed, clubs } = options;
  const running = seasonYear(today);
  return playCourses(running, seed, clubs).map((course) => ({
    season: course.season,
    clubs: course.clubs.map((club) => club.key),
    current: course.year === running,
    matches: listMatches(course, course.year === running, options),
    adjustments: [],
    fixedPlaces: [],
  }));
}

function listMatches(course: Course, isRunning: boolean, options: DemoOptions): DemoMatch[] {
  const now = options.today.toISOString();
  const { calledOff } = course.friendlies;
  const listed: Listed[] = [
    ...course.league.matches,
    ...drawnTies(course, now),
    course.superCup,
    ...course.friendlies.summer,
    course.friendlies.winter,
    calledOff,
  ];
  const postponed = isRunning ? postpone(listed, course, now, options) : undefined;
  listed.sort((one, other) => (one.kickOff + one.key < other.kickOff + other.key ? -1 : 1));

  function statusOf(match: Listed): DemoMatch["status"] {
    if (match === calledOff) return "cancelled";
    if (match === postponed) return "postponed";
    return match.kickOff <= now ? "finished" : "scheduled";
  }

  const next = listed.find((match) => statusOf(match) === "scheduled");
  const referees = refereesOf(listed, options.seed);
  return listed.map((match) => {
    const status = statusOf(match);
    const isAppointed =
      status === "finished" || (status === "scheduled" && matchDay(match) === matchDay(next!));
    return {
      ...asFixture(match),
      status,
      homeScore: null,
      awayScore: null,
      referee: isAppointed ? (referees.get(match.key) ?? null) : null,
      attendance: null,
      weather: null,
      temperature: null,
      events: [],
      lineups: null,
      ...(status === "finished" ? told(match as PlayedMatch, options) : {}),
    };
  });
}

/** Cup ties of the stages that have been drawn: one is drawn when the stage before it is over. */
function drawnTies({ cup }: Course, now: string): PlayedMatch[] {
  const open = cup.stages.findIndex((ties) => ties.some((tie) => tie.kickOff > now));
  return cup.stages.slice(0, open < 0 ? cup.stages.length : open + 1).flat();
}

/**
 * The own club's league match after its next one. When no such match is left, the last of the next
 * summer's friendlies, which are then listed as well.
 */
function postpone(listed: Listed[], course: Course, now: string, { seed, clubs }: DemoOptions): Listed {
  const own = ownKey(clubs);
  const ahead = course.league.matches
    .filter((match) => isOf(match, own) && match.kickOff > now)
    .sort((one, other) => (one.kickOff < other.kickOff ? -1 : 1));
  if (ahead[1]) return ahead[1];
  const coming = friendliesOf(course.year + 1, seed, clubs).summer;
  // A season runs to the end of June; until then July's friendlies are listed under it.
  listed.push(...coming.map((match) => ({ ...match, season: course.season })));
  return listed.at(-1)!;
}

function refereesOf(matches: Listed[], seed: number): Map<string, Localized> {
  const days = Map.groupBy(matches, matchDay);
  return new Map([...days.values()].flatMap((together) => [...appointReferees(seed, together)]));
}

/** Matches that are played together share it: a league round, a cup stage; a friendly stands alone. */
function matchDay({ competition, round, stage, key }: Fixture): string {
  return round || stage ? `${competition} ${round ?? stage}` : key;
}

/** What is told of a finished match; of other clubs' matches no more than score and attendance. */
function told(match: PlayedMatch, { seed, clubs, squad }: DemoOptions): Partial<DemoMatch> {
  const home = clubs.find((club) => club.key === match.home)!;
  const away = clubs.find((club) => club.key === match.away)!;
  const { homeScore, awayScore } = match;
  const attendance = attendanceAt(match, seed, home, away);
  if (!isOf(match, ownKey(clubs))) {
    const isCounted = randomFor(seed, "counted", match.key)() < 0.8;
    return { homeScore, awayScore, attendance: isCounted ? attendance : null };
  }
  const lineups = lineupsOf(match, { seed, clubs, squad });
  const events = matchEvents(match, lineups, randomFor(seed, "events", match.key));
  return { homeScore, awayScore, attendance, ...weatherAt(match, seed), events, lineups };
}

type Clubs = Pick<DemoOptions, "seed" | "clubs" | "squad">;

/**
 * Goals and cards of a finished match of two other clubs, which nobody followed closer than that. Apart from the
 * seasons, which are made more often than they are told.
 */
export function otherEvents(match: DemoMatch, options: Clubs): DemoEvent[] {
  const { homeScore, awayScore } = match;
  if (match.status !== "finished" || homeScore === null || awayScore === null) return [];
  const played = { ...match, homeScore, awayScore, extraTime: null };
  return matchEvents(played, lineupsOf(match, options), randomFor(options.seed, "events", match.key)).filter(
    ({ type }) => !type.startsWith("substitution"),
  );
}

function lineupsOf(match: Fixture, { seed, clubs, squad }: Clubs) {
  const lineup = (key: string) => {
    const club = clubs.find((one) => one.key === key)!;
    return pickLineup(squadOf(club, match, seed, clubs, squad), randomFor(seed, "lineup", match.key, key));
  };
  return { home: lineup(match.home), away: lineup(match.away) };
}

function squadOf(
  club: DemoClub,
  { kickOff }: Fixture,
  seed: number,
  clubs: DemoClub[],
  squad: SquadPlayer[],
): SquadPlayer[] {
  if (!club.own) return opponentSquad(seed, club.key, clubs, opponentSurnames);
  return squad.filter(({ from = "", until }) => from <= kickOff && (!until || kickOff < until));
}

function asFixture({ key, season, competition, round, stage, home, away, kickOff }: Listed): Fixture {
  return { key, season, competition, round, stage, home, away, kickOff };
}

function isOf(match: Fixture, club: string): boolean {
  return match.home === club || match.away === club;
}

function ownKey(clubs: DemoClub[]): string {
  return clubs.find((club) => club.own)!.key;
}
