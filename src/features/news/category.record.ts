import { integer, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { LIMITS, SLUG } from "./article.ts";

/** A category of the news. */
export const category = record(
  "categories",
  {
    name: text({ max: 100, localized: true, required: ["en"], search: "office" }),
    /** Made from the name where staff choose none. */
    slug: text({ max: LIMITS.slug, pattern: SLUG, search: false }),
    order_num: integer({ min: 0, max: 1000, default: 0 }),
  },
  { noun: "category", most: 200, titleOf: ({ name }) => name },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    categories: TableOf<typeof category>;
  }
}
