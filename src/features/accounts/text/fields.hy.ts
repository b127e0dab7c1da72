import type { AccountsChoices, AccountsFields } from "./fields.en.ts";

export const fields: AccountsFields = {
  accounts: {
    display_name: "Անուն",
    email: "Էլ. փոստ",
    role: "Դեր",
    sections: "Նորությունների բաժիններ",
    is_active: "Ակտիվ",
    interface_language: "Միջերեսի լեզուն",
  },
};

export const choices: AccountsChoices = {
  accounts: {
    role: {
      admin: "Ադմինիստրատոր",
      editor: "Խմբագիր",
      writer: "Հեղինակ",
    },
  },
};
