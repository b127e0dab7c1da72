import { clubs } from "#club/demo/clubs.ts";
import { demoSeasons } from "#club/demo/matches/seasons.ts";
import type { DemoMatch } from "#club/demo/matches/types.ts";
import { players } from "#club/demo/players.ts";
import { isByPoints, markOf } from "#src/features/outlook/marks.ts";
import { figure, type Row } from "./table.ts";

const SEEDS = [1995, 1, 2, 3, 4, 5, 6];
const LINES = [1, 4, 10];
const TARGET_MS = 20;

/** CPU for all marks of eleven clubs, after each round from the tenth on, in seven simulated seasons. */
export async function benchMarks(): Promise<Row[]> {
  // What the server has compiled by the second page.
  all(leagueAfter(seasonOf(SEEDS[0]!), 20));
  const times: number[] = [];
  let asked = 0;
  let unanswered = 0;
  for (const seed of SEEDS) {
    const season = seasonOf(seed);
    for (let round = 10; round < 33; round++) {
      const league = leagueAfter(season, round);
      const before = process.cpuUsage();
      const answers = all(league);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      asked += answers.length;
      unanswered += answers.filter((answer) => answer === undefined).length;
    }
  }
  times.sort((one, other) => one - other);
  return [
    figure("marks of eleven clubs, median", times[times.length >> 1]!, "ms CPU"),
    figure("marks of eleven clubs, most", times.at(-1)!, "ms CPU", { most: TARGET_MS }),
    figure(`marks without an answer, of ${asked}`, unanswered, ""),
  ];
}

interface Season {
  keys: string[];
  matches: DemoMatch[];
}

function seasonOf(seed: number): Season {
  const seasons = demoSeasons({ today: new Date("2027-08-01"), seed, clubs, squad: players });
  const { clubs: keys, matches } = seasons.find(({ season }) => season === "2024-25")!;
  return { keys, matches: matches.filter(({ competition }) => competition === "league") };
}

function leagueAfter({ keys, matches }: Season, after: number) {
  const points = keys.map(() => 0);
  const pending: [number, number][] = [];
  for (const { round, home, away, homeScore, awayScore } of matches) {
    const [one, other] = [keys.indexOf(home), keys.indexOf(away)];
    if (round! > after) pending.push([one, other]);
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
