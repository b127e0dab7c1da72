import { z } from "zod";
import {
  Day,
  Email,
  ImageField,
  Moment,
  OptionalEmail,
  OptionalWebAddress,
  RecordFields,
  Reference,
  text,
  Version,
  WebAddress,
  wholeNumber,
  Yes,
} from "#src/api/fields.server.ts";
import { type Message, messageText } from "#src/errors/messages.ts";
import type { Field, Fields } from "./field.ts";
import {
  type ColumnInfo,
  columnsOf,
  type Given,
  type Item,
  type PartlyGiven,
  type PublicItem,
  type RecordMeta,
} from "./record.ts";

/** A record's own sentences by column and rule: `first_name_hy_required`, `height_bounds`, `url_format`. */
type OwnMessages = Record<string, (() => Message) | ((params: never) => Message)>;

/** The schemas' names in the OpenAPI document. */
interface Names {
  one: string;
  create: string;
  edit: string;
  /** What answers add to the record's own fields: sent back, it has no effect either. */
  added?: readonly string[];
}

/**
 * What a create and an edit may say of a record, and what answers give, from its declaration.
 * @param own the record's own sentences; a rule without one is told in general words
 * @param more fields of the calls that are not the record's, e.g. `replace_captain`
 */
export function recordSchemas<
  R extends { fields: Fields },
  const More extends z.ZodRawShape = Record<never, never>,
>(record: R, names: Names, own: OwnMessages = {}, more?: More) {
  const columns = columnsOf(record);
  const given = columns.filter(({ field }) => !field.readOnly && !field.secret);
  const withDefaults = given.map((info) =>
    "default" in info.field && info.field.default !== undefined ? { ...info, isRequired: false } : info,
  );
  // The server sets these: a record may be sent back as it was read, to no effect.
  const ignored = [
    ...columns.filter(({ field }) => field.readOnly).map(({ column }) => column),
    ...(names.added ?? []),
  ];
  const passedOver = Object.fromEntries(ignored.map((column) => [column, z.unknown().optional()]));
  const withoutIgnored = (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !ignored.includes(name)));
  const input = (columns: ColumnInfo[], shape: z.ZodRawShape, id: string) =>
    z
      .strictObject({ ...shapeOf(columns, own), ...passedOver, ...more, ...shape })
      .transform(withoutIgnored)
      .meta({ id });
  type Extra = z.output<z.ZodObject<More>>;
  return {
    /** A new record: what it leaves out is empty. */
    create: input(withDefaults, {}, names.create) as unknown as z.ZodType<Given<R> & Extra>,
    /** A saved one: what it leaves out keeps its value. */
    edit: input(given, { version: Version }, names.edit) as unknown as z.ZodType<
      Given<R> & Extra & { version?: number | undefined }
    >,
    answer: answerOf(record).meta({ id: names.one }),
    publicAnswer: publicAnswerOf(record).meta({ id: `Public${names.one}` }),
  };
}

/** What answers give of a record, to be extended or picked from, and then named in the OpenAPI document. */
export function answerOf<R extends { fields: Fields }>(record: R): AnswerSchema<RecordMeta & Item<R>> {
  return z.object({ ...RecordFields, ...answerFields(record) }) as never;
}

function publicAnswerOf<R extends { fields: Fields }>(record: R): AnswerSchema<PublicItem<R>> {
  const open = columnsOf(record).filter(({ field }) => !field.secret && !field.staffOnly);
  return z.object({ id: z.number(), ...answerShape(open) }) as never;
}

/** An object schema of known fields, which a feature may extend. */
type AnswerSchema<T> = z.ZodObject<{ [Name in keyof T]: z.ZodType<T[Name]> }>;

/** Every column that may come in; the optional ones may be left out. */
export function shapeOf(columns: readonly ColumnInfo[], own: OwnMessages = {}): z.ZodRawShape {
  return Object.fromEntries(
    columns.map((info) => {
      const schema = columnSchema(info, own);
      return [info.column, info.isRequired ? schema : schema.optional()];
    }),
  );
}

/**
 * The fields of a record whose calls may leave out all of them, also what is required: its feature says in one
 * sentence what is missing.
 */
