import type { Conflict } from "#src/features/office/conflict.ts";
import { bodyOf, type DraftRow, newRow, renumbered } from "./draft-table.ts";

/** A team's row as two versions of it are compared; under which number it is stored says nothing. */
export type ComparedRow = Omit<ReturnType<typeof bodyOf>, "id">;
type Teams = Record<string, ComparedRow | null>;

/** What the server answers a save over a newer table. */
export interface TableConflictAnswer {
  base: DraftRow[] | null;
  theirs: DraftRow[];
  /** The version of theirs. */
  version: number;
  by?: string;
}

/** Two versions of a table by their teams, each of which can be chosen; null: the team is not in it. */
export function conflictOf({ base, theirs, version, by }: TableConflictAnswer, rows: DraftRow[]): Conflict {
  const all = [...rows, ...theirs, ...(base ?? [])].map(teamOf);
  const byTeam = (list: DraftRow[]): Teams => {
    const known = new Map(list.map((row) => [teamOf(row), comparable(row)]));
    return Object.fromEntries(all.map((team) => [team, known.get(team) ?? null]));
  };
  return { base: base && byTeam(base), yours: byTeam(rows), theirs: byTeam(theirs), version, by };
}

/** The rows with what was chosen of theirs, in the order of their places. */
export function withTheirs(rows: DraftRow[], chosen: Teams): DraftRow[] {
  const kept = rows.flatMap((row) => {
    const theirs = chosen[teamOf(row)];
    return theirs === null ? [] : [{ ...row, ...theirs }];
  });
  const known = new Set(rows.map(teamOf));
  const added = Object.entries(chosen).flatMap(([team, row]) =>
    row && !known.has(team) ? [{ ...newRow(team, rows.length), ...row }] : [],
  );
  return renumbered([...kept, ...added].sort((a, b) => a.position - b.position));
}

function teamOf({ team_name }: Pick<DraftRow, "team_name">): string {
  return team_name.trim();
}

function comparable(row: DraftRow): ComparedRow {
  const { id: _, ...rest } = bodyOf(row);
  return rest;
}
