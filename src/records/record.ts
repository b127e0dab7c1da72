import type { RecordColumns } from "#src/db/columns.ts";
import type { Tables } from "#src/db/tables.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { Field, Fields } from "./field.ts";

/** What visitors' search needs to know of a record beside its words. */
interface SiteSearch<Row> {
  /** UTC ISO from when on it is public in a language; empty for always, null for never. */
  publicFrom: (row: Row, language: Language) => string | null;
  /** UTC ISO from when on it is no more; null for never. Without it nothing ends. */
  publicUntil?: (row: Row, language: Language) => string | null;
  /** Each language is found by its own words alone: another's may not be public. */
  isByLanguage?: true;
  /** UTC ISO: an article's day, a match's kick-off; empty for people. */
  happenedAt: (row: Row) => string;
  /** Words that stand in no field, e.g. the year of a match. */
  moreText?: (row: Row, language: Language) => string[];
  /** Records of another kind that belong to it and whose names find it, e.g. the goals of a match its scorers. */
  parts?: SearchedParts;
}

interface SearchedParts {
  /** Their table. */
  kind: keyof Tables;
  /** The column in which they name the record that they belong to. */
  owner: string;
  /** Their texts, each in three columns. */
  texts: readonly string[];
  /** Only those that have one of these values in a column. */
  only: { column: string; values: readonly string[] };
}

export interface RecordDefinition<Kind extends string = string, F extends Fields = Fields> {
  /** Its table, and its name in the history, the trash and the audit log. */
  kind: Kind;
  fields: F;
  /** What English sentences call it: "player". */
  noun: string;
  /** Its name in the log and in sentences to staff. */
  titleOf: (row: never) => string;
  /** Has a `search` column: the folded words of its names, for the lists of the back office. */
  hasSearchColumn: boolean;
  siteSearch?: SiteSearch<never>;
  counted?: Counted<never>;
  pairs?: Pairs;
  /** How many there may be beside the trash, where one page or form shows them all; with the trash twice as many. */
  most?: number;
  /** How many letters all their texts together may have, beside the trash: what such a page or answer can grow to. */
  mostLetters?: number;
  /** How many of them may be active, where pages show these alone. */
  mostActive?: number;
}

/** Numbers that make sense only two by two, e.g. the halves of a score: of two people's versions one is taken whole. */
export type Pairs<Column extends string = string> = readonly (readonly [Column, Column])[];

/** A column that counts the saves which change something of a record, e.g. how often a match was moved. */
export interface Counted<Row> {
  column: string;
  /** What is compared before and after a save, a deletion and a return from the trash. */
  of: (row: Row & { deleted_at: string | null }) => string;
}

/**
 * Declares a kind of record: its table and each field once. Row, answers, forms, history and search follow from it.
 * @param kind its table
 */
export function record<
  const Kind extends string,
  const F extends Fields,
  const Searched extends boolean = false,
>(
  kind: Kind,
  fields: F,
  options: {
    noun: string;
    titleOf: (row: StoredRow<F> & { id: number }) => string;
    siteSearch?: SiteSearch<StoredRow<F>>;
    counted?: Counted<StoredRow<F>>;
    pairs?: Pairs<keyof F & string>;
    most?: number;
    mostLetters?: number;
    mostActive?: number;
    hasSearchColumn?: Searched;
  },
) {
  return { kind, fields, ...options, hasSearchColumn: (options.hasSearchColumn ?? false) as Searched };
}

/** The table of a record, for `Tables` of `db/tables.ts`: `interface Tables { players: TableOf<typeof player> }`. */
export type TableOf<R extends { fields: Fields; hasSearchColumn: boolean }> = RecordColumns &
  StoredRow<R["fields"]> &
  (R["hasSearchColumn"] extends true ? { search: string } : unknown);

type ColumnOf<Name extends string, F> = F extends { localized: true }
  ? Name | `${Name}_hy` | `${Name}_ru`
  : Name;

type Nullable<F, Value> = F extends { required: true } | { default: unknown } ? Value : Value | null;

/** A field's value as its column holds it. */
type Stored<F> = F extends { type: "flag" }
  ? 0 | 1
  : F extends { type: "choice"; values: readonly (infer Value)[] }
    ? Nullable<F, Value>
    : F extends { type: "integer" }
      ? Nullable<F, number>
      : F extends { type: "reference" }
        ? Nullable<F, number>
        : F extends { type: "moment" }
          ? Nullable<F, string>
          : F extends { type: "day" } | { nullable: true }
            ? string | null
            : string;

/** The columns of a record's fields as the database holds them. */
export type StoredRow<F extends Fields> = {
  [Name in keyof F & string as ColumnOf<Name, F[Name]>]: Stored<F[Name]>;
};

type Hidden<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { secret: true } ? ColumnOf<Name, F[Name]> : never;
}[keyof F & string];

type StaffOnly<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { staffOnly: true } ? ColumnOf<Name, F[Name]> : never;
}[keyof F & string];

type ReadOnly<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { readOnly: true } | { secret: true }
    ? ColumnOf<Name, F[Name]>
    : never;
}[keyof F & string];

type Required<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { localized: true; required: readonly (infer L)[] }
    ? L extends "en"
      ? Name
      : `${Name}_${L & string}`
    : F[Name] extends { required: true }
      ? Name
      : never;
}[keyof F & string];

