import { z } from "zod";
import { QueryLimit, QueryOffset } from "#src/http/fields.server.ts";
import { TRASHED_KINDS } from "./history.ts";

export const TrashQuery = z.object({
  kind: z.enum(TRASHED_KINDS).optional(),
  limit: QueryLimit(500, 200),
});

export const TrashParams = z.object({
  kind: z.enum(TRASHED_KINDS, "There is no such kind of record."),
  id: z.coerce.number().int().min(1),
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
  .object({ ok: z.literal(true), kind: z.enum(TRASHED_KINDS), id: z.number() })
  .meta({ id: "Restored" });

export const AuditQuery = z.object({
  kind: z.string().max(40).optional(),
  action: z.string().max(40).optional(),
  username: z.string().max(80).optional(),
  search: z.string().max(200).optional(),
  limit: QueryLimit(200, 50),
  offset: QueryOffset,
});

const Fields = z.record(z.string(), z.unknown()).nullable();

export const AuditAnswer = z.object({
  entries: z.array(
    z
      .object({
        id: z.number(),
        username: z.string(),
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
});
