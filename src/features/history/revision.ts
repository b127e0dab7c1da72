import { peopleInWords } from "#src/features/lineups/lineup.ts";
import { revisedColumns } from "#src/records/record.ts";
import { type RECORDS, recordOf } from "./records.ts";

/** "standings": the whole table of the season with that number. */
export const REVISED_KINDS = [
  "articles",
  "players",
  "staff",
  "people",
  "squad_members",
  "spells",
  "matches",
  "match_events",
  "lineups",
  "partners",
  "settings",
  "categories",
  "teams",
  "competitions",
  "stages",
  "honours",
  "media",
  "standings",
] as const satisfies (keyof typeof RECORDS)[];
export type RevisedKind = (typeof REVISED_KINDS)[number];
export type RevisedRecord = Exclude<RevisedKind, "standings">;

/** What a version of a kind is compared by and brings back; the table of a season goes by its teams. */
export function revisedFields(kind: RevisedRecord): string[] {
  return revisedColumns(recordOf(kind));
}

/** Fields, or the teams of a table, with what stood there. */
export type RevisedValues = Record<string, unknown>;

/** A snapshot as its fields, yes and no as booleans; a table as its teams. */
export function valuesOf(kind: RevisedKind, snapshot: unknown): RevisedValues {
  if (kind === "standings") return teamsOf(snapshot as Record<string, unknown>[]);
  const row =
    kind === "lineups"
      ? withPeople(snapshot as Record<string, unknown>)
      : (snapshot as Record<string, unknown>);
  return Object.fromEntries(
    revisedFields(kind).map((name) => [name, isSwitch(name) ? row[name] === 1 : (row[name] ?? null)]),
  );
}

/** The fields (or teams) in which two states differ, in the order in which they stand. */
export function changedFields(before: RevisedValues, after: RevisedValues): string[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.filter((name) => {
    const [then, now] = [before[name] ?? null, after[name] ?? null];
    // Long texts are not written out only to be compared.
    const areTexts = typeof then === "string" && typeof now === "string";
    return areTexts ? then !== now : JSON.stringify(then) !== JSON.stringify(now);
  });
}

/** Who is in a line-up, as a reader compares it. */
function withPeople(row: Record<string, unknown>): Record<string, unknown> {
  return { ...row, players: peopleInWords(JSON.parse(String(row.players ?? "[]"))) };
}

/**
 * In which row of the database a team stands says nothing to a reader; of two clubs of one name, the team does. Early
 * versions had one decision a team.
 */
function teamsOf(rows: Record<string, unknown>[]): RevisedValues {
  const named = Map.groupBy(rows, ({ team_name }) => String(team_name));
  return Object.fromEntries(
    rows.map(({ id: _, ...row }) => [
      named.get(String(row.team_name))!.length > 1
        ? `${row.team_name} (${row.team_id})`
        : String(row.team_name),
      sorted({ more_adjustments: "", carried_points: null, ...row }),
    ]),
  );
}

/** PostgreSQL and SQLite give columns in different orders; two equal rows must be equal texts. */
function sorted(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isSwitch(name: string): boolean {
  return name.startsWith("is_") || name.startsWith("display_in_");
}
