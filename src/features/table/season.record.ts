import { flag, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";

/** A season of the league. Its rules are JSON: `season.ts` says which, `schemas.server.ts` checks them. */
export const season = record(
  "seasons",
  {
    /** E.g. "2024-25". */
    season: text({ max: 20, required: true, search: false }),
    /** Set for the one that pages show unless told. */
    is_current: flag(),
    /** `[{ "from": 1, "to": 1, "zone": "champions_league" }, …]` */
    zones: text({ max: 2000, required: true, search: false }),
    /** `["points", "goal_difference", "goals_for"]` */
    tie_breakers: text({ max: 200, required: true, search: false }),
  },
  { noun: "season", titleOf: ({ season }) => season },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    seasons: TableOf<typeof season>;
  }
}
