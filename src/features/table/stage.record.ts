import { choice, flag, integer, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { CARRIES, STAGE_KINDS } from "./stage.ts";
import { MOST_TEAMS } from "./table.ts";

/** A part of a season after the rounds in which all meet. Its lists are JSON: `stage.ts` says of what. */
export const stage = record(
  "stages",
  {
    season_id: reference({ to: "seasons", required: true, readOnly: true, history: false }),
    kind: choice({ values: STAGE_KINDS, default: "group" }),
    name: text({ max: 100, localized: true, required: ["en"], search: false }),
    first_place: integer({ min: 1, max: MOST_TEAMS, default: 1 }),
    carries: choice({ values: CARRIES, default: "all" }),
    first_round: integer({ min: 1, max: 60, required: true }),
    last_round: integer({ min: 1, max: 60 }),
    /** `[3, 7]`: numbers of teams. */
    team_ids: text({ max: 400, search: false }),
    /** `["points", "wins"]`; empty for those of the season. */
    tie_breakers: text({ max: 200, search: false }),
    rules_source: text({ max: 300, localized: true, search: false }),
    are_rules_confirmed: flag(),
  },
  { noun: "stage", most: 1000, mostLetters: 300_000, titleOf: ({ name }) => name },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    stages: TableOf<typeof stage>;
  }
}
