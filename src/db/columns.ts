import type { Generated } from "kysely";

/** A row's own number, given by the database. */
export type Id = Generated<number>;
export type Flag = 0 | 1;
export type Text = string | null;
/** A text that an insert may leave out. */
export type OptionalText = Generated<Text>;

/** The number of another row, which an insert may leave out. */
export type OptionalId = Generated<number | null>;

/** What every record that staff edit has. */
export interface RecordColumns {
  id: Id;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: Text;
}

/** The three columns of a localised field, e.g. `title`, `title_hy`, `title_ru`. */
export type InLanguages<Field extends string> = Record<Field | `${Field}_hy` | `${Field}_ru`, string>;
