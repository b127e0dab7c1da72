import type { RecordColumns } from "#src/db/columns.ts";
import { day, image, integer, reference, text } from "#src/records/field.ts";
import { record, type StoredRow } from "#src/records/record.ts";
import { MOST_FIGURE, MOST_FORM_LETTERS, MOST_TEAMS } from "./table.ts";

const figure = integer({ min: 0, max: MOST_FIGURE, default: 0 });
/** Follows from the figures: the server works it out. */
const workedOut = integer({ min: -MOST_FIGURE, max: MOST_FIGURE, required: true, readOnly: true });
const reason = text({ max: 500, localized: true, search: false });

/** A team in the table of a season. Versions are kept of the whole table. Source: back office, section 5. */
export const standing = record(
  "standings",
  {
    team_id: reference({ to: "teams" }),
    team_name: text({ max: 100, localized: true, required: ["en", "hy"], search: false }),
    team_logo: image(),
    /** Its place; what is given decides between teams that are equal in everything else. */
    position: integer({ min: 0, max: MOST_FIGURE, required: true }),
    played: workedOut,
    won: figure,
    drawn: figure,
    lost: figure,
    goals_for: figure,
    goals_against: figure,
    goal_difference: workedOut,
    points: workedOut,
    /** Latest match last, e.g. "WDLWW". */
    form: text({ max: MOST_FORM_LETTERS, search: false }),
    /** Points given or taken by decisions, all together, e.g. -3. */
    points_adjustment: integer({ min: -200, max: 200, default: 0 }),
    adjustment_reason: reason,
    adjustment_date: day({ min: "1900-01-01" }),
    /** The decisions on points after the first one, as JSON: `points-decision.ts` says of what. */
    more_adjustments: text({ max: 20_000, search: false }),
    /** What it began its group with after a split, decisions among it; null where its figures tell its points. */
    carried_points: integer({ min: -MOST_FIGURE, max: MOST_FIGURE }),
    /** A place set by a decision, whatever the points say: an excluded club stands last. */
    fixed_place: integer({ min: 1, max: MOST_TEAMS }),
    fixed_place_reason: reason,
    fixed_place_date: day({ min: "1900-01-01" }),
    /** Its place among those that were drawn, 1 is the best. */
    lot: integer({ min: 1, max: MOST_TEAMS }),
    lot_reason: reason,
    lot_date: day({ min: "1900-01-01" }),
    /** Penalty points for cards, where the rules count them: fewer are better. */
    card_points: integer({ min: 0, max: MOST_FIGURE, default: 0 }),
  },
  { noun: "row of the table", titleOf: ({ team_name }) => team_name },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    standings: { id: RecordColumns["id"]; season_id: number } & StoredRow<(typeof standing)["fields"]>;
  }
}
