import { choice, day, flag, image, integer, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";

/** A partner of the club. Source: specification of the back office, sections 5 and 9; decisions 33 and 37. */
export const partner = record(
  "partners",
  {
    name: text({ max: 200, required: true, search: "office" }),
    url: text({ max: 500, format: "web_address", required: true, search: false }),
    category: choice({ values: ["title", "partner"], default: "partner", required: true }),
    /** Its place in lists; a new one goes to their end. */
    order_num: integer({ min: 0, max: 100_000, default: 0 }),
    logo: image(),
    banner_image: image(),
    is_active: flag(),
    /** The first and the last day on which it is shown, by the club's clock: what a contract says, for staff alone. */
    starts_on: day({ staffOnly: true }),
    ends_on: day({ staffOnly: true }),
    display_in_header: flag(),
    display_in_footer: flag({ default: true }),
    display_in_matches: flag(),
    display_in_table: flag(),
    display_in_partners: flag(),
    header_text: text({ max: 300, localized: true, search: false }),
    matches_text: text({ max: 1000, localized: true, search: false }),
    table_text: text({ max: 1000, localized: true, search: false }),
    partners_text: text({ max: 1000, localized: true, search: false }),
  },
  { noun: "partner", most: 500, mostLetters: 200_000, titleOf: ({ name }) => name },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    partners: TableOf<typeof partner>;
  }
}
