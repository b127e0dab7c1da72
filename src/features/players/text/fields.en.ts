import type { FieldLabels } from "#src/records/record.ts";
import type { player } from "../player.record.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  players: {
    first_name: "First name",
    last_name: "Last name",
    photo_url: "Photo",
    jersey_number: "Jersey number",
    position: "Position",
    birth_date: "Birth date",
    nationality: "Nationality",
    height: "Height (cm)",
    weight: "Weight (kg)",
    bio: "Biography",
    is_active: "Active player",
    is_captain: "Captain",
  },
} satisfies { players: FieldLabels<typeof player> };

export type PlayersFields = typeof fields;
