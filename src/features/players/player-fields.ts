import { personFields } from "#src/features/office/person/person-fields.ts";
import type { StaffWord } from "#src/i18n/staff-words.tsx";
import type { Player } from "./player.ts";

/** What its form and the history call the fields of a player. */
export const playerFields = {
  ...personFields,
  jersey_number: { en: "Jersey number", hy: "Խաղահամար", ru: "Игровой номер" },
  position: { en: "Position", hy: "Դիրք", ru: "Позиция" },
  birth_date: { en: "Birth date", hy: "Ծննդյան ամսաթիվ", ru: "Дата рождения" },
  nationality: { en: "Nationality", hy: "Քաղաքացիություն", ru: "Гражданство" },
  height: { en: "Height (cm)", hy: "Հասակ (սմ)", ru: "Рост (см)" },
  weight: { en: "Weight (kg)", hy: "Քաշ (կգ)", ru: "Вес (кг)" },
  bio: { en: "Biography", hy: "Կենսագրություն", ru: "Биография" },
  is_active: { en: "Active player", hy: "Ակտիվ ֆուտբոլիստ", ru: "Действующий игрок" },
  is_captain: { en: "Captain", hy: "Թիմի ավագ", ru: "Капитан команды" },
} satisfies Partial<Record<keyof Player, StaffWord>>;
