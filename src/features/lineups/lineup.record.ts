import { SIDES } from "#src/features/ledger/ledger.ts";
import { choice, flag, moment, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";

/** Who a side sends into a match. Its people are JSON (`StoredPlayer[]`), checked by `schemas.server.ts`. */
export const lineup = record(
  "lineups",
  {
    match_id: reference({ to: "matches", required: true, readOnly: true, history: false }),
    side: choice({ values: SIDES, required: true, readOnly: true, history: false }),
    /** E.g. "4-3-3"; empty where only who plays is known. */
    formation: text({ max: 20, search: false }),
    /** `[{ "role": "start", "number": 9, "slot": 10, … }, …]` */
    players: text({ max: 60_000, search: false }),
    coach: text({ max: 100, localized: true, search: false }),
    /** From when on visitors see it, UTC; null for an hour before kick-off, whenever that is. */
    publish_at: moment(),
    /** Somebody said that it is public with fewer than eleven. */
    is_short_confirmed: flag(),
  },
  { noun: "line-up", titleOf: ({ side }) => side },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    lineups: TableOf<typeof lineup>;
  }
}