/** A record as answers give it, without what all records have (`RecordMeta`). */
export type Item<R extends { fields: Fields }> = Omit<
  {
    [Name in keyof R["fields"] & string as ColumnOf<Name, R["fields"][Name]>]: R["fields"][Name] extends {
      type: "flag";
    }
      ? boolean
      : Stored<R["fields"][Name]>;
  },
  Hidden<R["fields"]>
>;

/** What every record's answer has. */
export interface RecordMeta {
  id: number;
  version: number;
  created_at: string;
  updated_at: string;
}

/** A record as visitors may see it: without staff's fields, versions and hours. */
export type PublicItem<R extends { fields: Fields }> = { id: number } & Omit<Item<R>, StaffOnly<R["fields"]>>;

/** What a create or an edit may say: every column that is not the server's, the required ones always. */
export type Given<R extends { fields: Fields }> = Pick<
  StoredRow<R["fields"]>,
  Exclude<Required<R["fields"]> & keyof StoredRow<R["fields"]>, ReadOnly<R["fields"]>>
> &
  Partial<{
    [C in Exclude<keyof StoredRow<R["fields"]>, ReadOnly<R["fields"]> | Required<R["fields"]>>]:
      | StoredRow<R["fields"]>[C]
      | undefined;
  }>;

/** What a call may say of a record of which it may leave out everything; a required column then is null for none. */
export type PartlyGiven<R extends { fields: Fields }> = {
  [C in Exclude<keyof StoredRow<R["fields"]>, ReadOnly<R["fields"]>>]:
    | StoredRow<R["fields"]>[C]
    | (C extends Required<R["fields"]> ? null : never);
};

/** The names of a record's columns. */
export type Column<R extends { fields: Fields }> = keyof StoredRow<R["fields"]> & string;
/** The names of its columns that answers give. */
export type ShownColumn<R extends { fields: Fields }> = keyof Item<R> & string;

/** What staff call the fields of a record: a field without a word is a type error. */
export type FieldLabels<R extends { fields: Fields }> = {
  [Name in keyof R["fields"] & string as R["fields"][Name] extends { secret: true } | { history: false }
    ? never
    : Name]: string;
};

/** One column of a record, with the field that it belongs to. */
export interface ColumnInfo {
  column: string;
  name: string;
  field: Field;
  /** Of a localised field. */
  language: Language | undefined;
  isRequired: boolean;
}

const columnsByFields = new WeakMap<Fields, ColumnInfo[]>();

/** Every column of a record in the order in which the fields are declared, a localised one as its three. */
export function columnsOf({ fields }: { fields: Fields }): readonly ColumnInfo[] {
  const columns = columnsByFields.get(fields) ?? readColumns(fields);
  // A page of a hundred matches asks for them a hundred times.
  columnsByFields.set(fields, columns);
  return columns;
}

function readColumns(fields: Fields): ColumnInfo[] {
  return Object.entries(fields).flatMap(([name, field]): ColumnInfo[] => {
    const required = "required" in field ? field.required : undefined;
    if (!("localized" in field && field.localized)) {
      return [{ column: name, name, field, language: undefined, isRequired: required === true }];
    }
    return columnNames(name).map((column) => {
      const language = column === name ? "en" : (column.slice(-2) as Language);
      const isRequired = Array.isArray(required) ? required.includes(language) : required === true;
      return { column, name, field, language, isRequired };
    });
  });
}

/** Names of the columns of which something holds. */
export function columnsWhere(record: { fields: Fields }, holds: (info: ColumnInfo) => boolean): string[] {
  return columnsOf(record)
    .filter(holds)
    .map(({ column }) => column);
}

/** The columns that versions hold, comparisons name and a restore brings back. */
export function revisedColumns(record: { fields: Fields }): string[] {
  return columnsWhere(record, ({ field }) => field.history !== false && !field.secret);
}

/** The columns of a new record that says nothing. */
export function emptyRow<R extends { fields: Fields }>(record: R): StoredRow<R["fields"]> {
  return Object.fromEntries(
    columnsOf(record).map(({ column, field }) => [column, emptyValue(field)]),
  ) as never;
}

function emptyValue(field: Field): string | number | null {
  if (field.type === "flag") return field.default ? 1 : 0;
  if (field.type === "image") return "";
  if (field.type === "text") return field.nullable ? null : "";
  return "default" in field && field.default !== undefined ? field.default : null;
}

/** A row as answers give it: switches as booleans, without secrets and what serves the database alone. */
export function toItem<R extends { fields: Fields }>(record: R, row: object): RecordMeta & Item<R> {
  const { id, version, created_at, updated_at } = row as RecordMeta;
  const item: Record<string, unknown> = { id };
  for (const { column, field } of columnsOf(record)) {
    if (field.secret) continue;
    const value = (row as Record<string, unknown>)[column];
    item[column] = field.type === "flag" ? value === 1 : value;
  }
  return Object.assign(item, { version, created_at, updated_at }) as never;
}

/** An answer as visitors may see it. */
export function toPublicItem<R extends { fields: Fields }>(
  record: R,
  item: RecordMeta & Item<R>,
): PublicItem<R> {
  const shown = columnsWhere(record, ({ field }) => !field.secret && !field.staffOnly);
  const values = item as unknown as Record<string, unknown>;
  return { id: item.id, ...Object.fromEntries(shown.map((name) => [name, values[name]])) } as never;
}
