import type { TeamsFields } from "./fields.en.ts";

export const fields: TeamsFields = {
  teams: {
    name: "Անվանում",
    slug: "Հասցեն կայքում",
    code: "Հապավում",
    town: "Քաղաք",
    venue: "Մարզադաշտ",
    logo_url: "Տարբերանշան",
    is_own: "Մեր ակումբը",
    hy_definite: "Հայերեն, հոդով",
    hy_genitive: "Հայերեն, սեռական հոլով",
    hy_dative: "Հայերեն, տրական հոլով",
    hy_ablative: "Հայերեն, բացառական հոլով",
    ru_genitive: "Ռուսերեն, սեռական հոլով",
    ru_dative: "Ռուսերեն, տրական հոլով",
    ru_accusative: "Ռուսերեն, հայցական հոլով",
    ru_instrumental: "Ռուսերեն, գործիական հոլով",
    ru_prepositional: "Ռուսերեն, նախդրային հոլով",
    forms_confirmed: "Ձևերը ճիշտ են",
  },
};
