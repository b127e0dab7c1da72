import type { TableFields } from "./fields.en.ts";

export const fields: TableFields = {
  standings: {
    position: "Տեղ",
    team_id: "Թիմ",
    team_name: "Թիմ",
    played: "Խ",
    won: "Հ",
    drawn: "Ո",
    lost: "Պ",
    goals_for: "ԽԳ",
    goals_against: "ԲԳ",
    goal_difference: "ԳՏ",
    points: "Մ",
    form: "Վերջին խաղերը",
  },
  seasons: {
    season: "Մրցաշրջան",
  },
};
