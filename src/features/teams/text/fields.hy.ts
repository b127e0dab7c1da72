import type { TeamsFields } from "./fields.en.ts";

export const fields: TeamsFields = {
  teams: {
    name: "Անվանում",
    slug: "Հասցեն կայքում",
    venue: "Մարզադաշտ",
  },
};
