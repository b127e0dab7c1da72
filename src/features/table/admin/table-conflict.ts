import { type Conflict, isSame } from "#src/features/office/conflict.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { bodyOf, type DraftRow, newRow, renumbered } from "./draft-table.ts";

/** A team's row as two versions of it are compared; under which number it is stored says nothing. */
export type ComparedRow = Omit<ReturnType<typeof bodyOf>, "id">;

/** Rows by their teams, and parts of them apart: `partAt` says of what. Null: the team is not in the table. */
type Teams = Record<string, Partial<ComparedRow> | null>;

/**
 * What is decided or typed for itself, by the field that names it: whoever changes one of these leaves the others as somebody
 * else has them. What a team brought into its group has the decisions on its points among it.
 */
const PARTS = {
  position: ["position"],
  points_adjustment: [
    ...["points_adjustment", "adjustment_date", "more_adjustments", "carried_points"],
    ...columnNames("adjustment_reason"),
  ],
  fixed_place: ["fixed_place", "fixed_place_date", ...columnNames("fixed_place_reason")],
  lot: ["lot", "lot_date", ...columnNames("lot_reason")],
  card_points: ["card_points"],
  team_name: ["team_id", "team_logo", ...columnNames("team_name")],
} as Record<Part, readonly (keyof ComparedRow)[]>;
type Part = "position" | "points_adjustment" | "fixed_place" | "lot" | "card_points" | "team_name";
const ALL_PARTS = Object.keys(PARTS) as Part[];

/** What the server answers a save over a newer table. */
export interface TableConflictAnswer {
  base: DraftRow[] | null;
  theirs: DraftRow[];
  /** The version of theirs. */
  version: number;
  by?: string;
}

/**
 * Two versions of a table by their teams, each of which can be chosen; what differs of a team beside its figures is chosen
 * apart. Two who begin a season at once began from nothing: what only the other has filled in is not emptied.
 */
export function conflictOf({ base, theirs, version, by }: TableConflictAnswer, rows: DraftRow[]): Conflict {
  const isShared = sharedNames([rows, theirs, base ?? []]);
  const keyOf = (row: DraftRow) => (isShared(nameOf(row)) ? namesakeOf(row) : nameOf(row));
  const byTeam = (list: DraftRow[]) => new Map(list.map((row) => [keyOf(row), comparable(row)]));
  const [mine, other, old] = [byTeam(rows), byTeam(theirs), byTeam(base ?? [])];
  const nothing = comparable(newRow("", -1));
  const versions = { yours: {}, theirs: {}, base: {} };
  for (const team of [...mine.keys(), ...other.keys(), ...old.keys()]) {
    const [yours, theirs] = [mine.get(team) ?? null, other.get(team) ?? null];
    const parts = yours && theirs && differing(yours, theirs);
    const split = (row: ComparedRow | null) => (row && parts ? inParts(team, row, parts) : { [team]: row });
    Object.assign(versions.yours, split(yours));
    Object.assign(versions.theirs, split(theirs));
    Object.assign(versions.base, split(old.get(team) ?? (parts ? nothing : null)));
  }
  return { ...versions, version, by };
}

/** Of what a choice is: a team's figures, or its whole row where only one version has it, or a part of its row. */
export function partAt(key: string): { team: string; part: Part | undefined } {
  const [team = "", part] = key.split("\n");
  return { team, part: part as Part | undefined };
}

/** The rows with what was chosen of theirs, in the order of their places. */
export function withTheirs(rows: DraftRow[], chosen: Teams): DraftRow[] {
  const byTeam = Map.groupBy(Object.entries(chosen), ([key]) => partAt(key).team);
  const keyOf = (row: DraftRow) => (byTeam.has(namesakeOf(row)) ? namesakeOf(row) : nameOf(row));
  const kept = rows.flatMap((row) => {
    const theirs = (byTeam.get(keyOf(row)) ?? []).map(([, part]) => part);
    return theirs.includes(null) ? [] : [Object.assign({ ...row }, ...theirs) as DraftRow];
  });
  const known = new Set(rows.map(keyOf));
  const added = Object.entries(chosen).flatMap(([team, row]) =>
    row && !known.has(partAt(team).team) ? [{ ...newRow("", rows.length), ...row } as DraftRow] : [],
  );
  return renumbered([...kept, ...added].sort((a, b) => a.position - b.position));
}

/** The parts in which two rows of a team differ. */
function differing(one: ComparedRow, other: ComparedRow): Part[] {
  return ALL_PARTS.filter((part) => !isSame(partOf(one, part), partOf(other, part)));
}

/** A team's figures, and some parts of its row beside them. */
function inParts(team: string, row: ComparedRow, parts: Part[]): Teams {
  const beside = parts.map((part) => [`${team}\n${part}`, partOf(row, part)]);
  return { [team]: figuresOf(row), ...Object.fromEntries(beside) };
}

function partOf(row: ComparedRow, part: Part): Partial<ComparedRow> {
  return Object.fromEntries(PARTS[part].map((column) => [column, row[column]]));
}

function figuresOf(row: ComparedRow): Partial<ComparedRow> {
  const others = new Set<string>(Object.values(PARTS).flat());
  return Object.fromEntries(Object.entries(row).filter(([column]) => !others.has(column)));
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
