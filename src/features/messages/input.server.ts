import { z } from "zod";
import {
  Email,
  QueryLimit,
  QueryOffset,
  QueryYes,
  RecordFields,
  required,
  text,
  Version,
} from "#src/api/fields.server.ts";
import { messageErrors } from "./errors.server.ts";
import { MESSAGE_FILTERS, REPLY_STATUSES } from "./message.ts";

/** Line breaks become spaces: a name or a subject ends in the header of a mail. */
const OneLine = z.string().transform((value) => value.replace(/[\r\n\t\u0085\u2028\u2029]+/g, " "));

export const NewMessage = z
  .strictObject({
    name: OneLine.pipe(required(200, messageErrors.name_required())),
    email: Email,
    subject: OneLine.pipe(text(300))
      .nullish()
      .transform((value) => value || null),
    message: required(10_000, messageErrors.message_required()),
    website: z.string().max(2000).nullish().meta({ description: "Stays empty: people do not see it." }),
    started_at: z
      .number()
      .min(0)
      .max(8.64e15)
      .nullish()
      .meta({ description: "When the form was opened, milliseconds since 1970." }),
  })
  .meta({ id: "NewMessage" });
export type NewMessage = z.output<typeof NewMessage>;

export const Thanks = z.object({ ok: z.literal(true), message: z.string() }).meta({ id: "Thanks" });

export const MessageQuery = z.object({
  filter: z.enum(MESSAGE_FILTERS).default("all"),
  search: text(200).default(""),
  quarantined: QueryYes.default(false),
  limit: QueryLimit(200, 100),
  offset: QueryOffset,
});
export type MessageQuery = z.output<typeof MessageQuery>;

export const Reply = z
  .strictObject({ text: required(10_000, messageErrors.reply_required()), version: Version })
  .meta({ id: "Reply" });
export type Reply = z.output<typeof Reply>;

export const Quarantine = z.strictObject({ is_quarantined: z.boolean() }).meta({ id: "Quarantine" });

export const MessageAnswer = z
  .object({
    ...RecordFields,
    name: z.string(),
    email: z.string(),
    subject: z.string().nullable(),
    message: z.string(),
    is_read: z.boolean(),
    read_at: z.string().nullable(),
    replied_at: z.string().nullable(),
    replied_by: z.string().nullable(),
    reply_text: z.string().nullable(),
    reply_status: z.enum(REPLY_STATUSES).nullable(),
    reply_next_try_at: z.string().nullable().meta({
      description: "When a reply that did not leave is sent again by itself.",
    }),
    ip_address: z.string().nullable(),
    user_agent: z.string().nullable(),
    spam_score: z.number(),
    is_quarantined: z.boolean(),
  })
  .meta({ id: "Message" });

export const MessageList = z.object({
  messages: z.array(MessageAnswer),
  total: z.number(),
  unread: z.number(),
  counts: z.object({ all: z.number(), unread: z.number(), read: z.number(), quarantined: z.number() }),
});
