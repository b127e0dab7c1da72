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
    hy_definite: "По-армянски, с артиклем",
    hy_genitive: "По-армянски, родительный падеж",
    hy_dative: "По-армянски, дательный падеж",
    hy_ablative: "По-армянски, исходный падеж",
    ru_genitive: "По-русски, родительный падеж",
    ru_dative: "По-русски, дательный падеж",
    ru_accusative: "По-русски, винительный падеж",
    ru_instrumental: "По-русски, творительный падеж",
    ru_prepositional: "По-русски, предложный падеж",
    forms_confirmed: "Формы верны",
  },
};
