import { type League, type TableRow, tableOf } from "./league.ts";
import { LINES, type LineMark, type LineName, openLeague } from "./lines.ts";
import { markOf, type OpenLeague } from "./marks.ts";

/** What a team needs to end above a line: everything that a sentence about it says. */
export interface Need extends LineMark {
  /** Of the team itself. */
  place: number;
  matchesLeft: number;
  /** Points that it lacks to the last place that counts; ahead of the next one where it is negative. */
  gap: number;
  /** Whose place that is. */
  rival: { team: number; place: number; points: number };
  /** With fewer points it can't be done; 0 once nothing is open. */
  atLeast: number;
  /** Told as if the matches that run ended as they stand. */
  isAsItStands?: boolean;
  /** So many are enough whatever others do; null where even all of them may be too few. */
  enough: number | null;
}

/** What a team needs for each line of which a mark is known; matches that run count as to come. */
export function needsOf(league: League, team: number, marks: readonly LineMark[]): Need[] {
  const rows = tableOf(league, league.results);
  const own = rows.find((row) => row.team === team);
  if (!own) return [];
  return marks.flatMap((mark) => {
    const open = openLeague(league, rows, mark.first);
    const rival = rivalOf(rows, own, mark.first);
    if (!open || !rival) return [];
    const matchesLeft = open.pending.filter((match) => match.includes(team)).length;
    const isOpen = mark.mark === "possible";
    return {
      ...mark,
      place: own.place,
      matchesLeft,
      gap: rival.points - own.points,
      rival: { team: rival.team, place: rival.place, points: rival.points },
      atLeast: isOpen ? atLeast(open, team, mark.first, matchesLeft) : 0,
      enough: isOpen ? enough(open, team, mark.first, matchesLeft) : 0,
    };
  });
}

/** Who holds the last place that counts, or the first one that does not where the team itself is above the line. */
function rivalOf(rows: readonly TableRow[], own: TableRow, first: number): TableRow | undefined {
  return rows.indexOf(own) < first ? rows[first] : rows[first - 1];
}

/** As if those it still meets got nothing of it: with fewer it is impossible in any case. */
function atLeast({ points, pending }: OpenLeague, team: number, first: number, matches: number): number {
  const others = pending.filter((match) => !match.includes(team));
  const canBeDone = (more: number) =>
    markOf({ points: withMore(points, team, more), pending: others }, team, first) !== "impossible";
  return leastOf(3 * matches, canBeDone) ?? 0;
}

/** As if those it still meets beat it all the same: it is certain in any case. */
function enough(
  { points, pending }: OpenLeague,
  team: number,
  first: number,
  matches: number,
): number | null {
  const isSure = (more: number) =>
    markOf({ points: withMore(points, team, more), pending }, team, first) === "certain";
  const found = leastOf(3 * matches, isSure);
  if (found !== undefined) return found;
  const others = pending.filter((match) => !match.includes(team));
  const won = { points: withMore(points, team, 3 * matches), pending: others };
  return markOf(won, team, first) === "certain" ? 3 * matches : null;
}

function withMore(points: readonly number[], team: number, more: number): number[] {
  return points.map((has, at) => (at === team ? has + more : has));
}

/** The least number for which something holds that holds for all greater ones; undefined where it holds for none. */
function leastOf(most: number, holds: (number: number) => boolean): number | undefined {
  if (!holds(most)) return undefined;
  let [from, to] = [0, most];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The open question that is nearest in points; undefined once everything is decided. */
export function nearestNeed(needs: readonly Need[]): Need | undefined {
  return needs
    .filter(({ mark }) => mark === "possible")
    .sort((one, other) => Math.abs(one.gap) - Math.abs(other.gap) || rank(one.name) - rank(other.name))[0];
}

function rank(name: LineName): number {
  return LINES.indexOf(name);
}
