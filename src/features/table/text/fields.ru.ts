import type { TableFields } from "./fields.en.ts";

export const fields: TableFields = {
  standings: {
    position: "№",
    team_id: "Команда",
    team_name: "Команда",
    played: "И",
    won: "В",
    drawn: "Н",
    lost: "П",
    goals_for: "МЗ",
    goals_against: "МП",
    goal_difference: "РМ",
    points: "О",
    form: "Форма",
  },
  seasons: {
    season: "Сезон",
  },
};
