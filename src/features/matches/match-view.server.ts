import { club } from "#club/club.ts";
import { OWN_CREST } from "#src/features/teams/crest.ts";
import type { CrestTeam } from "#src/features/teams/team-crest.tsx";
import { clockTime, longDate, shortWeekday, shortWeekdayDate, weekdayDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import type { CrestSource, MatchCard } from "./card-queries.server.ts";
import {
  type Decided,
  decidedOf,
  type Match,
  outcomeFor,
  type Score,
  shootOutScore,
  wholeScore,
} from "./match.ts";
import { matchPath } from "./match-path.server.ts";
import { postponement } from "./postponement.ts";
import { goalMarks, type LastEntry, lastEntryOf, type Scorers, scorersOf } from "./scorers.server.ts";

/** One side of a match as a card shows it. */
export interface SideView {
  name: ShownText;
  crest: CrestTeam;
  isOwn: boolean;
  /** All that the own club played against it, without the language; empty for the own club and a team of no list. */
  against: string;
}

/** A match as cards show it, in one language: dates are texts already, so server and browser agree. */
export interface MatchView {
  id: number;
  /** Of its page, without the language: "/matches/421-argishti-pyunik". */
  path: string;
  status: Match["status"];
  kickOff: string;
  /** "19:00" in the club's time zone; empty until the hour is known. */
  time: string;
  /** "17:30" for the own club's home matches */
  gatesOpen: string;
  /** "Saturday, 8 March" */
  weekday: string;
  /** "Sat, 8 March" */
  shortDate: string;
  /** "Sat" */
  weekdayShort: string;
  /** Day of the month. */
  day: number | null;
  /** "8 March 2025" */
  date: string;
  home: SideView;
  away: SideView;
  /** The minutes of its periods as they are stored, e.g. "40,40"; absent where they are the usual ones. */
  lengths?: string;
  /** With the goals of extra time. */
  score: Score | null;
  /** Of the shoot-out that decided it. */
  shootOut?: Score | undefined;
  /** What is told in place of the status, where the match came out otherwise than by being played. */
  decided?: Decided | undefined;
  /** Beside the score; null without goals, or where they were not asked for. */
  scorers: Scorers | null;
  /** When the goals fell, for the wall of minutes. */
  goals: ReturnType<typeof goalMarks>;
  lastEntry: LastEntry | null;
  /** Of a match that was awarded: how it stood on the field, where that is known and another score. */
  onField: Score | null;
  hasReport: boolean;
  competition: ShownText;
  round: number | null;
  /** As it is stored, e.g. "quarter-final". */
  stage: string;
  venue: ShownText;
  referee: ShownText;
  /** Of a match that was put off and is not played yet: when it was to be, and why it is not. */
  postponed: PostponedView | null;
  /** For the own club. */
  outcome: "W" | "D" | "L" | null;
}

export interface PostponedView {
  hasNewDate: boolean;
  /** "Sat, 8 March, 19:00" */
  was: string;
  wasAt: string;
  reason: ShownText;
}

/** A match as a line of the list shows it; a page has a hundred, so it carries no more than is shown. */
export type MatchLine = Omit<
  MatchView,
  | "date"
  | "scorers"
  | "gatesOpen"
  | "weekday"
  | "shortDate"
  | "referee"
  | "goals"
  | "lastEntry"
  | "onField"
  | "hasReport"
  | "outcome"
> & {
  /** Those of a side in one text: a list says each of them twice, in its page and in its data. */
  scorers: { home: string; away: string } | null;
  /** Of a match that is played. */
  goals?: MatchView["goals"];
};

export function matchView(card: MatchCard, language: Language): MatchView {
  return viewOf(card, language, (_, made) => made());
}

/**
 * The views of many matches. What they have in common is one object: the page's data carries a team that plays
 * thirty times once.
 */
export function matchViews(cards: readonly MatchCard[], language: Language): MatchView[] {
  const shared = new Map<string, unknown>();
  const share: Share = (name, make) => {
    const known = shared.get(name) as ReturnType<typeof make> | undefined;
    if (known) return known;
    const made = make();
    shared.set(name, made);
    return made;
  };
  return cards.map((card) => viewOf(card, language, share));
}

export function matchLines(views: readonly MatchView[]): MatchLine[] {
  return views.map(
    ({
      date,
      gatesOpen,
      weekday,
      shortDate,
      referee,
      goals,
      lastEntry,
      onField,
      hasReport,
      outcome,
      scorers,
      ...line
    }) => ({
      ...line,
      ...(line.status === "live" ? { goals } : {}),
      scorers: scorers && { home: scorers.home.join(", "), away: scorers.away.join(", ") },
    }),
  );
}

/** Gives what was made under a name before, or makes it. */
type Share = <Part>(name: string, make: () => Part) => Part;

/** What stands in the place of a date, or beside it, until it is known. */
const TO_CONFIRM: Record<Language, Record<"day" | "none", string>> = {
  en: { day: "hour to be confirmed", none: "Date to be confirmed" },
  hy: { day: "ժամը կհստակեցվի", none: "Օրը կհստակեցվի" },
  ru: { day: "время уточняется", none: "Дата уточняется" },
};

/** The texts of a match's date, as far as it is known. */
function dateTexts({ match_date, date_certainty }: Match, language: Language) {
  const at = clockTime(match_date, club.timeZone);
  if (!at || date_certainty === "none") {
    const text = at ? TO_CONFIRM[language].none : "";
    return { time: "", weekday: text, shortDate: text, weekdayShort: "", day: null, date: text };
  }
  const open = date_certainty === "day" ? `, ${TO_CONFIRM[language].day}` : "";
  return {
    time: open ? "" : at.time,
    weekday: weekdayDate(at, language) + open,
    shortDate: shortWeekdayDate(at, language),
    weekdayShort: shortWeekday(at, language),
    day: at.day,
    date: longDate(at, language) + open,
  };
}

function viewOf({ match, teams, events }: MatchCard, language: Language, share: Share): MatchView {
  const home = match.home_team_id === null ? undefined : teams.get(match.home_team_id);
  const own = [match.home_team_id, match.away_team_id].find((id) => id !== null && teams.get(id)?.is_own);
  const score = wholeScore(match);
  const onField = match.outcome === "awarded" ? fieldScore(events, score) : null;
  const decided = decidedOf(match);
  const shootOut = shootOutScore(match);
  return {
    id: match.id,
    path: matchPath(match, teams),
    status: match.status,
    kickOff: match.match_date,
    gatesOpen: home?.is_own && match.date_certainty === "exact" ? gatesTime(match.match_date) : "",
    ...dateTexts(match, language),
    home: share(sideName(match, "home"), () => side(match, "home", teams, language)),
    away: share(sideName(match, "away"), () => side(match, "away", teams, language)),
    ...(match.half_lengths ? { lengths: match.half_lengths } : {}),
    ...(decided ? { decided } : {}),
    ...(shootOut ? { shootOut } : {}),
    score,
    // Goals of a score that a decision replaced are not those of the score that is shown.
    scorers: score && !onField ? scorersOf(events, language) : null,
    goals: onField ? [] : goalMarks(events),
    onField,
    lastEntry: match.status === "live" ? lastEntryOf(events, language) : null,
    hasReport: localised(match, "match_report", language).text !== "",
    competition: share(
      `competition ${match.competition_name} ${match.competition_name_hy} ${match.competition_name_ru}`,
      () => localised(match, "competition_name", language),
    ),
    round: match.round,
    stage: match.stage ?? "",
    venue: share(`venue ${match.venue} ${match.venue_hy} ${match.venue_ru}`, () =>
      capitalised(localised(match, "venue", language)),
    ),
    referee: localised(match, "referee", language),
    postponed: postponedView(match, language),
    outcome: own ? outcomeFor(match, own) : null,
  };
}

/** How a match stood by its goals; null where that is the score that counts, or nobody entered any. */
function fieldScore(events: MatchCard["events"], score: Score | null): Score | null {
  const goals = goalMarks(events);
  const of = (side: "home" | "away") => goals.filter((goal) => goal.side === side).length;
  const [home, away] = [of("home"), of("away")];
  return goals.length === 0 || (home === score?.home && away === score.away) ? null : { home, away };
}

function postponedView(match: Match, language: Language): PostponedView | null {
  // What has been awarded or annulled since has no date to follow.
  const isSettled = match.outcome === "awarded" || match.outcome === "void";
  const put = isSettled ? null : postponement(match);
  const at = put && clockTime(put.from, club.timeZone);
  if (!put || !at) return null;
  return {
    hasNewDate: put.hasNewDate,
    was: `${shortWeekdayDate(at, language)}, ${at.time}`,
    wasAt: put.from,
    reason: localised(match, "postponed_reason", language, anyLanguage(match)),
  };
}

/** A reason may have been written in any one language. */
function anyLanguage(match: Match): Language {
  return match.postponed_reason_hy ? "hy" : "ru";
}

function gatesTime(kickOff: string): string {
  const open = new Date(Date.parse(kickOff) - club.stadium.gatesOpenMinutes * 60_000);
  return clockTime(open.toISOString(), club.timeZone)?.time ?? "";
}

/** Russian grounds are stored as they stand in a sentence; alone they begin with a capital. */
function capitalised({ text, lang }: ShownText): ShownText {
  return { text: lang === "ru" ? text.slice(0, 1).toUpperCase() + text.slice(1) : text, lang };
}

/** All that a side's view depends on, beside the language. */
function sideName(match: Match, which: "home" | "away"): string {
  const parts = ["team_id", "team_name", "team_name_hy", "team_name_ru", "team_logo"] as const;
  return `side ${parts.map((part) => match[`${which}_${part}`]).join("|")}`;
}

function side(
  match: Match,
  which: "home" | "away",
  teams: Map<number, CrestSource>,
  language: Language,
): SideView {
  const id = match[`${which}_team_id`];
  const team = id === null ? undefined : teams.get(id);
  return {
    name: localised(match, `${which}_team_name`, language),
    crest: {
      name: match[`${which}_team_name`],
      code: team ? localised(team, "code", language).text : "",
      logo: match[`${which}_team_logo`] || (team?.is_own ? OWN_CREST : null),
    },
    isOwn: team?.is_own ?? false,
    against: team && !team.is_own && team.slug ? `/matches/against/${team.slug}` : "",
  };
}
