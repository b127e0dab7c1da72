import type { Localized } from "#src/i18n/languages.ts";

export interface Player {
  id: number;
  first_name: string;
  first_name_hy: string;
  first_name_ru: string;
  last_name: string;
  last_name_hy: string;
  last_name_ru: string;
  jersey_number: number | null;
  position: string;
  position_hy: string;
  position_ru: string;
  /** "1998-04-17" */
  birth_date: string | null;
  nationality: string;
  nationality_hy: string;
  nationality_ru: string;
  /** Centimetres. */
  height: number | null;
  /** Kilograms. */
  weight: number | null;
  photo_url: string;
  bio: string;
  bio_hy: string;
  bio_ru: string;
  is_active: boolean;
  is_captain: boolean;
  version: number;
  created_at: string;
  updated_at: string;
}

export type PublicPlayer = Omit<Player, "version" | "created_at" | "updated_at">;

/** Source: specification of the back office, sections 5 and 9. */
export const BOUNDS = { jersey: [1, 99], height: [150, 220], weight: [50, 120] } as const;

/** The four positions with the forms that go with the English one. */
export const POSITIONS: Localized[] = [
  { en: "Goalkeeper", hy: "Դարպասապահ", ru: "Вратарь" },
  { en: "Defender", hy: "Պաշտպան", ru: "Защитник" },
  { en: "Midfielder", hy: "Կիսապաշտպան", ru: "Полузащитник" },
  { en: "Forward", hy: "Հարձակվող", ru: "Нападающий" },
];

/** The other languages' forms of a position; undefined for one that is not among the four. */
export function positionForms(english: string): Localized | undefined {
  return POSITIONS.find(({ en }) => en.toLowerCase() === english.trim().toLowerCase());
}

/**
 * Age in whole years, or undefined without a birth date.
 * @param birthDate "1998-04-17"
 * @param today the club's day, "2026-03-11"
 */
export function ageOn(birthDate: string | null, today: string): number | undefined {
  if (!birthDate || !/^\d{4}-\d{2}-\d{2}/.test(birthDate)) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}
