import { choice, integer, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { HONOUR_KINDS } from "./honour.ts";

/** A year, or a season: "2006", "2024-25". */
export const YEAR = /^\d{4}(?:-\d{2})?$/;

/** A title of the club, or a station of its history. */
export const honour = record(
  "honours",
  {
    kind: choice({ values: HONOUR_KINDS, default: "championship", required: true }),
    year: text({ max: 7, required: true, pattern: YEAR, search: "office" }),
    name: text({ max: 120, localized: true, required: ["en"], search: "office" }),
    /** What there is to tell of it; with it, it stands in the history, too. */
    story: text({ max: 1000, localized: true, search: false }),
    /** Its place in the history. */
    order_num: integer({ min: 0, max: 100_000, default: 0 }),
  },
  { noun: "honour", most: 500, mostLetters: 300_000, titleOf: ({ year, name }) => `${name} ${year}` },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    honours: TableOf<typeof honour>;
  }
}
