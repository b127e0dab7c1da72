import { type Language, localPath } from "#src/i18n/languages.ts";

/** Whose matches a calendar has: the club's, those of all leagues, all, or a team's by its slug. */
export type CalendarName = "team" | "league" | "all" | (string & {});

/** The address of a calendar that follows its matches. */
export function calendarPath(language: Language, name: CalendarName, isHomeOnly = false): string {
  return `${localPath(language, `/calendar/${name}.ics`)}${isHomeOnly ? "?home" : ""}`;
}

/** The address of one match as a file. */
export function matchFilePath(language: Language, matchId: number): string {
  return localPath(language, `/calendar/match-${matchId}.ics`);
}
