import type { Field, Fields } from "./field.ts";
import { type Column, type ColumnInfo, columnsOf, type StoredRow } from "./record.ts";
import { wholeNumber } from "./whole-number.ts";

/** A record as a form holds it: everything as it is typed, switches as booleans. */
export type FormValues<R extends { fields: Fields }> = {
  [C in Column<R>]: StoredRow<R["fields"]>[C] extends 0 | 1 ? boolean : string;
};

/** The sentences with which a form marks a field. */
export interface FormMessages {
  fillIn: string;
  /** Of what is no time, and no day. */
  minute: string;
  day: string;
  between: (least: number, most: number) => string;
}

/** A record as its form shows it; a new one with its defaults. */
export function formValues<R extends { fields: Fields }>(record: R, item: object | undefined): FormValues<R> {
  const given = item as Record<string, unknown> | undefined;
  const entries = editable(record).map(({ column, field }) => {
    if (field.type === "flag") return [column, Boolean(given?.[column] ?? field.default ?? false)];
    const start = "default" in field ? field.default : undefined;
    return [column, String(given?.[column] ?? (given ? "" : (start ?? "")))];
  });
  return Object.fromEntries(entries);
}

/** What a form sends. */
export function formBody<R extends { fields: Fields }>(
  record: R,
  values: FormValues<R>,
): Record<string, unknown> {
  const typed = values as Record<string, unknown>;
  return Object.fromEntries(
    editable(record).map(({ column, field }) => [column, sent(field, typed[column] as string)]),
  );
}

/** What is wrong with a form, by column; the server knows the same rules and some more. */
export function formFaults<R extends { fields: Fields }>(
  record: R,
  values: FormValues<R>,
  messages: FormMessages,
): Partial<Record<Column<R>, string>> {
  const typed = values as Record<string, unknown>;
  const faults = editable(record).flatMap(({ column, field, isRequired }) => {
    const value = String(typed[column] ?? "");
    if (isRequired && !value.trim()) return [[column, messages.fillIn]];
    if (field.type === "moment" || field.type === "day") {
      const form = field.type === "day" ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
      return !value || form.test(value)
        ? []
        : [[column, field.type === "day" ? messages.day : messages.minute]];
    }
    if (field.type !== "integer") return [];
    const number = wholeNumber(value);
    const isWithin = number === null || (number >= field.min && number <= field.max);
    return isWithin ? [] : [[column, messages.between(field.min, field.max)]];
  });
  return Object.fromEntries(faults);
}

/**
 * The names of a record's columns for the history, a conflict and the log: "Biography (English)" for those of a
 * localised field.
 * @param labels the fields' names, without the language
 * @param labelIn a label with its language, in the reader's words
 */
export function columnLabels<R extends { fields: Fields }>(
  record: R,
  labels: Readonly<Record<string, string>>,
  labelIn: (label: string, language: "en" | "hy" | "ru") => string,
): Record<Column<R>, string> {
  const entries = revised(record).map(({ column, name, language }) => {
    const label = labels[name] ?? name;
    return [column, language ? labelIn(label, language) : label];
  });
  return Object.fromEntries(entries) as Record<Column<R>, string>;
}

function sent(field: Field, value: string): unknown {
  if (field.type === "integer" || field.type === "reference") return wholeNumber(value);
  if (field.type === "day" || field.type === "moment" || field.type === "choice") return value || null;
  return value;
}

function revised(record: { fields: Fields }): ColumnInfo[] {
  return columnsOf(record).filter(({ field }) => field.history !== false && !field.secret);
}

function editable(record: { fields: Fields }): ColumnInfo[] {
  return columnsOf(record).filter(({ field }) => !field.readOnly && !field.secret);
}
