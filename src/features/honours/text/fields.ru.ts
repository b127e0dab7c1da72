import type { HonoursChoices, HonoursFields } from "./fields.en.ts";

export const fields: HonoursFields = {
  honours: {
    kind: "Вид",
    year: "Год или сезон",
    name: "Название",
    story: "История",
    order_num: "Порядок показа",
  },
};

export const choices: HonoursChoices = {
  honours: {
    kind: {
      championship: "Чемпионство",
      cup: "Кубок",
      super_cup: "Суперкубок",
      other: "Другой трофей",
      station: "Событие без трофея",
    },
  },
};
