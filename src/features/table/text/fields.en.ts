import type { Standing } from "../table.ts";

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
  },
  seasons: {
    season: "Season",
  },
} satisfies { standings: Partial<Record<keyof Standing, string>>; seasons: object };

export type TableFields = typeof fields;
