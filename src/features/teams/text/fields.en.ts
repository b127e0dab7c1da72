import type { FieldLabels } from "#src/records/record.ts";
import type { team } from "../team.record.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  teams: {
    name: "Name",
    slug: "Address on the site",
    code: "Short code",
    town: "Town",
    venue: "Venue",
    logo_url: "Logo",
    is_own: "Our club",
    hy_definite: "Armenian, with the article",
    hy_genitive: "Armenian, genitive",
    hy_dative: "Armenian, dative",
    hy_ablative: "Armenian, ablative",
    ru_genitive: "Russian, genitive",
    ru_dative: "Russian, dative",
    ru_accusative: "Russian, accusative",
    ru_instrumental: "Russian, instrumental",
    ru_prepositional: "Russian, prepositional",
    forms_confirmed: "The forms are right",
  },
} satisfies { teams: FieldLabels<typeof team> & { slug: string } };

export type TeamsFields = typeof fields;
