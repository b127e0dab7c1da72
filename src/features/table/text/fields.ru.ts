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
    team_logo: "Логотип",
    points_adjustment: "Начисленные или снятые очки",
    adjustment_reason: "Причина изменения очков",
    fixed_place: "Назначенное место",
    fixed_place_reason: "Причина назначения места",
  },
  seasons: {
    season: "Сезон",
    is_current: "Сезон, показанный на сайте",
    zones: "Зоны",
    tie_breakers: "Критерии распределения мест",
  },
};
