import type { criteria as english } from "./criteria.en.ts";

export const criteria: typeof english = {
  points: "Очки",
  wins: "Победы",
  goal_difference: "Разница мячей",
  goals_for: "Забитые мячи",
  away_goals: "Мячи в гостях",
  head_to_head: "Очки в личных встречах, затем разница и мячи",
  h2h_points: "Очки в личных встречах",
  h2h_wins: "Победы в личных встречах",
  h2h_goal_difference: "Разница в личных встречах",
  h2h_goals_for: "Мячи в личных встречах",
  h2h_away_goals: "Мячи в гостях в личных встречах",
  discipline: "Меньше карточек",
  decider: "Дополнительный матч",
  lots: "Жребий",
};
