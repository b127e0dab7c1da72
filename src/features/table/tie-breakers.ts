import type { TieBreaker } from "./season.ts";

/** What decides a place. */
export interface Rankable {
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  points_adjustment: number;
  fixed_place: number | null;
  position: number | null;
}

/** A finished match between two rows of a table. */
export interface Result<Row> {
  home: Row;
  away: Row;
  homeScore: number;
  awayScore: number;
}

/**
 * Rows in the order of a season: by its tie-breakers, one after another; rows equal in all of them keep the
 * positions they came with. Rows with a fixed place then go to that place (the last one, if the table is
 * shorter).
 */
export function inOrder<Row extends Rankable>(
  rows: readonly Row[],
  tieBreakers: readonly TieBreaker[],
  results: readonly Result<Row>[] = [],
): Row[] {
  const ordered = separated(
    rows.filter((row) => row.fixed_place === null),
    tieBreakers,
    results,
  );
  const fixed = rows
    .filter((row) => row.fixed_place !== null)
    .sort((one, other) => one.fixed_place! - other.fixed_place!);
  for (const row of fixed) ordered.splice(row.fixed_place! - 1, 0, row);
  return ordered;
}

/** Each tie-breaker is asked only about the teams that all earlier ones found equal. */
function separated<Row extends Rankable>(
  rows: readonly Row[],
  [tieBreaker, ...rest]: readonly TieBreaker[],
  results: readonly Result<Row>[],
): Row[] {
  if (rows.length < 2) return [...rows];
  if (!tieBreaker) return rows.toSorted((one, other) => place(one) - place(other));
  const merits = new Map(rows.map((row) => [row, meritsOf(row, tieBreaker, rows, results)]));
  const groups = Map.groupBy(rows, (row) => merits.get(row)!.join());
  return [...groups.values()]
    .sort(([one], [other]) => compare(merits.get(other!)!, merits.get(one!)!))
    .flatMap((group) => separated(group, rest, results));
}

function meritsOf<Row extends Rankable>(
  row: Row,
  tieBreaker: TieBreaker,
  among: readonly Row[],
  results: readonly Result<Row>[],
): number[] {
  switch (tieBreaker) {
    case "points":
      return [3 * row.won + row.drawn + row.points_adjustment];
    case "wins":
      return [row.won];
    case "goal_difference":
      return [row.goals_for - row.goals_against];
    case "goals_for":
      return [row.goals_for];
    case "head_to_head":
      return headToHead(row, among, results);
  }
}

/** Points, goal difference and goals in the matches between the teams that are level. */
function headToHead<Row>(row: Row, among: readonly Row[], results: readonly Result<Row>[]): number[] {
  let [points, difference, goals] = [0, 0, 0];
  for (const { home, away, homeScore, awayScore } of results) {
    if ((home !== row && away !== row) || !among.includes(home) || !among.includes(away)) continue;
    const [scored, conceded] = home === row ? [homeScore, awayScore] : [awayScore, homeScore];
    points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
    difference += scored - conceded;
    goals += scored;
  }
  return [points, difference, goals];
}

function compare(one: number[], other: number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}

function place(row: Rankable): number {
  return row.position ?? Number.MAX_SAFE_INTEGER;
}
