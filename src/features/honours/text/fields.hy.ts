import type { HonoursChoices, HonoursFields } from "./fields.en.ts";

export const fields: HonoursFields = {
  honours: {
    kind: "Տեսակ",
    year: "Տարի կամ մրցաշրջան",
    name: "Անվանում",
    story: "Պատմություն",
    order_num: "Ցուցադրման հերթականություն",
  },
};

export const choices: HonoursChoices = {
  honours: {
    kind: {
      championship: "Չեմպիոնություն",
      cup: "Գավաթ",
      super_cup: "Սուպերգավաթ",
      other: "Այլ տիտղոս",
      station: "Իրադարձություն՝ առանց տիտղոսի",
    },
  },
};
