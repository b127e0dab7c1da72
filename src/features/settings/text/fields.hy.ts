import type { SettingsFields } from "./fields.en.ts";

export const fields: SettingsFields = {
  settings: {
    key: "Բանալի",
    value: "Արժեք",
    type: "Տեսակ",
    description: "Նկարագրություն",
    is_public: "Հանրային կարգավորում",
  },
};
