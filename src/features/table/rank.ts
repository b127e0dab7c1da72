import { isHeadToHead, type TieBreaker } from "./season.ts";

/** What a row brings to the order. */
export interface Figures {
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  points_adjustment: number;
  /** What a group after a split begins with, a decision's points among it; else none. */
  carried_points?: number | null | undefined;
}

/** Three points for a win, one for a draw, and what decisions gave or took or a group began with. */
export function pointsOf(
  row: Pick<Figures, "won" | "drawn" | "points_adjustment" | "carried_points">,
): number {
  return 3 * row.won + row.drawn + (row.carried_points ?? row.points_adjustment);
}

/** A finished match between two rows of a table. */
export interface Result<Row> {
  home: Row;
  away: Row;
  homeScore: number;
  awayScore: number;
}

/** How a season orders its teams. */
export interface RankRules {
  tieBreakers: readonly TieBreaker[];
  /** Those whom a mini-league left level play one among themselves, with the rules of it from the first. */
  isHeadToHeadReapplied?: boolean | undefined;
  /** A mini-league counts only once all its matches are played. */
  needsAllPlayed?: boolean | undefined;
  /** The places for which a deciding match is played; all of them unless told. */
  deciderFor?: readonly number[] | undefined;
}

/** What an order is made from, beside the rows' own figures. */
export interface RankFacts<Row> {
  results: readonly Result<Row>[];
  /** Matches to come. */
  pending?: readonly { home: Row; away: Row }[] | undefined;
  deciders?: readonly { winner: Row; loser: Row }[] | undefined;
  /** Penalty points for cards, fewer are better. */
  discipline?: ReadonlyMap<Row, number> | undefined;
  /** The place in the drawn order, 1 is the best. */
  lots?: ReadonlyMap<Row, number> | undefined;
}

/** One decision: what was compared among whom, and what it left open. */
export interface Decision<Row> {
  /** Those that were level before it, in the order that was found. */
  rows: Row[];
  /** The best place among them. */
  place: number;
  /** Null where nothing is left that could decide: they share the place. */
  criterion: TieBreaker | null;
  /** More is better; several where a criterion has several steps of its own. */
  values: Map<Row, number[]>;
  /** Those whose mini-league it was. */
  among: Row[] | null;
  /** What decided between those whom it left level; nothing for who stands alone. */
  parts: Decision<Row>[];
}

export interface Ranked<Row> {
  rows: Row[];
  /** Of each row; those whom nothing separates share the best of theirs. */
  places: Map<Row, number>;
  /** Undefined for fewer than two rows. */
  decision: Decision<Row> | undefined;
}

/**
 * The order of a table and how it came about. Rows that nothing separates keep the order in which they came, and share
 * their place.
 */
export function rank<Row extends Figures>(
  rows: readonly Row[],
  rules: RankRules,
  facts: RankFacts<Row>,
): Ranked<Row> {
  const decision = decide({ rules, facts }, [...rows], rules.tieBreakers, 1, null);
  const ordered = decision?.rows ?? [...rows];
  const places = new Map(ordered.map((row, index) => [row, index + 1]));
  for (const shared of decision ? sharedIn(decision) : [])
    for (const row of shared.rows) places.set(row, shared.place);
  return { rows: ordered, places, decision };
}

/** The decisions that led to a row's place, the first one first. */
export function pathTo<Row>(decision: Decision<Row> | undefined, row: Row): Decision<Row>[] {
  if (!decision?.rows.includes(row)) return [];
  const next = decision.parts.find((part) => part.rows.includes(row));
  return [decision, ...pathTo(next, row)];
}

function sharedIn<Row>(decision: Decision<Row>): Decision<Row>[] {
  return decision.criterion === null ? [decision] : decision.parts.flatMap(sharedIn);
}

interface Game<Row> {
  rules: RankRules;
  facts: RankFacts<Row>;
}

/** @param league those whose mini-league has begun; null outside of one */
function decide<Row extends Figures>(
  game: Game<Row>,
  rows: Row[],
  tieBreakers: readonly TieBreaker[],
  place: number,
  league: Row[] | null,
): Decision<Row> | undefined {
  if (rows.length < 2) return undefined;
  const [criterion, ...rest] = tieBreakers;
  if (!criterion) return { rows, place, criterion: null, values: new Map(), among: null, parts: [] };
  if (!isHeadToHead(criterion)) {
    return split(game, rows, place, { criterion, among: null }, (group, at) =>
      decide(game, group, rest, at, null),
    );
  }
  const among = league ?? rows;
  if (!league && game.rules.needsAllPlayed && isOpen(game.facts, rows))
    return decide(game, rows, rest.slice(headToHeadIn(rest)), place, null);
  return split(game, rows, place, { criterion, among }, (group, at) => {
    const isLast = headToHeadIn(rest) === 0;
    const isSmaller = group.length < among.length;
    if (isLast && isSmaller && game.rules.isHeadToHeadReapplied)
      return decide(game, group, leagueOf(game.rules.tieBreakers, criterion).concat(rest), at, null);
    return decide(game, group, rest, at, isLast ? null : among);
  });
}

