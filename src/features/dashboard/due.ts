import { club } from "#club/club.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How a moment stands to now, by the club's calendar. */
export interface Due {
  day: "overdue" | "today" | "tomorrow" | "later";
  /** How long since then, or until then. */
  unit: "minutes" | "hours" | "days";
  count: number;
}

/** @param due,now UTC ISO moments */
export function dueAt(due: string, now: string): Due {
  const left = Date.parse(due) - Date.parse(now);
  return { day: left < 0 ? "overdue" : dayOf(due, now), ...span(Math.abs(left), left < 0 ? 1 : 2) };
}

/** Whether a moment lies on the day of another one or on the next one; all others are "later". */
export function dayOf(moment: string, now: string): "today" | "tomorrow" | "later" {
  const key = (at: number) => {
    const clock = clockTime(new Date(at).toISOString(), club.timeZone);
    return clock && dayKey(clock);
  };
  const day = key(Date.parse(moment));
  if (day === key(Date.parse(now))) return "today";
  return day === key(Date.parse(now) + DAY_MS) ? "tomorrow" : "later";
}

/** In hours up to so many days; less than a minute is one. */
function span(ms: number, daysInHours: number): Pick<Due, "unit" | "count"> {
  if (ms < HOUR_MS) return { unit: "minutes", count: Math.max(1, Math.round(ms / MINUTE_MS)) };
  return ms < daysInHours * DAY_MS
    ? { unit: "hours", count: Math.round(ms / HOUR_MS) }
    : { unit: "days", count: Math.floor(ms / DAY_MS) };
}
