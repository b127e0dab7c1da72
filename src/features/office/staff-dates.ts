import { club } from "#club/club.ts";
import { clockTime } from "#src/i18n/dates.ts";

/** A day as staff read it in each language of the back office: "04.05.2025", in the club's time zone. */
export function staffDate(moment: string): string {
  const at = clockTime(moment, club.timeZone);
  return at ? `${two(at.day)}.${two(at.month)}.${at.year}` : "—";
}

/** Day and time: "04.05.2025, 19:00". */
export function staffDateTime(moment: string): string {
  const at = clockTime(moment, club.timeZone);
  return at ? `${staffDate(moment)}, ${at.time}` : "—";
}

/** The time, with its day where that is not today. */
export function staffTime(moment: string | Date): string {
  const iso = typeof moment === "string" ? moment : moment.toISOString();
  const isToday = staffDate(iso) === staffDate(new Date().toISOString());
  return isToday ? (clockTime(iso, club.timeZone)?.time ?? "") : staffDateTime(iso);
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
