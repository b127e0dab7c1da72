import type { Language } from "#src/i18n/languages.ts";

/** What every field of a record may say of itself. */
interface FieldOptions {
  /** Left out of versions, comparisons and what a restore brings back: set by the server, or of no interest. */
  history?: false;
  /**
   * Where it is found: "name" and "text" everywhere, on the site the names first; "detail" on the site alone;
   * "office" in the lists of the back office alone.
   */
  search?: "name" | "text" | "detail" | "office" | false;
  /** Staff alone may read it. */
  staffOnly?: true;
  /** Set by the server alone. It may be sent back as it was read, to no effect. */
  readOnly?: true;
  /** Never leaves the server: no answer, no log, no version, no export for people. */
  secret?: true;
  /** Tells of a person. Where such a field is an e-mail, the whole record goes when that person is erased. */
  personal?: true;
  /** A column of the kind's export for spreadsheets, in the order of the fields. */
  exported?: true;
}

interface TextOptions extends FieldOptions {
  /** In characters; one that may have no more than `LONGEST_LINE` is one line. */
  max: number;
  /** One text a language. */
  localized?: true;
  /** Must be there: always, or in these languages of a localised one. */
  required?: true | readonly Language[];
  /** None is null rather than an empty text. */
  nullable?: true;
  /** What it must look like; the refusal is the message `<column>.format`. */
  format?: "web_address" | "email";
  pattern?: RegExp;
  /** Written in Markdown: parsed when it is saved, which may refuse it; its addresses are not searched. */
  isMarkdown?: true;
}

interface IntegerOptions extends FieldOptions {
  min: number;
  max: number;
  /** Stands in a new record that does not say; without it, and without `required`, that is null. */
  default?: number;
  required?: true;
}

interface ChoiceOptions extends FieldOptions {
  values: readonly string[];
  /** One choice a language. */
  localized?: true;
  /** Stands in a new record that does not say. */
  default?: string;
  /** An edit says it, and a new record too unless there is a default. */
  required?: true;
}

/** A whole record's field, as its feature declares it once. */
export type Field =
  | ({ type: "text" } & TextOptions)
  | ({ type: "integer" } & IntegerOptions)
  | ({ type: "choice" } & ChoiceOptions)
  | ({ type: "flag"; default?: boolean } & FieldOptions)
  | ({ type: "day"; min?: string } & FieldOptions)
  | ({ type: "moment"; required?: true; localized?: true } & FieldOptions)
  | ({ type: "image" } & FieldOptions)
  | ({ type: "reference"; to: string; required?: true } & FieldOptions);

export type Fields = Readonly<Record<string, Field>>;

/** A text of at most `max` characters. Each but a secret says whether it is searched, so that none is forgotten. */
export const text = <
  const O extends TextOptions & ({ search: NonNullable<FieldOptions["search"]> } | { secret: true }),
>(
  options: O,
) => ({ type: "text", ...options }) as const;
/** A whole number within bounds. */
export const integer = <const O extends IntegerOptions>(options: O) =>
  ({ type: "integer", ...options }) as const;
/** One of some words, as they are stored. */
export const choice = <const O extends ChoiceOptions>(options: O) =>
  ({ type: "choice", ...options }) as const;
/** Yes or no: 0 or 1 in the database, a boolean everywhere else. */
export const flag = <const O extends FieldOptions & { default?: boolean }>(options: O = {} as O) =>
  ({ type: "flag", ...options }) as const;
/** A calendar day, "1998-04-17", or null. @param options.min the earliest one allowed */
export const day = <const O extends FieldOptions & { min?: string }>(options: O = {} as O) =>
  ({ type: "day", ...options }) as const;
/** A moment as UTC ISO text, or null unless it is required. */
export const moment = <const O extends FieldOptions & { required?: true; localized?: true }>(
  options: O = {} as O,
) => ({ type: "moment", ...options }) as const;
/** The address of a picture; empty for none. */
export const image = <const O extends FieldOptions>(options: O = {} as O) =>
  ({ type: "image", ...options }) as const;
/** The number of another record, or null unless it is required. @param options.to its table */
export const reference = <const O extends FieldOptions & { to: string; required?: true }>(options: O) =>
  ({ type: "reference", ...options }) as const;
