import type { RankRules } from "#src/features/table/rank.ts";
import { type LeagueTeam, tableOf } from "./league.ts";

/** Home and away as places in the list of teams, then the score. */
export type PackedResult = [home: number, away: number, homeScore: number, awayScore: number];

/** What the table around a match follows from, with the match's own score as the last stone. */
export interface TableAround {
  teams: { base: LeagueTeam }[];
  rules: RankRules;
  deciders: { winner: number; loser: number }[];
  /** Places above those of this group, once a season has split. */
  above: number;
  /** Before the round began. */
  before: PackedResult[];
  /** Of the other matches since. */
  since: PackedResult[];
  /** Those that were to come then, where the rules ask for them. */
  open: { home: number; away: number }[];
  home: number;
  away: number;
}

/** The rows that follow from some results, by the season's rules; places are those of the group. */
export function rowsOf({ teams, rules, deciders, open }: TableAround, results: readonly PackedResult[]) {
  const league = { teams: teams.map(({ base }) => base), rules, deciders };
  const scores = results.map(([home, away, homeScore, awayScore]) => ({ home, away, homeScore, awayScore }));
  return tableOf(league, scores, open);
}

/** What a match does to one team: its place without the match and with it, and the points that it has then. */
export function moveOf(
  table: TableAround,
  team: number,
  score: { home: number; away: number },
): { from: number; to: number; points: number } {
  const { home, away, open, above } = table;
  const others = [...table.before, ...table.since];
  const find = (rows: ReturnType<typeof rowsOf>) => rows.find((row) => row.team === team)!;
  const then = find(rowsOf(table, [...others, [home, away, score.home, score.away]]));
  const former = find(rowsOf({ ...table, open: [...open, { home, away }] }, others));
  return { from: former.place + above, to: then.place + above, points: then.points };
}
