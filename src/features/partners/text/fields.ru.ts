import type { PartnersChoices, PartnersFields } from "./fields.en.ts";

export const fields: PartnersFields = {
  partners: {
    name: "Название",
    url: "Сайт (URL)",
    category: "Категория",
    order_num: "Порядок показа",
    logo: "Логотип",
    banner_image: "Баннер",
    is_active: "Активен",
    starts_on: "Показывать с",
    ends_on: "Показывать по",
    display_in_header: "Шапка",
    display_in_footer: "Подвал",
    display_in_matches: "Матчи",
    display_in_table: "Таблица",
    display_in_partners: "Блок партнёров",
    header_text: "Текст в шапке",
    matches_text: "Текст на странице матчей",
    table_text: "Текст на странице таблицы",
    partners_text: "Текст в блоке партнёров",
  },
};

export const choices: PartnersChoices = {
  partners: {
    category: {
      title: "Титульный спонсор",
      partner: "Партнёр",
    },
  },
};
