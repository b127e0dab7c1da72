import type { OptionalText } from "#src/db/columns.ts";
import { minuteLabel } from "#src/features/ledger/clock.ts";
import { choice, integer, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { EVENT_TYPES, TEAM_TYPES } from "./match.ts";

/** What happened in a match, when, on which side and by whom. Source: back office, section 4. */
export const matchEvent = record(
  "match_events",
  {
    match_id: reference({ to: "matches", required: true, readOnly: true, history: false }),
    event_type: choice({ values: EVENT_TYPES, required: true }),
    /** The player's team: an own goal therefore counts for the other side. */
    team_type: choice({ values: TEAM_TYPES, required: true }),
    team_id: reference({ to: "teams" }),
    minute: integer({ min: 1, max: 120, required: true }),
    /** Minutes of added time, e.g. 2 for 45+2. */
    extra_time: integer({ min: 0, max: 15 }),
    /** Set for a player of the squad. */
    player_id: reference({ to: "players" }),
    player_name: text({ max: 100, localized: true, search: false }),
    player_last_name: text({ max: 100, localized: true, search: false }),
    description: text({ max: 500, localized: true, search: false }),
    /** The other half of a substitution. */
    pair_id: reference({ to: "match_events", readOnly: true, history: false }),
  },
  {
    noun: "event",
    titleOf: ({ event_type, minute, extra_time, player_last_name }) =>
      `${event_type} ${minuteLabel(minute, extra_time)} ${player_last_name}`.trim(),
  },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    match_events: TableOf<typeof matchEvent> & {
      /** The entry of the match's log that it shows. */
      ledger_id: OptionalText;
    };
  }
}
