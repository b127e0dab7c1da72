import ical, {
  ICalAlarmType,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { club } from "#club/club.ts";
import { calendarStatus } from "#src/features/matches/calendar-facts.ts";
import { type Reminder, reminderSeconds } from "#src/features/matches/calendar-path.ts";
import { decidedOf, shootOutScore, wholeScore } from "#src/features/matches/match.ts";
import { utcToClubTime } from "#src/features/matches/match-time.ts";
import { MATCH_LENGTH_MS } from "#src/features/matches/phase.ts";
import { resultText } from "#src/features/matches/score.ts";
import { type CalendarText, calendar as en } from "#src/features/matches/text/calendar.en.ts";
import { calendar as hy } from "#src/features/matches/text/calendar.hy.ts";
import { calendar as ru } from "#src/features/matches/text/calendar.ru.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { slugify } from "#src/i18n/transliterate.ts";
import type { CalendarMatch } from "./calendar-queries.server.ts";

export const CALENDAR_TEXTS: Record<Language, CalendarText> = { en, hy, ru };

/** Names the club in files, whatever its domain. */
const CLUB = slugify(club.name.en);

/** How often calendars should ask again. Google comes when it likes, about once a day. */
const ASK_AGAIN_S = 6 * 3600;

interface CalendarOptions {
  language: Language;
  siteUrl: string;
  /** Where it is, for calendars that follow it; absent for the file of one match. */
  path?: string;
  name: string;
  words: CalendarText;
  /** How long before a match it asks to ring. */
  reminder?: Reminder;
}

/** Matches as an iCalendar file. Source: RFC 5545 and 7986. */
export function calendarFile(matches: readonly CalendarMatch[], options: CalendarOptions): string {
  const { siteUrl, path } = options;
  // The library writes it as it is: a second line of a club's name would be a line of the file.
  const name = options.name.replace(/\s+/g, " ");
  const file = ical({
    prodId: { company: CLUB, product: "site" },
    name,
    ...(path ? { source: siteUrl + path, url: siteUrl, ttl: ASK_AGAIN_S } : {}),
    events: matches.map((match) => calendarEntry(match, options)),
  });
  // The library leaves out the end of the last line.
  return `${file}\r\n`;
}

/** A match as calendars have it. */
export function calendarEntry(
  match: CalendarMatch,
  { language, siteUrl, words, reminder = "" }: Omit<CalendarOptions, "name" | "path">,
): ICalEventData {
  const status = calendarStatus(match);
  const venue = localised(match, "venue", language).text;
  const isOff = status === "CANCELLED";
  const isHourKnown =
    match.date_certainty === "exact" && !(match.status === "postponed" && isDateless(match));
  const start = new Date(match.match_date);
  const summary = summaryOf(match, language, words);
  const seconds = reminderSeconds(reminder);
  const rings = seconds > 0 && isHourKnown && !isOff && match.status !== "finished";
  const notes = [
    [localised(match, "competition_name", language).text, match.round && words.round(match.round)]
      .filter(Boolean)
      .join(", "),
    match.date_certainty === "day" ? words.hourUnknown : "",
    match.date_certainty === "none" || isDateless(match) ? words.dayUnknown : "",
    localised(match, "postponed_reason", language).text,
  ];
  return {
    // It names no domain: the match stays the same when the site moves.
    id: `match-${match.id}@${CLUB}`,
    sequence: match.calendar_sequence,
    stamp: new Date(match.updated_at),
    lastModified: new Date(match.updated_at),
    summary,
    description: notes.filter(Boolean).join("\n"),
    ...(isHourKnown
      ? { start, end: new Date(start.getTime() + MATCH_LENGTH_MS) }
      : { start: dayOf(match.match_date), allDay: true }),
    ...(venue ? { location: venue } : {}),
    url: siteUrl + localPath(language, `/matches/${match.id}`),
    status: ICalEventStatus[status],
    transparency: isHourKnown && !isOff ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    busystatus: isHourKnown && !isOff ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
    ...(rings ? { alarms: [{ type: ICalAlarmType.display, trigger: seconds, description: summary }] } : {}),
  };
}

/** Postponed, and nobody knows until when. */
function isDateless({ status, postponed_from, match_date }: CalendarMatch): boolean {
  return status === "postponed" && (postponed_from ?? match_date) === match_date;
}

/** "Argishti – Noah 2:1", "(Postponed) Argishti – Noah" */
function summaryOf(match: CalendarMatch, language: Language, words: CalendarText): string {
  const [home, away] = (["home_team_name", "away_team_name"] as const).map(
    (field) => localised(match, field, language).text,
  );
  const decided = decidedOf(match);
  const before =
    calendarStatus(match) === "CANCELLED"
      ? `(${words.cancelled}) `
      : match.status === "postponed"
        ? `(${words.postponed}) `
        : decided && decided !== "abandoned"
          ? `(${words[decided]}) `
          : "";
  const isOver = match.status === "finished" && match.home_score !== null && match.away_score !== null;
  const score = isOver ? wholeScore(match) : null;
  return `${before}${home} – ${away}${score ? ` ${resultText(score, shootOutScore(match))}` : ""}`;
}

/** The day by the club's clock, at noon UTC, which is that day everywhere the library may look. */
function dayOf(moment: string): Date {
  return new Date(`${utcToClubTime(moment).slice(0, 10)}T12:00:00.000Z`);
}
