import type { MediaChoices, MediaFields } from "./fields.en.ts";

export const fields: MediaFields = {
  media: {
    title: "Վերնագիր",
    alt: "Նկարագրություն",
    is_decorative: "Ձևավորման տարր",
    credit: "Հեղինակ",
    licence: "Լիցենզիա",
    source_url: "Աղբյուր",
    taken_at: "Նկարահանման օրը",
    rights_until: "Իրավունքների վերջին օրը",
    focal_x: "Կենտրոնը՝ ձախից",
    focal_y: "Կենտրոնը՝ վերևից",
    url: "Ֆայլ",
  },
};

export const choices: MediaChoices = {
  media: {
    licence: {
      own: "Ակումբինն է",
      agency: "Գործակալություն",
      "cc-by": "CC BY",
      press: "Մամուլի համար",
      unknown: "Հայտնի չէ",
    },
  },
};
