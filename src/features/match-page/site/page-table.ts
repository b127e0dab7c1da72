import type { Score } from "#src/features/ledger/lines.ts";
import { type PackedResult, rowsOf, type TableAround } from "#src/features/outlook/table-around.ts";
import type { TeamView } from "#src/features/outlook/team-view.ts";

/** The table around a match, with the teams as one language shows them. */
export interface PageTable extends TableAround {
  teams: (TeamView & TableAround["teams"][number])[];
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

/** The rows of a table around one of the two teams: the own club, else the home side. */
export function rowsAround(rows: PageTableRow[], most: number): PageTableRow[] {
  const playing = rows.filter(({ isPlaying }) => isPlaying);
  const middle = rows.indexOf(playing.find(({ isOwn }) => isOwn) ?? playing[0]!);
  const from = Math.max(0, Math.min(middle - Math.floor((most - 1) / 2), rows.length - most));
  return rows.slice(from, from + most);
}
