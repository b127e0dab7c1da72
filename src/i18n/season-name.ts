import type { Language } from "./languages.ts";

/** A season as a language writes it: "2026-27", in Russian "2026/27". What is no pair of years stays as it is. */
export function seasonName(season: string, language: Language): string {
  return language === "ru" ? season.replace(/^(\d{4})-(\d{2,4})$/, "$1/$2") : season;
}
