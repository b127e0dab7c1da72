import type { SettingsFields } from "./fields.en.ts";

export const fields: SettingsFields = {
  settings: {
    key: "Ключ",
    value: "Значение",
    type: "Тип",
    description: "Описание",
    is_public: "Публичная настройка",
  },
};
