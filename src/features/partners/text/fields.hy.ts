import type { PartnersChoices, PartnersFields } from "./fields.en.ts";

export const fields: PartnersFields = {
  partners: {
    name: "Անվանում",
    url: "Կայք (URL)",
    category: "Տեսակ",
    order_num: "Ցուցադրման հերթականություն",
    logo: "Տարբերանշան",
    banner_image: "Պաստառ",
    is_active: "Ակտիվ",
    starts_on: "Ցուցադրման առաջին օրը",
    ends_on: "Ցուցադրման վերջին օրը",
    display_in_header: "Էջագլուխ",
    display_in_footer: "Էջատակ",
    display_in_matches: "Խաղեր",
    display_in_table: "Աղյուսակ",
    display_in_partners: "Գործընկերների բլոկ",
    header_text: "Տեքստ էջագլխում",
    matches_text: "Տեքստ խաղերի էջում",
    table_text: "Տեքստ աղյուսակի էջում",
    partners_text: "Տեքստ գործընկերների բլոկում",
  },
};

export const choices: PartnersChoices = {
  partners: {
    category: {
      title: "Գլխավոր հովանավոր",
      partner: "Գործընկեր",
    },
  },
};
