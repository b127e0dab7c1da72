import { club } from "#club/club.ts";
import { type ClockTime, clockTime, shortWeekdayDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";

/** What a calendar shows of a day of the club. @param day "2026-03-11" */
export function clockOf(day: string): ClockTime {
  return clockTime(`${day}T12:00:00.000Z`, "UTC")!;
}

/** "Sat, 8 March" */
export function dayInWords(day: string, language: Language): string {
  return shortWeekdayDate(clockOf(day), language);
}

/** "19:00" by the club's clock. */
export function timeOf(moment: string): string {
  return clockTime(moment, club.timeZone)?.time ?? "";
}
