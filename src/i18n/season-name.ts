import type { Language } from "./languages.ts";

/** A season as a language writes it: "2026-27", in Russian "2026/27". What is no pair of years stays as it is. */
export function seasonName(season: string, language: Language): string {
  return language === "ru" ? season.replace(/^(\d{4})-(\d{2,4})$/, "$1/$2") : season;
}

/** The first and the last day of a season "2024-25": July to June. */
export function daysOfSeason(season: string): { first: string; last: string } {
  const year = Number(season.slice(0, 4));
  return { first: `${year}-07-01`, last: `${year + 1}-06-30` };
}

/** The season of a day, July to June: "2024-25". @param day "2025-01-31" */
export function seasonOfDay(day: string): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 7 ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}

/** Whether a text names a season: "2024-25", "1999-00", but not "2024-26". */
export function isSeasonName(text: string): boolean {
  const [, from, to] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  return from !== undefined && (Number(from) + 1) % 100 === Number(to);
}
