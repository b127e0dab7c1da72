import type { Score } from "#src/features/ledger/lines.ts";
import { type LeagueTeam, tableOf } from "#src/features/outlook/league.ts";
import type { TeamView } from "#src/features/outlook/team-view.ts";
import type { RankRules } from "#src/features/table/rank.ts";

/** Home and away as places in the list of teams, then the score. */
export type PackedResult = [home: number, away: number, homeScore: number, awayScore: number];

/** What the table around a match follows from, with the match's own score as the last stone. */
export interface PageTable {
  teams: (TeamView & { base: LeagueTeam })[];
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

export interface PageTableRow extends TeamView {
  place: number;
  /** Before the round. */
  formerPlace: number;
  played: number;
  difference: number;
  points: number;
  /** Whether it is one of the two that play. */
  isPlaying: boolean;
}

/** The table with a match's score as it is, or as it was before it, by the season's rules. @param score null before the match */
export function tableWith(table: PageTable, score: Score | null): PageTableRow[] {
  const { teams, before, since, home, away, above } = table;
  const own: PackedResult[] = score ? [[home, away, score.home, score.away]] : [];
  const former = new Map(rowsOf(table, before).map(({ team, place }) => [team, place]));
  return rowsOf(table, [...before, ...since, ...own]).map(({ team, place, ...figures }) => {
    const { base: _, ...view } = teams[team]!;
    const { played, difference, points } = figures;
    return {
      ...{ ...view, played, difference, points, place: place + above },
      formerPlace: former.get(team)! + above,
      isPlaying: team === home || team === away,
    };
  });
}

function rowsOf({ teams, rules, deciders, open }: PageTable, results: readonly PackedResult[]) {
  const league = { teams: teams.map(({ base }) => base), rules, deciders };
  const scores = results.map(([home, away, homeScore, awayScore]) => ({ home, away, homeScore, awayScore }));
  return tableOf(league, scores, open);
}

/** The rows of a table around one of the two teams: the own club, else the home side. */
export function rowsAround(rows: PageTableRow[], most: number): PageTableRow[] {
  const playing = rows.filter(({ isPlaying }) => isPlaying);
  const middle = rows.indexOf(playing.find(({ isOwn }) => isOwn) ?? playing[0]!);
  const from = Math.max(0, Math.min(middle - Math.floor((most - 1) / 2), rows.length - most));
  return rows.slice(from, from + most);
}
