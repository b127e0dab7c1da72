import { type Conflict, isSame } from "#src/features/office/conflict.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { TableSource } from "../season.ts";
import { FIGURES } from "../table.ts";
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

/** What follows from the results where the table does. */
const COUNTED = [...FIGURES, "form", "carried_points"] as const satisfies readonly (keyof ComparedRow)[];

/** A table with where it comes from. */
export interface TableVersion {
  rows: DraftRow[];
  source: TableSource;
}

/** What the server answers a save over a newer table. */
export interface TableConflictAnswer {
  /** As it is stored. */
  base: DraftRow[] | null;
  /** As they are shown. */
  theirs: DraftRow[];
  source: TableSource;
  /** The version of theirs. */
  version: number;
  by?: string;
}

/** Under which the choice of the source stands among those of teams. */
export const SOURCE = "\ntable_source";

/** Where the table comes from; by hand, with the figures that the other version has otherwise. */
export interface SourceChoice {
  source: TableSource;
  figures: Teams;
  /** The places and decided points that these figures came with. */
  with?: Teams;
}

/**
 * Two versions of a table by their teams, each of which can be chosen; what differs of a team beside its figures is chosen
 * apart. Figures are a choice of their own only between two tables by hand: else the results have them, or they are one
 * choice with the source. Two who begin a season at once began from nothing: what only the other has filled in is not emptied.
 * @param shown what was typed over, where it is known: what nobody typed is nobody's, also where results counted it
 */
export function conflictOf(
  { base, theirs, source, version, by }: TableConflictAnswer,
  mine: TableVersion,
  shown: TableVersion | null,
): Conflict {
  const before = shown?.rows ?? base ?? [];
  const isShared = sharedNames([mine.rows, theirs, before]);
  const keyOf = (row: DraftRow) => (isShared(nameOf(row)) ? namesakeOf(row) : nameOf(row));
  const byTeam = (list: DraftRow[]) => new Map(list.map((row) => [keyOf(row), comparable(row)]));
  const [own, other, old] = [byTeam(mine.rows), byTeam(theirs), byTeam(before)];
  const nothing = comparable(newRow("", -1));
  const isOneSource = mine.source === source;
  const isCounted = !isOneSource || source === "results";
  const versions = { yours: {}, theirs: {}, base: {} };
  if (!isOneSource) {
    const typed = mine.source === "hand" ? typedIn(own, other) : typedIn(other, own);
    const of = (source: TableSource, rows: typeof own) => sourceChoice(source, typed, rows, nothing);
    Object.assign(versions.yours, { [SOURCE]: of(mine.source, own) });
    Object.assign(versions.theirs, { [SOURCE]: { ...of(source, other), with: besideFigures(other) } });
    if (shown) Object.assign(versions.base, { [SOURCE]: of(shown.source, old) });
  }
  for (const team of new Set([...own.keys(), ...other.keys(), ...old.keys()])) {
    const [yours, theirs] = [own.get(team) ?? null, other.get(team) ?? null];
    const isOther = (part: Part) =>
      !isSame(partOf(yours!, part, isCounted), partOf(theirs!, part, isCounted));
    // Places follow the figures: with another source's they are others without anybody's doing.
    const asked = ALL_PARTS.filter((part) => isOneSource || part !== "position");
    const parts = yours && theirs && asked.filter(isOther);
    const split = (row: ComparedRow | null) =>
      row && parts ? inParts(team, row, parts, isCounted) : { [team]: row };
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

/** A table with what was chosen of theirs, in the order of its places. */
export function withTheirs({ rows, source }: TableVersion, chosen: Record<string, unknown>): TableVersion {
  const { [SOURCE]: theirSource, ...rest } = chosen;
  const taken = theirSource as SourceChoice | undefined;
  const teams = Object.entries(rest as Teams);
  const beside = (taken?.source === "hand" && taken.with) || {};
  const figures = taken?.source === "hand" ? Object.entries(taken.figures) : [];
  const byTeam = Map.groupBy([...figures, ...teams], ([key]) => partAt(key).team);
  const keyOf = (row: DraftRow) => (byTeam.has(namesakeOf(row)) ? namesakeOf(row) : nameOf(row));
  const kept = rows.flatMap((row) => {
    const theirs = (byTeam.get(keyOf(row)) ?? []).map(([, part]) => part);
    const counted = { ...row, ...beside[keyOf(row)] };
    return theirs.includes(null) ? [] : [mixedOf(counted, theirs as Partial<ComparedRow>[], row)];
  });
  const known = new Set(rows.map(keyOf));
  const added = teams.flatMap(([team, row]) =>
    row && !known.has(partAt(team).team) ? [{ ...newRow("", rows.length), ...row } as DraftRow] : [],
  );
  const mixed = [...kept, ...added].sort((a, b) => a.position - b.position);
  return { rows: renumbered(mixed), source: taken?.source ?? source };
}

/**
 * A row with what was chosen of another. What a team brought into its group holds the points that were decided: with the
 * figures of one version and the decisions of the other these are put into it.
 * @param counted the row with the decided points that its figures came with
 * @param own its decisions
 */
function mixedOf(counted: DraftRow, theirs: Partial<ComparedRow>[], own: DraftRow): DraftRow {
  const mixed: DraftRow = Object.assign({ ...counted, points_adjustment: own.points_adjustment }, ...theirs);
  const isOnePart = theirs.some((part) => "points_adjustment" in part && "carried_points" in part);
  if (isOnePart || mixed.carried_points === null || mixed.carried_points === undefined) return mixed;
  const since = mixed.points_adjustment - counted.points_adjustment;
  return { ...mixed, carried_points: mixed.carried_points + since };
}

/** Whether the figures of a conflict's teams follow from results, or come with the choice of the source. */
export function areFiguresCounted({ source }: TableVersion, { yours }: Conflict): boolean {
  return SOURCE in yours || source === "results";
}

/** What a row says beside what is counted. */
export function withoutCounted(row: Partial<ComparedRow>): Partial<ComparedRow> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !isCountedColumn(column)));
}

