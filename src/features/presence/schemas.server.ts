import { z } from "zod";
import { IdParams } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { SHARED_KINDS } from "./presence.ts";

export const PresenceParams = IdParams.extend({
  kind: z.enum(SHARED_KINDS, messageText(recordErrors.no_such_kind())),
});

export const PresenceAnswer = z
  .object({ others: z.array(z.string()).meta({ description: "Who else has the record open, by name." }) })
  .meta({ id: "Presence" });

export const Left = z.object({ ok: z.literal(true) }).meta({ id: "Left" });
