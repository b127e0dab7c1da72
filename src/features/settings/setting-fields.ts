import type { StaffWord } from "#src/i18n/staff-words.tsx";
import type { Setting } from "./setting.ts";

/** What its form and the history call the fields of a setting. */
export const settingFields = {
  key: { as: "en", en: "Key", hy: "Բանալի", ru: "Ключ" },
  value: { as: "en", en: "Value", hy: "Արժեք", ru: "Значение" },
  type: { as: "en", en: "Type", hy: "Տեսակ", ru: "Тип" },
  description: { as: "en", en: "Description", hy: "Նկարագրություն", ru: "Описание" },
  is_public: { as: "en", en: "Public setting", hy: "Հանրային կարգավորում", ru: "Публичная настройка" },
} satisfies Partial<Record<keyof Setting, StaffWord>>;
