import { z } from "zod";
import {
  decimal,
  MOST_COUNTED,
  QueryLimit,
  QueryOffset,
  QueryYes,
  RecordFields,
  required,
  text,
  Version,
} from "#src/api/fields.server.ts";
import { answerFields, columnInputs } from "#src/records/schemas.server.ts";
import { messageErrors } from "./errors.server.ts";
import { message } from "./message.record.ts";
import { MESSAGE_FILTERS } from "./message.ts";

export const NewMessage = z
  .strictObject({
    ...columnInputs(message, ["name", "email", "subject", "message"], messageErrors),
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

export const DiscardQuery = z.object({
  version: decimal(1, MOST_COUNTED)
    .optional()
    .meta({ description: "The message's version that was seen; 409 where a newer one is saved." }),
});

export const Quarantine = z.strictObject({ is_quarantined: z.boolean() }).meta({ id: "Quarantine" });

export const MessageAnswer = z
  .object({
    ...RecordFields,
    ...answerFields(message),
    reply_next_try_at: z.string().nullable().meta({
      description: "When a reply that did not leave is sent again by itself.",
    }),
    is_reply_under_way: z.boolean().meta({
      description: "Whether a reply is being sent at this moment; until that ends it cannot be discarded.",
    }),
  })
  .meta({ id: "Message" });

export const MessageList = z.object({
  messages: z.array(MessageAnswer),
  total: z.number(),
  unread: z.number(),
  counts: z.object({ all: z.number(), unread: z.number(), read: z.number(), quarantined: z.number() }),
});
