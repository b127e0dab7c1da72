import { type Language, localPath } from "#src/i18n/languages.ts";

/** Whose matches a calendar has: the club's, those of all leagues, all, or a team's by its slug. */
export type CalendarName = "team" | "league" | "all" | (string & {});

/** How long before a match a calendar asks to ring; empty for not at all. */
export const REMINDERS = ["", "1h", "1d"] as const;
export type Reminder = (typeof REMINDERS)[number];

export function isReminder(value: string): value is Reminder {
  return REMINDERS.includes(value as Reminder);
}

const SECONDS: Record<Reminder, number> = { "": 0, "1h": 3600, "1d": 86_400 };

/** 0 for none. */
export function reminderSeconds(reminder: Reminder): number {
  return SECONDS[reminder];
}

interface CalendarWishes {
  isHomeOnly?: boolean;
  reminder?: Reminder;
}

/** The address of a calendar that follows its matches. */
export function calendarPath(
  language: Language,
  name: CalendarName,
  { isHomeOnly = false, reminder = "" }: CalendarWishes = {},
): string {
  const query = [isHomeOnly ? "home" : "", reminder ? `remind=${reminder}` : ""].filter(Boolean).join("&");
  return `${localPath(language, `/calendar/${name}.ics`)}${query && `?${query}`}`;
}

/** The address of one match as a file. */
export function matchFilePath(language: Language, matchId: number, reminder: Reminder = ""): string {
  return calendarPath(language, `match-${matchId}`, { reminder });
}