export function optionalShape<R extends { fields: Fields }>(record: R, own: OwnMessages = {}) {
  const columns = columnsOf(record)
    .filter(({ field }) => !field.readOnly && !field.secret)
    .map((info) => ({ ...info, isRequired: false, field: { ...info.field, required: undefined } as Field }));
  return shapeOf(columns, own) as unknown as {
    [C in keyof PartlyGiven<R>]: z.ZodOptional<z.ZodType<PartlyGiven<R>[C]>>;
  };
}

/** The fields of a record as answers give them, without what every record has (`RecordFields`). */
export function answerFields<R extends { fields: Fields }>(record: R) {
  const shown = columnsOf(record).filter(({ field }) => !field.secret);
  return answerShape(shown) as unknown as { [C in keyof Item<R>]: z.ZodType<Item<R>[C]> };
}

/**
 * The schemas of some of a record's columns, for calls that take only these.
 * @example z.strictObject({ ...columnInputs(message, ["name", "email"], messageErrors), website })
 */
export function columnInputs<R extends { fields: Fields }, const C extends keyof Given<R> & string>(
  record: R,
  names: readonly C[],
  own: OwnMessages = {},
): ColumnInputs<Pick<Given<R>, C>> {
  const wanted = columnsOf(record).filter(({ column }) => (names as readonly string[]).includes(column));
  return shapeOf(wanted, own) as ColumnInputs<Pick<Given<R>, C>>;
}

type ColumnInputs<T> = {
  [Name in keyof T]-?: undefined extends T[Name]
    ? z.ZodOptional<z.ZodType<Exclude<T[Name], undefined>>>
    : z.ZodType<T[Name]>;
};

function columnSchema({ column, field, isRequired }: ColumnInfo, own: OwnMessages): z.ZodType {
  const said = (rule: string) => (own[`${column}_${rule}`] as (() => Message) | undefined)?.();
  const textOf = (rule: string) => {
    const message = said(rule);
    return message && messageText(message);
  };
  switch (field.type) {
    case "text":
      return textSchema(field, isRequired, textOf);
    case "integer": {
      const number = wholeNumber(field.min, field.max, said("bounds"));
      return field.required || field.default !== undefined ? number.unwrap() : number;
    }
    case "choice":
      return choiceSchema(field, textOf("required"));
    case "flag":
      return Yes;
    case "day": {
      const { min } = field;
      return min ? Day.refine((day) => day === null || day >= min, textOf("bounds")) : Day;
    }
    case "moment":
      return field.required ? Moment.unwrap() : Moment;
    case "image":
      return ImageField;
    case "reference": {
      const number = Reference(textOf("required"));
      return field.required ? number.unwrap() : number;
    }
  }
}

type Kind<Type extends Field["type"]> = Extract<Field, { type: Type }>;

function textSchema(
  field: Kind<"text">,
  isRequired: boolean,
  textOf: (rule: string) => string | undefined,
): z.ZodType {
  if (field.format === "email") return isRequired ? Email : OptionalEmail;
  if (field.format === "web_address") return isRequired ? WebAddress : OptionalWebAddress;
  const plain = text(field.max);
  const formed = field.pattern ? plain.regex(field.pattern, textOf("format")) : plain;
  const whole = isRequired ? formed.min(1, textOf("required")) : formed;
  return isRequired ? whole : whole.nullable().transform((value) => value || (field.nullable ? null : ""));
}

function choiceSchema(field: Kind<"choice">, required: string | undefined): z.ZodType {
  const values = z.enum(field.values as [string, ...string[]], required);
  return field.required || field.default !== undefined ? values : values.nullable();
}

function answerShape(columns: ColumnInfo[]): z.ZodRawShape {
  return Object.fromEntries(columns.map(({ column, field }) => [column, answerSchema(field)]));
}

function answerSchema(field: Field): z.ZodType {
  switch (field.type) {
    case "flag":
      return z.boolean();
    case "integer":
      return field.required || field.default !== undefined ? z.number() : z.number().nullable();
    case "reference":
      return field.required ? z.number() : z.number().nullable();
    case "choice": {
      const values = z.enum(field.values as [string, ...string[]]);
      return field.required || field.default !== undefined ? values : values.nullable();
    }
    case "moment":
      return field.required ? z.string() : z.string().nullable();
    case "day":
      return z.string().nullable();
    case "image":
      return z.string();
    case "text":
      return field.nullable ? z.string().nullable() : z.string();
  }
}
