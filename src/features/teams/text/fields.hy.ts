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
  },
};
