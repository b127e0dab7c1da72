import type { Hono } from "hono";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import type { Cache } from "#src/delivery/cache.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { calendarPath, isReminder, type Reminder } from "#src/features/matches/calendar-path.ts";
import { LANGUAGES, type Language, localPath } from "#src/i18n/languages.ts";
import { answerMade, siteAddress } from "./answer-file.server.ts";
import { CALENDAR_TEXTS, calendarFile } from "./calendar.server.ts";
import { findCalendarMatch, listCalendarMatches } from "./calendar-queries.server.ts";
import { feedErrors } from "./errors.server.ts";

const CALENDAR = "text/calendar; charset=utf-8";

/** The calendars that phones follow, and each match as a file. */
// biome-ignore lint/suspicious/noExplicitAny: the site's own environment does not matter here.
export function mountCalendars(site: Hono<any>, app: App, cache?: Cache): void {
  for (const language of LANGUAGES) {
    site.get(localPath(language, "/calendar/:file"), (c) => {
      const name = /^([a-z0-9-]{1,200})\.ics$/.exec(c.req.param("file") ?? "")?.[1];
      const isHomeOnly = c.req.query("home") !== undefined;
      const asked = c.req.query("remind") ?? "";
      const reminder = isReminder(asked) ? asked : "";
      const from = { language, siteUrl: siteAddress(c, app), isHomeOnly, reminder };
      const make = async () => {
        const text = name && (await (/^match-\d+$/.test(name) ? fileOf : calendarOf)(app, name, from));
        if (!text) throw new AppError("not_found", feedErrors.no_calendar());
        return text;
      };
      const key = `${from.siteUrl} ${language} ${name} ${isHomeOnly} ${reminder}`;
      return answerMade(c, cache, { key, type: CALENDAR, make });
    });
  }
}

interface Wanted {
  language: Language;
  siteUrl: string;
  isHomeOnly: boolean;
  reminder: Reminder;
}

async function calendarOf(app: App, name: string, wanted: Wanted): Promise<string | undefined> {
  const { language, siteUrl, isHomeOnly, reminder } = wanted;
  const found = await listCalendarMatches(app.db, name, { isHomeOnly, now: app.now() });
  if (!found) return undefined;
  const words = CALENDAR_TEXTS[language];
  const ownName = club.name[language];
  const title = name === "league" || name === "all" ? `${ownName}, ${words[name]}` : ownName;
  return calendarFile(found.matches, {
    ...{ language, siteUrl, words, reminder },
    path: calendarPath(language, name, { isHomeOnly, reminder }),
    name: isHomeOnly ? `${title}, ${words.home}` : (found.team?.[language] ?? title),
  });
}

async function fileOf(app: App, name: string, wanted: Wanted): Promise<string | undefined> {
  const { language, siteUrl, reminder } = wanted;
  const id = Number(name.slice("match-".length));
  const match = Number.isSafeInteger(id) ? await findCalendarMatch(app.db, id) : undefined;
  const words = CALENDAR_TEXTS[language];
  return match && calendarFile([match], { language, siteUrl, words, reminder, name: club.name[language] });
}
