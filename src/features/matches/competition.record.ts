import { choice, integer, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { COMPETITION_KINDS, USUAL_LIMITS } from "./competition.ts";

/** A competition in which matches are played. */
export const competition = record(
  "competitions",
  {
    /** Stable readable name, e.g. "super-cup". */
    slug: text({ max: 200, readOnly: true, history: false, search: false }),
    name: text({ max: 100, localized: true, required: ["en"], search: "office" }),
    kind: choice({ values: COMPETITION_KINDS, default: "cup" }),
    /** How many may sit on the bench; more are saved, and told. */
    max_bench: integer({ min: 0, max: 30, default: USUAL_LIMITS.max_bench }),
    /** How many may come on in a match. */
    max_substitutions: integer({ min: 0, max: 30, default: USUAL_LIMITS.max_substitutions }),
    /** Its place in lists. */
    order_num: integer({ min: 0, max: 100_000, default: 0 }),
  },
  { noun: "competition", most: 200, titleOf: ({ name }) => name },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    competitions: TableOf<typeof competition>;
  }
}
