import type { FieldLabels } from "#src/records/record.ts";
import type { season } from "../season.record.ts";
import type { standing } from "../standing.record.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  standings: {
    position: "Pos",
    team_id: "Team",
    team_name: "Team",
    played: "P",
    won: "W",
    drawn: "D",
    lost: "L",
    goals_for: "GF",
    goals_against: "GA",
    goal_difference: "GD",
    points: "Pts",
    form: "Form",
    team_logo: "Logo",
    points_adjustment: "Points given or taken",
    adjustment_reason: "Reason for the points",
    fixed_place: "Fixed place",
    fixed_place_reason: "Reason for the place",
  },
  seasons: {
    season: "Season",
    is_current: "Season shown on the site",
    zones: "Zones",
    tie_breakers: "Tie-breakers",
  },
} satisfies { standings: FieldLabels<typeof standing>; seasons: FieldLabels<typeof season> };

export type TableFields = typeof fields;
