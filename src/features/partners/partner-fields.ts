import type { StaffWord } from "#src/i18n/staff-words.tsx";
import type { Partner, PartnerCategory } from "./partner.ts";

/** What its form and the history call the fields of a partner. */
export const partnerFields = {
  name: { en: "Name", hy: "Անվանում", ru: "Название" },
  url: { en: "Website (URL)", hy: "Կայք (URL)", ru: "Сайт (URL)" },
  category: { en: "Category", hy: "Տեսակ", ru: "Категория" },
  order_num: { en: "Display order", hy: "Ցուցադրման հերթականություն", ru: "Порядок показа" },
  logo: { en: "Logo", hy: "Տարբերանշան", ru: "Логотип" },
  banner_image: { en: "Banner", hy: "Պաստառ", ru: "Баннер" },
  is_active: { en: "Active", hy: "Ակտիվ", ru: "Активен" },
  display_in_header: { en: "Header", hy: "Էջագլուխ", ru: "Шапка" },
  display_in_footer: { en: "Footer", hy: "Էջատակ", ru: "Подвал" },
  display_in_matches: { en: "Matches", hy: "Խաղեր", ru: "Матчи" },
  display_in_table: { en: "Table", hy: "Աղյուսակ", ru: "Таблица" },
  display_in_partners: { en: "Partners block", hy: "Գործընկերների բլոկ", ru: "Блок партнёров" },
  header_text: { en: "Text in the header", hy: "Տեքստ էջագլխում", ru: "Текст в шапке" },
  matches_text: { en: "Text on the matches page", hy: "Տեքստ խաղերի էջում", ru: "Текст на странице матчей" },
  table_text: { en: "Text on the table page", hy: "Տեքստ աղյուսակի էջում", ru: "Текст на странице таблицы" },
  partners_text: {
    en: "Text in the partners block",
    hy: "Տեքստ գործընկերների բլոկում",
    ru: "Текст в блоке партнёров",
  },
} satisfies Partial<Record<keyof Partner, StaffWord>>;

/** The values of `category`. */
export const partnerCategoryWords = {
  title: { en: "Title sponsor", hy: "Գլխավոր հովանավոր", ru: "Титульный спонсор" },
  partner: { en: "Partner", hy: "Գործընկեր", ru: "Партнёр" },
} satisfies Record<PartnerCategory, StaffWord>;
