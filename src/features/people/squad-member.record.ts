import { choice, day, integer, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { POSITION_CODES, SQUAD_KINDS } from "./squad.ts";

/** A person's place in the squad of a team in one season. */
export const squadMember = record(
  "squad_members",
  {
    /** E.g. "2026-27". */
    season: text({ max: 7, pattern: /^\d{4}-\d{2}$/, required: true, search: false }),
    team_id: reference({ to: "teams", required: true }),
    person_id: reference({ to: "people", required: true }),
    /** Not known of past squads. */
    number: integer({ min: 1, max: 99 }),
    position: choice({ values: POSITION_CODES }),
    /** The first and the last day in the squad; none is the season's own. */
    starts_on: day({ min: "1900-01-01" }),
    ends_on: day({ min: "1900-01-01" }),
    kind: choice({ values: SQUAD_KINDS, default: "own" }),
    /** From where somebody is on loan, or where. */
    other_team_id: reference({ to: "teams" }),
  },
  { noun: "squad place", titleOf: ({ season, number }) => (number ? `${season}, ${number}` : season) },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    squad_members: TableOf<typeof squadMember>;
  }
}
