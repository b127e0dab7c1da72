import type { TeamsFields } from "./fields.en.ts";

export const fields: TeamsFields = {
  teams: {
    name: "Название",
    slug: "Адрес на сайте",
    code: "Сокращение",
    town: "Город",
    venue: "Стадион",
    logo_url: "Логотип",
    is_own: "Наш клуб",
  },
};
