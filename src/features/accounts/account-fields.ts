import type { StaffWord } from "#src/i18n/staff-words.tsx";
import type { Role } from "./account.ts";

/** What its form and the history call the fields of an account. */
export const accountFields = {
  display_name: { en: "Name", hy: "Անուն", ru: "Имя" },
  email: { en: "E-mail", hy: "Էլ. փոստ", ru: "Эл. почта" },
  role: { en: "Role", hy: "Դեր", ru: "Роль" },
  is_active: { en: "Active", hy: "Ակտիվ", ru: "Активен" },
  interface_language: { en: "Interface language", hy: "Միջերեսի լեզուն", ru: "Язык интерфейса" },
} satisfies Record<string, StaffWord>;

/** The values of `role`. */
export const roleWords = {
  admin: { en: "Administrator", hy: "Ադմինիստրատոր", ru: "Администратор" },
  editor: { en: "Editor", hy: "Խմբագիր", ru: "Редактор" },
} satisfies Record<Role, StaffWord>;
