import { columnsWhere, emptyRow } from "#src/records/record.ts";
import { standing } from "./standing.record.ts";
import type { Entry } from "./table.ts";

/** The columns that staff enter; the others follow from them. */
const ENTERED = columnsWhere(standing, ({ field }) => !field.readOnly) as (keyof Entry & string)[];
const EMPTY = emptyRow(standing) as Omit<Entry, "id">;

/** What staff enter of a row, and nothing else that it may hold; what is missing is empty. */
export function entryOf(row: { [C in keyof Entry]?: Entry[C] | undefined }): Entry {
  const entered = ENTERED.map((column) => [column, row[column] ?? EMPTY[column as keyof typeof EMPTY]]);
  return { id: row.id ?? null, ...Object.fromEntries(entered) };
}

/** One side of a match, or a team that comes into a table. */
export interface Side {
  team_id: number | null;
  name: string;
  name_hy: string;
  name_ru: string;
  logo: string;
}

/** A team before its first match. */
export function newEntry({ team_id, name, name_hy, name_ru, logo }: Side): Entry {
  return entryOf({
    team_id,
    team_name: name,
    team_name_hy: name_hy,
    team_name_ru: name_ru,
    team_logo: logo,
  });
}
