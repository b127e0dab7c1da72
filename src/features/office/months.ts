import { club } from "#club/club.ts";
import { clockTime, monthHeading } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { Option } from "./options.tsx";

/** The first and last day of a month such as "2026-11", as the API takes them; nothing for any other text. */
export function monthBounds(month: string): { from?: string; to?: string } {
  const [, year = "", number = ""] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year) return {};
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/**
 * The months around the present one, the latest first.
 * @param also one that is shown in any case, e.g. that of the page's address
 */
export function monthsAround(
  now: Date,
  { before, after }: { before: number; after: number },
  also = "",
): string[] {
  const at = clockTime(now.toISOString(), club.timeZone);
  const present = at ? at.year * 12 + at.month - 1 : 0;
  const months = Array.from({ length: before + after + 1 }, (_, index) => monthKey(present + after - index));
  const isMore = monthBounds(also).from !== undefined && !months.includes(also);
  return (isMore ? [...months, also] : months).sort().reverse();
}

/** The months of a season such as "2026-27", July first. */
export function monthsOfSeason(season: string): string[] {
  const first = Number(season.slice(0, 4)) * 12 + 6;
  return Number.isNaN(first) ? [] : Array.from({ length: 12 }, (_, index) => monthKey(first + index));
}

/** As choices of a filter. */
export function monthOptions(months: string[], language: Language): Option[] {
  return months.map((value) => ({
    value,
    label: monthHeading({ year: Number(value.slice(0, 4)), month: Number(value.slice(5)) }, language),
  }));
}

/** @param count months since the year 0 */
function monthKey(count: number): string {
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}
