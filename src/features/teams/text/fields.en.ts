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
  },
} satisfies { teams: FieldLabels<typeof team> & { slug: string } };

export type TeamsFields = typeof fields;
