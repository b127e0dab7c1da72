import { z } from "zod";
import { IdParams } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { noteErrors } from "./errors.server.ts";
import { NOTE_LIMITS, NOTED_KINDS } from "./note.ts";

export const NotedParams = IdParams.extend({
  kind: z.enum(NOTED_KINDS, messageText(recordErrors.no_such_kind())),
});

const text = z
  .string()
  .trim()
  .min(1, messageText(noteErrors.text_required()))
  .max(NOTE_LIMITS.text, messageText(noteErrors.too_long({ n: NOTE_LIMITS.text })));

export const NewNote = z.strictObject({
  language: z.enum(LANGUAGES),
  block_hash: z.string().min(1).max(100).meta({ description: "Of the paragraph." }),
  block_text: z
    .string()
    .max(100_000)
    .transform((given) => given.slice(0, NOTE_LIMITS.block))
    .meta({ description: "The paragraph as it stands." }),
  text,
});
export type NewNote = z.output<typeof NewNote>;

export const NewAnswer = z.strictObject({ text });
export const NoteSwitch = z.strictObject({ is_resolved: z.boolean() });

const Answer = z.object({ id: z.number(), text: z.string(), name: z.string(), created_at: z.string() });

export const NoteAnswer = Answer.extend({
  language: z.enum(LANGUAGES),
  block_hash: z.string(),
  block_text: z.string(),
  resolved_at: z.string().nullable(),
  is_from_preview: z.boolean(),
  answers: z.array(Answer),
}).meta({ id: "Note" });

export const NoteList = z.object({ notes: z.array(NoteAnswer), total: z.number() });
