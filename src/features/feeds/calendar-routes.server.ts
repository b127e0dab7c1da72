import type { Hono } from "hono";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import type { Cache } from "#src/delivery/cache.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { calendarPath } from "#src/features/matches/calendar-path.ts";
import { calendar as en } from "#src/features/matches/text/calendar.en.ts";
import { calendar as hy } from "#src/features/matches/text/calendar.hy.ts";
import { calendar as ru } from "#src/features/matches/text/calendar.ru.ts";
import { LANGUAGES, type Language, localPath } from "#src/i18n/languages.ts";
import { answerMade, siteAddress } from "./answer-file.server.ts";
import { calendarFile } from "./calendar.server.ts";
import { findCalendarMatch, listCalendarMatches } from "./calendar-queries.server.ts";
import { feedErrors } from "./errors.server.ts";

const CALENDAR = "text/calendar; charset=utf-8";
const TEXTS = { en, hy, ru };

/** The calendars that phones follow, and each match as a file. */
// biome-ignore lint/suspicious/noExplicitAny: the site's own environment does not matter here.
export function mountCalendars(site: Hono<any>, app: App, cache?: Cache): void {
  for (const language of LANGUAGES) {
    site.get(localPath(language, "/calendar/:file"), (c) => {
      const name = /^([a-z0-9-]{1,200})\.ics$/.exec(c.req.param("file") ?? "")?.[1];
      const isHomeOnly = c.req.query("home") !== undefined;
      const from = { language, siteUrl: siteAddress(c, app), isHomeOnly };
      const make = async () => {
        const text = name && (await (/^match-\d+$/.test(name) ? fileOf : calendarOf)(app, name, from));
        if (!text) throw new AppError("not_found", feedErrors.no_calendar());
        return text;
      };
      const key = `${from.siteUrl} ${language} ${name} ${isHomeOnly}`;
      return answerMade(c, cache, { key, type: CALENDAR, make });
    });
  }
}

interface Wanted {
  language: Language;
  siteUrl: string;
  isHomeOnly: boolean;
}

async function calendarOf(app: App, name: string, wanted: Wanted): Promise<string | undefined> {
  const { language, siteUrl, isHomeOnly } = wanted;
  const found = await listCalendarMatches(app.db, name, { isHomeOnly, now: app.now() });
  if (!found) return undefined;
  const words = TEXTS[language];
  const ownName = club.name[language];
  const title = name === "league" || name === "all" ? `${ownName}, ${words[name]}` : ownName;
  return calendarFile(found.matches, {
    ...{ language, siteUrl, words },
    path: calendarPath(language, name, isHomeOnly),
    name: isHomeOnly ? `${title}, ${words.home}` : (found.team?.[language] ?? title),
  });
}

async function fileOf(app: App, name: string, wanted: Wanted): Promise<string | undefined> {
  const { language, siteUrl } = wanted;
  const id = Number(name.slice("match-".length));
  const match = Number.isSafeInteger(id) ? await findCalendarMatch(app.db, id) : undefined;
  return (
    match && calendarFile([match], { language, siteUrl, words: TEXTS[language], name: club.name[language] })
  );
}
