import type { AccountsChoices, AccountsFields } from "./fields.en.ts";

export const fields: AccountsFields = {
  accounts: {
    display_name: "Имя",
    email: "Эл. почта",
    role: "Роль",
    sections: "Рубрики новостей",
    is_active: "Активен",
    interface_language: "Язык интерфейса",
  },
};

export const choices: AccountsChoices = {
  accounts: {
    role: {
      admin: "Администратор",
      editor: "Редактор",
      writer: "Автор",
    },
  },
};
