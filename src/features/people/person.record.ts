import { choice, day, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { fullName, GENDERS } from "./person.ts";

/** A person over seasons, roles and clubs: the club's own and opponents'. Names in one script are enough. */
export const person = record(
  "people",
  {
    first_name: text({ max: 100, localized: true, search: "office" }),
    last_name: text({ max: 100, localized: true, search: "office" }),
    /** For the verbs of Russian sentences. */
    gender: choice({ values: GENDERS }),
    /** FIFA's code, not ISO's: England has none there. */
    nation: text({ max: 3, pattern: /^(?:[A-Z]{3})?$/, nullable: true, search: false }),
    birth_date: day({ min: "1900-01-01" }),
    /** The record of the same person into which staff merged this one. */
    merged_with: reference({ to: "people", readOnly: true }),
    /** The one that stands for both after all merges: never itself merged. Follows from `merged_with`. */
    merged_into: reference({ to: "people", readOnly: true, history: false }),
  },
  { noun: "person", titleOf: (row) => fullName(row, "en").text, hasSearchColumn: true },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    people: TableOf<typeof person>;
  }
}
