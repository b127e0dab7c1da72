import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { noStore, rightUntil } from "#src/app/tracking.server.ts";
import { isReminder, type Reminder } from "#src/features/matches/calendar-path.ts";
import type { Competition } from "#src/features/matches/competition.ts";
import { listCompetitions } from "#src/features/matches/competition-queries.server.ts";
import { isFixed, postponement } from "#src/features/matches/postponement.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import type { Team } from "#src/features/teams/team.ts";
import { clockTime, shortMonth, shortWeekday } from "#src/i18n/dates.ts";
import { isLanguage, type Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { CALENDAR_TEXTS, calendarEntry } from "../calendar.server.ts";
import {
  type CalendarMatch,
  type ComingMatch,
  listComingMatches,
  listMatchesForCalendar,
} from "../calendar-queries.server.ts";

const NAMES = ["team", "home", "match", "league", "all"] as const;
export type ChoiceName = (typeof NAMES)[number];

export interface CalendarChoice {
  name: ChoiceName;
  /** Matches to come. */
  count: number;
  /** Competitions, a ground or a match, where there is something to say; the words of the rest stand in the texts. */
  hint: string;
}

export interface PreviewEntry {
  day: string;
  month: string;
  title: string;
  /** "Sat, 18:00 – 19:55"; the weekday alone where nobody knows the hour. */
  weekday: string;
  time: string;
  /** The hour from which it was put off. */
  formerTime: string;
  isMoved: boolean;
  place: string;
  notes: string[];
}

export interface CalendarDialogData {
  chosen: ChoiceName;
  /** The match of the page; null elsewhere. */
  match: number | null;
  choices: CalendarChoice[];
  /** In which the entries are written. */
  language: Language;
  reminder: Reminder;
  preview: PreviewEntry[];
}

/**
 * What the dialog of calendars shows; null where the address asks for none.
 * @param address the last part of a match page's path
 */
export async function loadCalendarDialog(
  app: App,
  language: Language,
  query: URLSearchParams,
  address = "",
): Promise<CalendarDialogData | null> {
  const wanted = query.get("calendar");
  if (wanted === null) return null;
  const [own, competitions, coming] = await Promise.all([
    app.cachedQuery("own team", findOwnTeam),
    app.cachedQuery("competitions", listCompetitions),
    listComingMatches(app.db, app.now()),
  ]);
  const leagues = new Set(competitions.flatMap(({ id, kind }) => (kind === "league" ? [id] : [])));
  const page = Number(/^[1-9]\d{0,14}/.exec(address)?.[0] ?? 0);
  const lists: Record<ChoiceName, ComingMatch[]> = {
    team: coming.filter((one) => own && [one.home_team_id, one.away_team_id].includes(own.id)),
    home: coming.filter((one) => own && one.home_team_id === own.id),
    match: coming.filter(({ id }) => id === page),
    league: coming.filter(({ competition_id }) => leagues.has(competition_id ?? 0)),
    all: coming,
  };
  const isOffered = (name: ChoiceName) =>
    name === "match" ? lists.match.length > 0 : own !== undefined || name === "league" || name === "all";
  const chosen = NAMES.find((name) => name === wanted && isOffered(name));
  if (!chosen) {
    noStore();
    return null;
  }
  // Its next match is none to come any more once it has begun.
  if (coming[0]) rightUntil(Date.parse(coming[0].match_date));
  const inLanguage = query.get("in");
  const written = isLanguage(inLanguage) ? inLanguage : language;
  const remind = query.get("remind") ?? "";
  const shown = examples(lists[chosen]);
  const read = [...new Set([...shown, ...lists.match].map(({ id }) => id))];
  const matches = read.length > 0 ? await listMatchesForCalendar(app.db, read) : [];
  const hints = hintsOf(lists, { competitions, own, matches, language });
  return {
    chosen,
    match: lists.match[0]?.id ?? null,
    choices: NAMES.filter(isOffered).map((name) => ({
      name,
      count: lists[name].length,
      hint: hints[name] ?? "",
    })),
    language: written,
    reminder: isReminder(remind) ? remind : "",
    preview: shown.flatMap(({ id }) => {
      const match = matches.find((one) => one.id === id);
      return match ? entryOf(match, written) : [];
    }),
  };
}

interface ToldOf {
  competitions: readonly Competition[];
  own: Team | undefined;
  matches: readonly CalendarMatch[];
  language: Language;
}

function hintsOf(
  lists: Record<ChoiceName, ComingMatch[]>,
  { competitions, own, matches, language }: ToldOf,
): Partial<Record<ChoiceName, string>> {
  const played = new Set(lists.team.map(({ competition_id }) => competition_id));
  const one = matches.find(({ id }) => id === lists.match[0]?.id);
  return {
    team: competitions
      .filter(({ id }) => played.has(id))
      .map((competition) => localised(competition, "name", language).text)
      .join(", "),
    home: own ? localised(own, "venue", language).text : "",
    match: one ? pairOf(one, language) : "",
  };
}

/** The next match and one that was moved, or the one after. */
function examples(matches: ComingMatch[]): ComingMatch[] {
  const dated = matches.filter(isFixed);
  const [next, ...later] = dated.length > 0 ? dated : matches;
  if (!next) return [];
  return [
    next,
    ...later
      .filter(({ postponed_from }) => postponed_from)
      .concat(later)
      .slice(0, 1),
  ];
}

/** "Argishti – Pyunik, 8 May" */
function pairOf(match: CalendarMatch, language: Language): string {
  const at = clockTime(match.match_date, club.timeZone);
  const names = (["home_team_name", "away_team_name"] as const).map(
    (field) => localised(match, field, language).text,
  );
  return `${names.join(" – ")}${at ? `, ${at.day}\u00a0${shortMonth(at, language)}` : ""}`;
}

/** As the calendar itself has it. */
function entryOf(match: CalendarMatch, language: Language): PreviewEntry[] {
  const at = clockTime(match.match_date, club.timeZone);
  if (!at) return [];
  const entry = calendarEntry(match, { language, siteUrl: "", words: CALENDAR_TEXTS[language] });
  const timeOf = (moment: unknown) =>
    moment instanceof Date ? (clockTime(moment.toISOString(), club.timeZone)?.time ?? "") : "";
  const moved = postponement(match);
  const former = moved?.hasNewDate ? timeOf(new Date(moved.from)) : "";
  const start = entry.allDay ? "" : timeOf(entry.start);
  return [
    {
      day: String(at.day),
      month: shortMonth(at, language),
      title: entry.summary ?? "",
      weekday: shortWeekday(at, language),
      time: start && `${start} – ${timeOf(entry.end)}`,
      formerTime: start && former !== start ? former : "",
      isMoved: moved?.hasNewDate === true,
      place: typeof entry.location === "string" ? entry.location : "",
      notes: typeof entry.description === "string" ? entry.description.split("\n") : [],
    },
  ];
}
