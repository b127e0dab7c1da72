import type { TeamsFields } from "./fields.en.ts";

export const fields: TeamsFields = {
  teams: {
    name: "Название",
    slug: "Адрес на сайте",
    venue: "Стадион",
  },
};
