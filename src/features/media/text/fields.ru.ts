import type { MediaChoices, MediaFields } from "./fields.en.ts";

export const fields: MediaFields = {
  media: {
    title: "Заголовок",
    alt: "Описание",
    is_decorative: "Декоративное",
    credit: "Автор",
    licence: "Лицензия",
    source_url: "Источник",
    taken_at: "Дата съёмки",
    rights_until: "Права до",
    focal_x: "Точка внимания слева",
    focal_y: "Точка внимания сверху",
    url: "Файл",
  },
};

export const choices: MediaChoices = {
  media: {
    licence: {
      own: "Собственность клуба",
      agency: "Агентство",
      "cc-by": "CC BY",
      press: "Для прессы",
      unknown: "Неизвестна",
    },
  },
};
