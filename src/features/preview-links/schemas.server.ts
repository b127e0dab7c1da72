import { z } from "zod";
import { IdParams, text, Yes } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { previewErrors } from "./errors.server.ts";
import { ANSWERS, LINK_HOURS, PARTS, PREVIEW_LIMITS, PREVIEWED_KINDS } from "./preview-link.ts";

const limited = (most: number) => text(most, previewErrors.too_long({ n: most }));

export const PreviewedParams = IdParams.extend({
  kind: z.enum(PREVIEWED_KINDS, messageText(recordErrors.no_such_kind())),
});

const fields = {
  label: limited(PREVIEW_LIMITS.label).meta({ description: "For whom it is." }),
  hours: z.literal(LINK_HOURS).meta({ description: "How long it works from now on." }),
  may_answer: Yes.meta({ description: "Whether its reader may approve, or ask for a change." }),
};

export const NewPreviewLink = z.strictObject({
  label: fields.label.default(""),
  hours: fields.hours.default(24),
  may_answer: fields.may_answer.default(1),
});
export type NewPreviewLink = z.output<typeof NewPreviewLink>;

export const PreviewLinkEdit = z.strictObject({
  label: fields.label.optional(),
  hours: fields.hours.optional(),
  may_answer: fields.may_answer.optional(),
});
export type PreviewLinkEdit = z.output<typeof PreviewLinkEdit>;

export const PreviewLinkAnswer = z
  .object({
    id: z.number(),
    label: z.string(),
    hours: z.literal(LINK_HOURS),
    may_answer: z.boolean(),
    created_at: z.string(),
    expires_at: z.string(),
    revoked_at: z.string().nullable(),
    opened: z.number(),
    opened_at: z.string().nullable(),
    answer: z
      .object({
        kind: z.enum(ANSWERS),
        name: z.string(),
        text: z.string(),
        parts: z.array(z.enum(PARTS)),
        at: z.string(),
        is_current: z.boolean().meta({ description: "Whether the text is the one that was answered to." }),
        is_seen: z.boolean(),
      })
      .nullable(),
    url: z.string(),
  })
  .meta({ id: "PreviewLink" });

export const PreviewLinkList = z.object({ links: z.array(PreviewLinkAnswer), total: z.number() });

/** What somebody without an account sends from the page: plain text, bounded. */
export const GivenAnswer = z.object({
  answer: z.enum(ANSWERS),
  name: limited(PREVIEW_LIMITS.name).min(1, messageText(previewErrors.name_required())),
  text: limited(PREVIEW_LIMITS.text).default(""),
  parts: z.array(z.enum(PARTS)).max(PARTS.length).default([]),
  /** The paragraph that it is about: hash and language. */
  block: text(100).default(""),
  /** The text that was read, by its hash; empty for the present one. */
  shown: text(100).default(""),
});
export type GivenAnswer = z.output<typeof GivenAnswer>;

export const Done = z.object({ ok: z.literal(true), id: z.number() });
