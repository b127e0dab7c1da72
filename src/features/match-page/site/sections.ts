import type { Language } from "#src/i18n/languages.ts";
import { feedOf } from "./feed.ts";
import type { FollowedMatch } from "./followed-match.ts";

/** What is counted only where somebody counts: cards alone, which every match has, are no statistics. */
const COUNTED = ["corner", "foul", "offside"] as const;

/** Whether a match is yet to be played: its page looks ahead. */
export function isBefore({ data, log }: FollowedMatch): boolean {
  return data.isAhead && log.status !== "live";
}

/** What was played of a match that is cancelled, and not for having been abandoned, is told nowhere. */
function hasCourse(match: FollowedMatch): boolean {
  return !isBefore(match) && (match.log.status !== "cancelled" || match.isAbandoned);
}

/** The sections of the page by the id of their heading, in the order of a phone, and whether there is something to show. */
const SECTIONS = {
  form: (match) => isBefore(match) && Object.values(match.data.preview?.form ?? {}).flat().length > 0,
  absent: (match) => isBefore(match) && match.data.absent.length > 0,
  meetings: (match) => isBefore(match) && (match.data.preview?.meetings.length ?? 0) > 0,
  course: (match, language) =>
    hasCourse(match) && (match.isLive || feedOf(match.state, match.isLive, language).length > 0),
  "match-table": (match) => !isBefore(match) && match.data.table !== null && match.log.score !== null,
  statistics: (match) =>
    hasCourse(match) &&
    (["home", "away"] as const).some((side) => COUNTED.some((name) => match.state.counts[side][name] > 0)),
  "line-ups": ({ data: { lineups } }) => Boolean(lineups.home ?? lineups.away),
} satisfies Record<string, (match: FollowedMatch, language: Language) => boolean>;

export type Section = keyof typeof SECTIONS;

export function hasSection(section: Section, match: FollowedMatch, language: Language): boolean {
  return SECTIONS[section](match, language);
}

/** The sections that a match's page has, in their order. */
export function sectionsOf(match: FollowedMatch, language: Language): Section[] {
  return (Object.keys(SECTIONS) as Section[]).filter((section) => hasSection(section, match, language));
}
