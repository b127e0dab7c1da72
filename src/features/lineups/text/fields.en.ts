import type { FieldLabels } from "#src/records/record.ts";
import type { lineup } from "../lineup.record.ts";

/** What the history and the audit log call the fields of a line-up. */
export const fields = {
  lineups: {
    formation: "Formation",
    players: "Players",
    coach: "Head coach",
    publish_at: "Published at",
    is_short_confirmed: "Published with fewer than eleven",
  },
} satisfies { lineups: FieldLabels<typeof lineup> };

export type LineupsFields = typeof fields;
