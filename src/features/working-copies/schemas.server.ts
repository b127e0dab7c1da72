import { z } from "zod";
import { decimal, MOST_COUNTED } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { copyErrors } from "./errors.server.ts";
import { COPIED_KINDS, COPY_KEY, MOST_LETTERS } from "./working-copy.ts";

const kind = z.enum(COPIED_KINDS, messageText(recordErrors.no_such_kind()));

export const KindParams = z.object({ kind });
export const CopyParams = KindParams.extend({
  key: z
    .string()
    .regex(COPY_KEY)
    .meta({ description: "The record's number; `new-` and a random name for one that is not saved yet." }),
});

const Values = z.record(z.string().max(60), z.union([z.string(), z.boolean(), z.number(), z.null()]));

export const KeptCopy = z.strictObject({
  values: Values.refine(
    (values) => JSON.stringify(values).length <= MOST_LETTERS,
    messageText(copyErrors.too_long()),
  ).meta({ description: "What the form holds." }),
  base_version: z.int().min(1).max(MOST_COUNTED).nullable().default(null),
  writer: z.string().min(8).max(60).meta({ description: "A random name of the open form." }),
  revision: z
    .int()
    .min(0)
    .max(MOST_COUNTED)
    .meta({ description: "The last one that this form has seen; 0 for none." }),
});
export type KeptCopy = z.output<typeof KeptCopy>;

/** Which form throws a copy away or brings it out; without it nobody looks whether the copy is newer. */
export const SeenQuery = z.object({
  writer: z.string().min(8).max(60).optional().meta({ description: "The random name of the open form." }),
  revision: decimal(0).optional().meta({
    description: "The copy's revision that this form has seen; 409 where another device's is newer.",
  }),
});
export type Seen = z.output<typeof SeenQuery>;

export const Kept = z.object({ revision: z.number(), updated_at: z.string() }).meta({ id: "KeptCopy" });

export const Copy = z
  .object({
    key: z.string(),
    values: Values,
    base_version: z.number().nullable(),
    revision: z.number(),
    device: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: "WorkingCopy" });

const BegunCopy = Copy.omit({ values: true })
  .extend({ title: z.string(), title_hy: z.string(), title_ru: z.string() })
  .meta({ id: "BegunCopy", description: "Without its values; of a title the first 300 characters." });

export const CopyList = z.object({ copies: z.array(BegunCopy), total: z.number() });

export const CopiesOfRecord = z
  .object({
    copy: Copy.nullable(),
    others: z.array(Copy.extend({ account_id: z.number(), name: z.string() })),
  })
  .meta({ id: "CopiesOfRecord" });

export const Forgotten = z.object({ ok: z.literal(true) });