/** How many of the next criteria belong to the same mini-league. */
function headToHeadIn(tieBreakers: readonly TieBreaker[]): number {
  const end = tieBreakers.findIndex((one) => !isHeadToHead(one));
  return end < 0 ? tieBreakers.length : end;
}

/** The criteria of the mini-league that ends with this one. */
function leagueOf(tieBreakers: readonly TieBreaker[], last: TieBreaker): TieBreaker[] {
  const end = tieBreakers.indexOf(last) + 1;
  const before = tieBreakers.slice(0, end);
  return before.slice(before.findLastIndex((one) => !isHeadToHead(one)) + 1);
}

function isOpen<Row>({ pending = [] }: RankFacts<Row>, rows: readonly Row[]): boolean {
  return pending.some(({ home, away }) => rows.includes(home) && rows.includes(away));
}

function split<Row extends Figures>(
  game: Game<Row>,
  rows: Row[],
  place: number,
  by: { criterion: TieBreaker; among: Row[] | null },
  next: (group: Row[], place: number) => Decision<Row> | undefined,
): Decision<Row> {
  const values = new Map(rows.map((row) => [row, meritsOf(game, row, by, { rows, place })]));
  const groups = [...Map.groupBy(rows, (row) => values.get(row)!.join()).values()].sort(([one], [other]) =>
    compare(values.get(other!)!, values.get(one!)!),
  );
  const parts: Decision<Row>[] = [];
  const ordered: Row[] = [];
  for (const group of groups) {
    const part = next(group, place + ordered.length);
    if (part) parts.push(part);
    ordered.push(...(part?.rows ?? group));
  }
  return { rows: ordered, place, ...by, values, parts };
}

function meritsOf<Row extends Figures>(
  { rules, facts }: Game<Row>,
  row: Row,
  { criterion, among }: { criterion: TieBreaker; among: Row[] | null },
  level: { rows: readonly Row[]; place: number },
): number[] {
  const met = among && miniLeague(row, among, facts.results);
  switch (criterion) {
    case "points":
      return [pointsOf(row)];
    case "wins":
      return [row.won];
    case "goal_difference":
      return [row.goals_for - row.goals_against];
    case "goals_for":
      return [row.goals_for];
    case "away_goals":
      return [awayGoals(row, facts.results)];
    case "head_to_head":
      return [met!.points, met!.difference, met!.goals];
    case "h2h_points":
      return [met!.points];
    case "h2h_wins":
      return [met!.wins];
    case "h2h_goal_difference":
      return [met!.difference];
    case "h2h_goals_for":
      return [met!.goals];
    case "h2h_away_goals":
      return [met!.awayGoals];
    case "discipline":
      return [0 - (facts.discipline?.get(row) ?? 0)];
    case "decider":
      return [rules.deciderFor?.includes(level.place) === false ? 0 : decidersWon(row, level.rows, facts)];
    case "lots":
      return [0 - (facts.lots?.get(row) ?? 0)];
  }
}

/** A row's figures in the matches between those that are level. */
function miniLeague<Row>(row: Row, among: readonly Row[], results: readonly Result<Row>[]) {
  const sum = { points: 0, wins: 0, difference: 0, goals: 0, awayGoals: 0 };
  for (const { home, away, homeScore, awayScore } of results) {
    if ((home !== row && away !== row) || !among.includes(home) || !among.includes(away)) continue;
    const [scored, conceded] = home === row ? [homeScore, awayScore] : [awayScore, homeScore];
    sum.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
    sum.wins += scored > conceded ? 1 : 0;
    sum.difference += scored - conceded;
    sum.goals += scored;
    sum.awayGoals += home === row ? 0 : scored;
  }
  return sum;
}

function awayGoals<Row>(row: Row, results: readonly Result<Row>[]): number {
  return results.reduce((sum, { away, awayScore }) => sum + (away === row ? awayScore : 0), 0);
}

/** Deciding matches are between two: those against others don't count. */
function decidersWon<Row>(row: Row, level: readonly Row[], { deciders = [] }: RankFacts<Row>): number {
  return deciders.filter(({ winner, loser }) => winner === row && level.includes(loser)).length;
}

function compare(one: number[], other: number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}
