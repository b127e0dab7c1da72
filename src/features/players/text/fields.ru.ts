import type { PlayersFields } from "./fields.en.ts";

export const fields: PlayersFields = {
  players: {
    first_name: "Имя",
    last_name: "Фамилия",
    photo_url: "Фото",
    jersey_number: "Игровой номер",
    position: "Позиция",
    birth_date: "Дата рождения",
    nationality: "Гражданство",
    height: "Рост (см)",
    weight: "Вес (кг)",
    bio: "Биография",
    is_active: "Действующий игрок",
    is_captain: "Капитан команды",
  },
};
