import { z } from "zod";
import { type Message, messageText } from "#src/errors/messages.ts";
import { fieldErrors } from "./errors.server.ts";
import { plainText } from "./plain-text.ts";

// The field shapes that all inputs share, so that one bound is written once.

/**
 * Text of at most `most` characters, trimmed, a short one without line breaks (see `plainText`); control characters are
 * refused. Of a longer one nothing else is asked: a pattern may take the stack at megabytes. @param tooLong what is said
 * of one, unless the usual sentence
 */
export function text(most: number, tooLong?: Message) {
  return z
    .string()
    .overwrite((given) => plainText(given, most))
    .trim()
    .max(most, { abort: true, ...(tooLong ? { error: messageText(tooLong) } : {}) })
    .refine(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: to refuse them is the point.
      (value) => value.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value),
      messageText(fieldErrors.control_characters()),
    );
}

/** Text that must be there: `sentence` is what the person reads when it is not. */
export function required(most: number, message?: Message) {
  return text(most).min(1, message && messageText(message));
}

/** true or false, as the databases store it. */
export const Yes = z.boolean().transform((value): 0 | 1 => (value ? 1 : 0));

/** A whole number within bounds, or null for none. */
export function wholeNumber(least: number, most: number, said?: Message) {
  const message = messageText(said ?? fieldErrors.whole_number({ least, most }));
  return z.int(message).min(least, message).max(most, message).nullable();
}

/** A calendar day, e.g. "1998-04-17", or null (an empty text counts as none). */
export const Day = z
  .union([z.literal("").transform(() => null), z.iso.date(messageText(fieldErrors.date())), z.null()])
  .meta({ description: "YYYY-MM-DD" });

/**
 * A moment, as UTC or with an offset; without one it is taken as the club's own time by the feature that
 * reads it. Answers give UTC.
 */
export const WebAddress = text(500).refine(isWebAddress, messageText(fieldErrors.web_address()));

/** A web address or nothing. */
export const OptionalWebAddress = text(500)
  .nullable()
  .transform((value) => value ?? "")
  .refine((value) => value === "" || isWebAddress(value), messageText(fieldErrors.web_address()));

/** Written out, as people compare it with the one they know: no other slashes, and no password in what everybody reads. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/\\\s]+(\/|\?|#|$)/i.test(value) || /\s/.test(value) || !URL.canParse(value))
    return false;
  const { username, password } = new URL(value);
  return username === "" && password === "";
}

/**
 * An image field of a record: empty, the URL of an uploaded file or of a picture of the club, an address on
 * the web, or a `data:` URL that is stored as a file before the record is saved.
 */
export const ImageField = z
  .string()
  .trim()
  .refine(isImageReference, messageText(fieldErrors.image()))
  .nullable()
  .transform((value) => value ?? "");

function isImageReference(value: string): boolean {
  if (value === "" || value.startsWith("data:")) return true;
  if (value.length > 2000 || /[^\x21-\x7e\u00a1-\uffff]/.test(value)) return false;
  if (/^\/(?![/\\])[\w./%-]+$/.test(value)) return !value.includes("..");
  return isWebAddress(value);
}

/** Before the @ 64 letters at most. Source: RFC 5321, 4.5.3.1.1. */
const Address = z
  .email(messageText(fieldErrors.email()))
  .regex(/^[^@]{1,64}@/, messageText(fieldErrors.email()));

export const Email = text(254).pipe(Address);

/** An e-mail address or nothing. */
export const OptionalEmail = text(254)
  .nullable()
  .transform((value) => value ?? "")
  .refine((value) => value === "" || Address.safeParse(value).success, messageText(fieldErrors.email()));

/** A moment as UTC ISO text, from one with an offset; null for none. */
export const Moment = z.iso
  .datetime({ offset: true, error: messageText(fieldErrors.moment()) })
  .transform((value) => new Date(value).toISOString())
  .nullable();

/** The number of another record, or null. @param error what is said of anything else, as `messageText` makes it */
export function Reference(error?: string) {
  return z.int(error).min(1).max(Number.MAX_SAFE_INTEGER).nullable();
}

/** A number in an address: decimal digits and nothing else, so that 0x1, 1e0, 01 and " 1" are no second name of 1. */
export function decimal(least: number, most: number = Number.MAX_SAFE_INTEGER) {
  return z
    .preprocess(
      (given) =>
        typeof given === "string" ? (/^(0|[1-9]\d{0,15})$/.test(given) ? Number(given) : Number.NaN) : given,
      z.number().int().min(least).max(most),
    )
    .meta({ type: "integer", minimum: least, maximum: most });
}

/** The id at the end of a path. */
export const IdParams = z.object({ id: decimal(1).meta({ description: "The record's number." }) });

/** A yes or no in a query: `true`, `false`, `1` or `0`. */
export const QueryYes = z
  .enum(["true", "false", "1", "0"])
  .transform((value) => value === "true" || value === "1");

/** How many at most. */
export function QueryLimit(most: number, usual: number) {
  return decimal(1, most).default(usual);
}

/** How many to pass over. */
export const QueryOffset = decimal(0, 1_000_000).default(0);

/** As far as versions and the like are counted: PostgreSQL's column holds one more. */
export const MOST_COUNTED = 2_147_483_646;

/** The version that the editor saw; without it a save is accepted over any version. */
export const Version = z.int().min(1).max(MOST_COUNTED).optional();

/** Beside a sentence, for programs. */
export const SentenceKey = {
  key: z.string().meta({ description: "Names the sentence, e.g. players.captain_taken." }),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ description: 'What the sentence speaks of, e.g. {"name": "Gor Melyan"}.' }),
};

/** A field of which something is to be said. */
export const Issue = z
  .object({ path: z.string(), message: z.string(), ...SentenceKey })
  .meta({ id: "Issue" });

/** What is odd about a save that was made; absent when nothing is. */
export const Warnings = z.array(Issue).optional();

/** Asks before a save. */
export const AskFirst = z.boolean().optional().meta({
  description: "Where the save would have warnings, it is refused with 409 and these as issues instead.",
});

/** What a delete answers. */
export const Deleted = z.object({ ok: z.literal(true), id: z.number() }).meta({ id: "Deleted" });

/** The fields that every record's answer has. */
export const RecordFields = {
  id: z.number(),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
};

/** The three texts of a localised field in an answer: `title`, `title_hy`, `title_ru`. */
export function localisedAnswer<Field extends string>(field: Field) {
  return { [field]: z.string(), [`${field}_hy`]: z.string(), [`${field}_ru`]: z.string() } as Record<
    Field | `${Field}_hy` | `${Field}_ru`,
    z.ZodString
  >;
}
