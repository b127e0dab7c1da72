import type { LineupsFields } from "./fields.en.ts";

export const fields: LineupsFields = {
  lineups: {
    formation: "Расстановка",
    players: "Игроки",
    coach: "Главный тренер",
    publish_at: "Публикуется",
    is_short_confirmed: "Публикуется неполным",
  },
};
