import { flag, image, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";

/** A form of the name as it stands in a sentence; answers to visitors go without. */
const form = () => text({ max: 120, search: false, staffOnly: true });

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
    /** What Armenian and Russian sentences need beside the name: proposed by rule, see club-forms.ts. */
    hy_definite: form(),
    hy_genitive: form(),
    hy_dative: form(),
    hy_ablative: form(),
    ru_genitive: form(),
    ru_dative: form(),
    ru_accusative: form(),
    ru_instrumental: form(),
    ru_prepositional: form(),
    /** Staff have read the forms: sentences may use them. */
    forms_confirmed: flag({ staffOnly: true }),
  },
  { noun: "team", most: 1000, mostLetters: 500_000, titleOf: ({ name }) => name },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    teams: TableOf<typeof team>;
  }
}
