import { clubs } from "#club/demo/clubs.ts";
import { demoSeasons } from "#club/demo/matches/seasons.ts";
import type { DemoMatch } from "#club/demo/matches/types.ts";
import { players } from "#club/demo/players.ts";
import { isByPoints, markOf } from "#src/features/outlook/marks.ts";
import { figure, type Row } from "./table.ts";

const SEEDS = [1995, 1, 2, 3, 4, 5, 6];
const LINES = [1, 4, 10];
const TARGET_MS = 20;

/** With so few matches left each of them can decide: 3⁸ ways to end. */
const LAST_MATCHES = 8;

/**
 * CPU for all marks of eleven clubs in seven simulated seasons: after each round from the tenth on, and before each of
 * the last matches.
 */
export async function benchMarks(): Promise<Row[]> {
  const seasons = SEEDS.map(seasonOf);
  // What the server has compiled by the second page.
  all(leagueAfter(seasons[0]!, ({ round }) => round! <= 20));
  const rounds = Array.from({ length: 23 }, (_, at) => at + 10);
  const counts = Array.from({ length: LAST_MATCHES }, (_, at) => at + 1);
  return [
    ...measured(
      "marks of eleven clubs",
      seasons.flatMap((season) => rounds.map((after) => leagueAfter(season, ({ round }) => round! <= after))),
    ),
    ...measured(
      "marks, eight matches or fewer left",
      seasons.flatMap((season) =>
        counts.map((left) => leagueAfter(season, (_, at) => at < season.matches.length - left)),
      ),
    ),
  ];
}

function measured(name: string, leagues: ReturnType<typeof leagueAfter>[]): Row[] {
  const times: number[] = [];
  let asked = 0;
  let unanswered = 0;
  for (const league of leagues) {
    const before = process.cpuUsage();
    const answers = all(league);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    asked += answers.length;
    unanswered += answers.filter((answer) => answer === undefined).length;
  }
  times.sort((one, other) => one - other);
  return [
    figure(`${name}, median`, times[times.length >> 1]!, "ms CPU"),
    figure(`${name}, most`, times.at(-1)!, "ms CPU", { most: TARGET_MS }),
    figure(`${name}, without an answer, of ${asked}`, unanswered, ""),
  ];
}

interface Season {
  keys: string[];
  matches: DemoMatch[];
}

function seasonOf(seed: number): Season {
  const seasons = demoSeasons({ today: new Date("2027-08-01"), seed, clubs, squad: players });
  const { clubs: keys, matches } = seasons.find(({ season }) => season === "2024-25")!;
  const league = matches.filter(({ competition }) => competition === "league");
  return { keys, matches: league.sort((one, other) => one.round! - other.round!) };
}

function leagueAfter({ keys, matches }: Season, isPlayed: (match: DemoMatch, at: number) => boolean) {
  const points = keys.map(() => 0);
  const pending: [number, number][] = [];
  for (const [at, match] of matches.entries()) {
    const { home, away, homeScore, awayScore } = match;
    const [one, other] = [keys.indexOf(home), keys.indexOf(away)];
    if (!isPlayed(match, at)) pending.push([one, other]);
    else if (homeScore === awayScore) {
      points[one]!++;
      points[other]!++;
    } else points[homeScore! > awayScore! ? one : other]! += 3;
  }
  return { points, pending };
}

/** Every club and line, and whether what is possible takes no more than points. */
function all(league: ReturnType<typeof leagueAfter>) {
  return league.points.flatMap((_, team) =>
    LINES.map((first) => {
      const mark = markOf(league, team, first);
      if (mark === "possible") isByPoints(league, team, first);
      return mark;
    }),
  );
}
