import { z } from "zod";
import { decimal, MOST_COUNTED, QueryLimit, QueryOffset, text, Version } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { TRASHED_KINDS } from "./history.ts";
import { REVISED_KINDS } from "./revision.ts";

export const TrashQuery = z.object({
  kind: z.enum(TRASHED_KINDS).optional(),
  limit: QueryLimit(500, 200),
});

export const TrashParams = z.object({
  kind: z.enum(TRASHED_KINDS, messageText(recordErrors.no_such_kind())),
  id: decimal(1, MOST_COUNTED),
});

const TrashedAnswer = z
  .object({
    kind: z.enum(TRASHED_KINDS),
    id: z.number(),
    title: z.string(),
    deleted_at: z.string(),
    deleted_by: z.string(),
    days_left: z.number(),
  })
  .meta({ id: "TrashedRecord" });

export const TrashAnswer = z.object({ records: z.array(TrashedAnswer), total: z.number() });

export const Restored = z
  .object({
    ok: z.literal(true),
    kind: z.enum(TRASHED_KINDS),
    id: z.number(),
    is_kept_back: z
      .literal(true)
      .optional()
      .describe("Of an article: a language's hour came while it lay in the trash, and it did not go out."),
  })
  .meta({ id: "Restored" });

export const AuditQuery = z.object({
  kind: text(40).optional(),
  action: text(40).optional(),
  username: text(80).optional(),
  search: text(200).optional(),
  limit: QueryLimit(200, 50),
  offset: QueryOffset,
});

const Fields = z.record(z.string(), z.unknown()).nullable().meta({
  description:
    "Of a text of more than 1,000 characters the beginning: whole it stands in the record's history.",
});

export const AuditAnswer = z.object({
  entries: z.array(
    z
      .object({
        id: z.number(),
        username: z.string(),
        name: z.string().meta({ description: "The account's display name, else its username." }),
        action: z.string(),
        kind: z.string(),
        record_id: z.number().nullable(),
        title: z.string(),
        before: Fields,
        after: Fields,
        address: z.string().nullable(),
        created_at: z.string(),
      })
      .meta({ id: "AuditEntry" }),
  ),
  total: z.number(),
  /** What can be filtered by. */
  kinds: z.array(z.string()),
  actions: z.array(z.string()),
  usernames: z.array(z.string()),
  people: z.array(z.object({ username: z.string(), name: z.string() })).meta({
    description: "The same usernames with what the back office calls each, in the order of the names.",
  }),
});

export const HistoryParams = z.object({
  id: decimal(1, MOST_COUNTED),
  kind: z.enum(REVISED_KINDS, messageText(recordErrors.no_such_kind())),
});
export const RevisionParams = HistoryParams.extend({ version: decimal(1, MOST_COUNTED) });
export const HistoryQuery = z.object({ limit: QueryLimit(100, 30), offset: QueryOffset });
export const RestoreRevision = z
  .strictObject({
    version: Version,
    language: z
      .enum(LANGUAGES)
      .optional()
      .meta({ description: "Of an article the texts in this language alone." }),
  })
  .meta({ id: "RestoreRevision", description: "The present version as you saw it." });

const Revision = {
  version: z.number(),
  username: z.string().meta({ description: "Empty where nobody signed in, e.g. for an import." }),
  name: z.string().meta({ description: "The account's display name, else its username." }),
  created_at: z.string(),
};

const Values = z.record(z.string(), z.unknown());

export const HistoryAnswer = z.object({
  revisions: z.array(
    z
      .object({
        ...Revision,
        changed: z.array(z.string()).meta({ description: "Fields, or teams of a table." }),
        did: z.enum(["begin", "change", "delete", "restore"]),
        part: z
          .object({ kind: z.enum(REVISED_KINDS), id: z.number(), values: Values })
          .optional()
          .meta({ description: "An event, in the history of its match, as it then stood." }),
      })
      .meta({ id: "Revision" }),
  ),
  total: z.number(),
  present_version: z.number(),
});

export const ComparedAnswer = z
  .object({
    ...Revision,
    values: Values,
    present: Values,
    present_version: z.number(),
    is_deleted: z.boolean(),
  })
  .meta({ id: "ComparedRevision" });

export const RestoredRevision = z
  .object({ ok: z.literal(true), record: z.unknown() })
  .meta({ id: "RestoredRevision" });
