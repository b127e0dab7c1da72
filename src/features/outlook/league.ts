import { type Figures, type RankRules, rank } from "#src/features/table/rank.ts";

/** A team of a league before any match that is told of it: what was carried over or decided stands in its base. */
export interface LeagueTeam {
  base: Figures;
  /** Scored away against clubs that are not among these; part of the base's goals. */
  awayGoals?: number;
  /** By a decision; null for who stands where the figures put it. */
  fixedPlace: number | null;
  /** Decides between teams that are equal in everything else. */
  order: number | null;
  /** Penalty points for cards, fewer are better. */
  discipline?: number | undefined;
  /** The place in the drawn order. */
  lot?: number | undefined;
}

/** A match of the league. Teams are their places in the list of teams. */
export interface Fixture {
  id: number;
  /** Null where nobody numbered it. */
  round: number | null;
  /** UTC ISO. */
  date: string;
  home: number;
  away: number;
}

export interface Played extends Fixture {
  homeScore: number;
  awayScore: number;
}

export interface League {
  teams: readonly LeagueTeam[];
  rules: RankRules;
  deciders?: readonly { winner: number; loser: number }[] | undefined;
  /** Finished ones that count, oldest first. */
  results: readonly Played[];
  /** Those that are played now, with the score as it is. */
  live: readonly Played[];
  /** All that are to come. */
  pending: readonly Fixture[];
}

export interface TableRow extends Figures {
  team: number;
  /** Shared with those whom nothing separates. */
  place: number;
  played: number;
  difference: number;
  points: number;
}

/** The score by which a match counts. */
export type Score = Pick<Played, "home" | "away" | "homeScore" | "awayScore">;

/**
 * The table that follows from some matches, in order.
 * @param open matches to come, for a mini-league that counts only once it is played to its end: unless told, all of the
 * league's that are not among them
 */
export function tableOf(
  league: Pick<League, "teams" | "rules" | "deciders"> &
    Partial<Pick<League, "results" | "live" | "pending">>,
  matches: readonly Score[],
  open: readonly Pick<Fixture, "home" | "away">[] = othersOf(league, matches),
): TableRow[] {
  const rows = league.teams.map((team, index) => ({ ...team.base, ...{ index, team } }));
  const results = matches.map(({ home, away, homeScore, awayScore }) => {
    const result = { home: rows[home]!, away: rows[away]!, homeScore, awayScore };
    count(result.home, homeScore, awayScore);
    count(result.away, awayScore, homeScore);
    return result;
  });
  // Their results are in the base already: only where goals were scored is told once more.
  const elsewhere = { ...rows[0]!, index: -1 };
  for (const row of rows)
    if (row.team.awayGoals)
      results.push({ home: elsewhere, away: row, homeScore: 0, awayScore: row.team.awayGoals });
  const free = rows
    .filter(({ team }) => team.fixedPlace === null)
    .sort((one, other) => orderOf(one.team) - orderOf(other.team));
  const { rows: ordered, places } = rank(free, league.rules, {
    results,
    pending: open.map(({ home, away }) => ({ home: rows[home]!, away: rows[away]! })),
    deciders: league.deciders?.map(({ winner, loser }) => ({ winner: rows[winner]!, loser: rows[loser]! })),
    discipline: new Map(rows.map((row) => [row, row.team.discipline ?? 0])),
    lots: new Map(rows.map((row) => [row, row.team.lot ?? 0])),
  });
  const placed = ordered.map((row) => ({ row, place: places.get(row)! }));
  const fixed = rows.filter(({ team }) => team.fixedPlace !== null);
  for (const row of fixed.sort((one, other) => one.team.fixedPlace! - other.team.fixedPlace!)) {
    const place = Math.min(row.team.fixedPlace!, placed.length + 1);
    for (const one of placed) if (one.place >= place) one.place++;
    placed.splice(place - 1, 0, { row, place });
  }
  return placed.map(({ row: { index, team: _, ...figures }, place }) => ({
    ...figures,
    team: index,
    place,
    played: figures.won + figures.drawn + figures.lost,
    difference: figures.goals_for - figures.goals_against,
    points: 3 * figures.won + figures.drawn + figures.points_adjustment,
  }));
}

function othersOf(
  { rules, results = [], live = [], pending = [] }: Pick<League, "rules"> & Partial<League>,
  matches: readonly Score[],
): Fixture[] {
  if (!rules.needsAllPlayed) return [];
  const counted = new Set<Score | Fixture>(matches);
  return [...results, ...live, ...pending].filter((one) => !counted.has(one));
}

function orderOf({ order }: LeagueTeam): number {
  return order ?? Number.MAX_SAFE_INTEGER;
}

function count(row: Figures, scored: number, conceded: number): void {
  if (scored > conceded) row.won++;
  else if (scored === conceded) row.drawn++;
  else row.lost++;
  row.goals_for += scored;
  row.goals_against += conceded;
}

/** The place of each team in a table. */
export function placesIn(rows: readonly TableRow[]): number[] {
  const places: number[] = [];
  for (const { team, place } of rows) places[team] = place;
  return places;
}

/** Matches of one round lie within so many days; what was played in advance long ago is no beginning of it. */
const ROUND_MS = 5 * 86_400_000;

/**
 * The results before the round began that is played now, or was last: what arrows compare with.
 */
export function beforeTheRound({ results, live }: League): Played[] {
  const last = live[0] ?? results.reduce<Played | undefined>(later, undefined);
  if (!last) return [];
  const begin = roundBegin(last, [...results, ...live]);
  return results.filter(({ date }) => date < begin);
}

/** When the round of a match began, UTC: with the first match of it, or with its own where nobody numbered it. */
export function roundBegin(
  { round, date }: Pick<Fixture, "round" | "date">,
  matches: readonly Pick<Fixture, "round" | "date">[],
): string {
  const earliest = new Date(Date.parse(date) - ROUND_MS).toISOString();
  return matches
    .filter((one) => one.round !== null && one.round === round && one.date > earliest)
    .reduce((first, one) => (one.date < first ? one.date : first), date);
}

function later(one: Played | undefined, other: Played): Played {
  return one && one.date >= other.date ? one : other;
}