type Rows = ReadonlyMap<string, ComparedRow>;

/** The teams whose figures are not as results have them. */
function typedIn(hand: Rows, results: Rows): string[] {
  const figuresIn = (rows: Rows, team: string) => countedOf(rows.get(team) ?? comparable(newRow("", -1)));
  return [...hand.keys()]
    .filter((team) => !isSame(figuresIn(hand, team), figuresIn(results, team)))
    .toSorted((one, other) => hand.get(one)!.position - hand.get(other)!.position);
}

/** @param teams whose figures belong to the choice where they are typed */
function sourceChoice(source: TableSource, teams: string[], rows: Rows, nothing: ComparedRow): SourceChoice {
  const typed = source === "hand" ? teams : [];
  return {
    source,
    figures: Object.fromEntries(typed.map((team) => [team, countedOf(rows.get(team) ?? nothing)])),
  };
}

function besideFigures(rows: Rows): Teams {
  return Object.fromEntries(
    [...rows].map(([team, { position, points_adjustment }]) => [team, { position, points_adjustment }]),
  );
}

function countedOf(row: ComparedRow): Partial<ComparedRow> {
  return Object.fromEntries(COUNTED.map((column) => [column, row[column]]));
}

function isCountedColumn(column: string): boolean {
  return (COUNTED as readonly string[]).includes(column);
}

/** A team's figures, and the parts of its row beside them in which two versions differ. */
function inParts(team: string, row: ComparedRow, parts: Part[], isCounted: boolean): Teams {
  const beside = parts.map((part) => [`${team}\n${part}`, partOf(row, part, isCounted)]);
  return { [team]: isCounted ? {} : figuresOf(row), ...Object.fromEntries(beside) };
}

function partOf(row: ComparedRow, part: Part, isCounted: boolean): Partial<ComparedRow> {
  const chosen = Object.fromEntries(PARTS[part].map((column) => [column, row[column]]));
  return isCounted ? withoutCounted(chosen) : chosen;
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
