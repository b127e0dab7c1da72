import { type TieBreaker, type Zone, zoneAt } from "#src/features/table/season.ts";

import { type League, type TableRow, tableOf } from "./league.ts";
import { isByPoints, type Mark, markOf, type OpenLeague } from "./marks.ts";

/** What a club plays for, in the order in which it is told. */
export const LINES = ["title", "europe", "safety"] as const;
export type LineName = (typeof LINES)[number];

/** A line in the table: the last place that counts. */
export interface Line {
  name: LineName;
  first: number;
}

/** The lines of a season; a league without relegation, or where only the champion goes to Europe, has fewer. */
export function linesOf(zones: readonly Zone[], teams: number): Line[] {
  const places = Array.from({ length: teams }, (_, at) => zoneAt(at + 1, teams, zones));
  const afterEurope = places.findIndex((zone) => zone !== "champions_league" && zone !== "europa_league");
  const europe = afterEurope < 0 ? teams : afterEurope;
  const lastSafe = places.findLastIndex((zone) => zone !== "relegation") + 1;
  return [
    { name: "title" as const, first: 1 },
    { name: "europe" as const, first: europe },
    { name: "safety" as const, first: lastSafe },
  ].filter(({ name, first }) => first < teams && (name === "title" || first > 1));
}

export interface LineMark extends Line {
  mark: Mark;
  /** What decides where points alone can't: the next criterion of the season. */
  levelBy?: TieBreaker | undefined;
}

/** What is known of every team and line; a mark that is not sure is missing. */
export function marksOf(league: League, lines: readonly Line[]): LineMark[][] {
  const rows = tableOf(league, league.results);
  return league.teams.map((_, team) => marksOfTeam(league, lines, team, rows));
}

/** The same for one team. @param rows the table that the results give */
export function marksOfTeam(
  league: League,
  lines: readonly Line[],
  team: number,
  rows: readonly TableRow[] = tableOf(league, league.results),
): LineMark[] {
  return lines.flatMap((line) => {
    const open = openLeague(league, rows, line.first);
    const found = open && lineMark(league, open, team, line);
    return found ? [{ ...line, ...found }] : [];
  });
}

/** More points than anybody can get in a season, or lose: who has a fixed place is never passed. */
const OUT_OF_REACH = 10_000;

/**
 * The league by its points, as a question about a line sees it, with those that play now as if they were to come.
 * @returns undefined where points don't come first
 */
export function openLeague(league: League, rows: readonly TableRow[], first: number): OpenLeague | undefined {
  if (league.rules.tieBreakers[0] !== "points") return undefined;
  const points: number[] = [];
  for (const row of rows) points[row.team] = row.points;
  league.teams.forEach(({ fixedPlace }, team) => {
    if (fixedPlace !== null) points[team] = fixedPlace > first ? -OUT_OF_REACH : OUT_OF_REACH;
  });
  return { points, pending: [...league.live, ...league.pending].map(({ home, away }) => [home, away]) };
}

function lineMark(
  league: League,
  open: OpenLeague,
  team: number,
  { first }: Line,
): { mark: Mark; levelBy?: TieBreaker } | undefined {
  if (league.teams[team]!.fixedPlace !== null) return undefined;
  if (open.pending.length === 0) return lastMark(league, team, first);
  const mark = markOf(open, team, first);
  if (mark !== "possible") return mark && { mark };
  if (isByPoints(open, team, first)) return { mark };
  // Level on points is the best, or the worst, that can be: goals that nobody has shot yet can still decide it.
  const [, levelBy] = league.rules.tieBreakers;
  const isOpen = levelBy === "goal_difference" || levelBy === "goals_for";
  const playsOn = open.pending.some((match) => match.includes(team));
  return isOpen && playsOn ? { mark, levelBy } : undefined;
}

/** Once everything is played the order itself says it, unless several share the place or have to play for it. */
function lastMark(league: League, team: number, first: number): { mark: Mark } | undefined {
  const rows = tableOf(league, league.results);
  const own = rows.find((row) => row.team === team)!;
  const last = own.place + rows.filter(({ place }) => place === own.place).length - 1;
  const isToBeDecided =
    league.rules.tieBreakers.includes("decider") &&
    !league.deciders?.some(({ winner, loser }) => winner === team || loser === team) &&
    rows.some(
      (row) => row.team !== team && row.points === own.points && row.place <= first !== own.place <= first,
    );
  if (isToBeDecided) return undefined;
  if (last <= first) return { mark: "certain" };
  return own.place > first ? { mark: "impossible" } : undefined;
}
