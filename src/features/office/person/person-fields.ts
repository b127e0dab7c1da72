import type { StaffWord } from "#src/i18n/staff-words.tsx";

/** What the forms and the history call the fields that players and staff have alike. */
export const personFields = {
  first_name: { en: "First name", hy: "Անուն", ru: "Имя" },
  last_name: { en: "Last name", hy: "Ազգանուն", ru: "Фамилия" },
  photo_url: { en: "Photo", hy: "Լուսանկար", ru: "Фото" },
} satisfies Record<string, StaffWord>;
