import { choice, flag, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";

/** A text or a number of the site that staff change, by its key. Source: specification of the back office, section 5. */
export const setting = record(
  "settings",
  {
    /** In snake_case; it never changes. */
    key: text({ max: 80, required: true, history: false, search: false }),
    /** A saved one may be emptied. */
    value: text({ max: 20_000, localized: true, required: ["en"], search: false }),
    /** Both lists of types that the specification gives: the manager's and the form's. */
    type: choice({
      values: ["text", "textarea", "tel", "email", "url", "number", "boolean", "json"],
      default: "text",
      required: true,
    }),
    description: text({ max: 500, search: false }),
    is_public: flag({ default: true }),
  },
  { noun: "setting", most: 500, mostLetters: 500_000, titleOf: ({ key }) => key },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    settings: TableOf<typeof setting>;
  }
}
