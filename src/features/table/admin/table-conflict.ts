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
  const isShared = sharedNames([rows, theirs, base ?? []]);
  const keyOf = (row: DraftRow) => (isShared(nameOf(row)) ? namesakeOf(row) : nameOf(row));
  const all = [...rows, ...theirs, ...(base ?? [])].map(keyOf);
  const byTeam = (list: DraftRow[]): Teams => {
    const known = new Map(list.map((row) => [keyOf(row), comparable(row)]));
    return Object.fromEntries(all.map((team) => [team, known.get(team) ?? null]));
  };
  return { base: base && byTeam(base), yours: byTeam(rows), theirs: byTeam(theirs), version, by };
}

/** The rows with what was chosen of theirs, in the order of their places. */
export function withTheirs(rows: DraftRow[], chosen: Teams): DraftRow[] {
  const keyOf = (row: DraftRow) => (namesakeOf(row) in chosen ? namesakeOf(row) : nameOf(row));
  const kept = rows.flatMap((row) => {
    const theirs = chosen[keyOf(row)];
    return theirs === null ? [] : [{ ...row, ...theirs }];
  });
  const known = new Set(rows.map(keyOf));
  const added = Object.entries(chosen).flatMap(([team, row]) =>
    row && !known.has(team) ? [{ ...newRow(nameOf(row), rows.length), ...row }] : [],
  );
  return renumbered([...kept, ...added].sort((a, b) => a.position - b.position));
}

function nameOf({ team_name }: Pick<DraftRow, "team_name">): string {
  return team_name.trim();
}

/** One of several clubs of a name, by the team that is shown with it. */
function namesakeOf(row: Pick<DraftRow, "team_name" | "team_id">): string {
  return `${nameOf(row)} (${row.team_id})`;
}

/** Whether a name stands twice in one of some tables. */
function sharedNames(tables: readonly DraftRow[][]): (name: string) => boolean {
  const shared = tables.flatMap((rows) => {
    const names = rows.map(nameOf);
    return names.filter((name, at) => names.indexOf(name) !== at);
  });
  return (name) => shared.includes(name);
}

function comparable(row: DraftRow): ComparedRow {
  const { id: _, ...rest } = bodyOf(row);
  return rest;
}
