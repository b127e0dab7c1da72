import { flag, image, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";

/** A team that matches and tables name. */
export const team = record(
  "teams",
  {
    /** Stable readable name, e.g. "ararat-armenia": made from the name and kept. */
    slug: text({ max: 200, readOnly: true, history: false, search: false }),
    name: text({ max: 100, localized: true, required: ["en"], search: "office" }),
    /** Short codes; stored, never computed: «ու» is one letter in Armenian. */
    code: text({ max: 8, localized: true, search: false }),
    town: text({ max: 100, localized: true, search: false }),
    venue: text({ max: 200, localized: true, search: false }),
    /** Empty when no logo was uploaded: a crest is drawn instead, see crest.ts. */
    logo_url: image(),
    /** Set for the one club whose website this is. */
    is_own: flag(),
  },
  { noun: "team", titleOf: ({ name }) => name },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    teams: TableOf<typeof team>;
  }
}
