import type { Language } from "#src/i18n/languages.ts";
import { choice, flag, image, integer, moment, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { calendarFacts } from "./calendar-facts.ts";
import { DATE_CERTAINTIES, type EventType, OUTCOMES, STATUSES } from "./match.ts";

/** Two to four numbers of minutes, 1 to 60. */
const HALF_LENGTHS = /^$|^(?:[1-9]|[1-5]\d|60)(?:,(?:[1-9]|[1-5]\d|60)){1,3}$/;

const name = { max: 100, localized: true } as const;

/** A match, with its teams and competition as they were called. Source: back office, section 4. */
export const match = record(
  "matches",
  {
    home_team_id: reference({ to: "teams" }),
    home_team_name: text({ ...name, search: "name" }),
    /** The match's own logo; without one, its team's is shown. */
    home_team_logo: image(),
    away_team_id: reference({ to: "teams" }),
    away_team_name: text({ ...name, search: "name" }),
    away_team_logo: image(),
    competition_id: reference({ to: "competitions" }),
    competition_name: text({ ...name, search: "text" }),
    /** E.g. "2024-25". */
    season: text({ max: 7, nullable: true, search: "detail" }),
    round: integer({ min: 1, max: 60 }),
    /** E.g. "quarter-final". */
    stage: text({ max: 60, nullable: true, search: false }),
    /** Kick-off, UTC. */
    match_date: moment({ required: true }),
    /** Until the hour, or the day, is known a likely one stands in `match_date`. */
    date_certainty: choice({ values: DATE_CERTAINTIES, default: "exact" }),
    /** When it was to be played before it was put off, UTC. */
    postponed_from: moment(),
    /** Why it was put off. */
    postponed_reason: text({ max: 300, localized: true, search: false }),
    status: choice({ values: STATUSES, default: "scheduled" }),
    /** How it came out, where it was not simply played: abandoned beside postponed or cancelled, the others beside finished. */
    outcome: choice({ values: OUTCOMES, default: "played" }),
    /** Why it did not. */
    outcome_reason: text({ max: 300, localized: true, search: false }),
    /** While it is live, the period or the break, as its log says; null where nobody follows it. */
    phase: text({ max: 30, nullable: true, readOnly: true, history: false, search: false }),
    home_score: integer({ min: 0, max: 99 }),
    away_score: integer({ min: 0, max: 99 }),
    /** Typed by somebody; else the score is that of the goals. */
    is_score_typed: flag({ readOnly: true }),
    /** With the goals of extra time; null where none was played. The score above is that of the two halves. */
    home_extra: integer({ min: 0, max: 99 }),
    away_extra: integer({ min: 0, max: 99 }),
    /** Kicks of the shoot-out that were scored. */
    home_penalties: integer({ min: 0, max: 99 }),
    away_penalties: integer({ min: 0, max: 99 }),
    /** Minutes of both halves and of both of extra time, e.g. "40,40,10,10"; empty for the usual ones. */
    half_lengths: text({ max: 20, pattern: HALF_LENGTHS, search: false }),
    venue: text({ max: 200, localized: true, search: "text" }),
    referee: text({ max: 200, localized: true, search: false }),
    attendance: integer({ min: 0, max: 200_000 }),
    weather: text({ max: 100, search: false }),
    /** Degrees Celsius. */
    temperature: integer({ min: -60, max: 60 }),
    video_url: text({ max: 500, format: "web_address", search: false }),
    /** How often calendars had to be told of a change. Source: RFC 5545, SEQUENCE. */
    calendar_sequence: integer({ min: 0, max: 1_000_000, default: 0, secret: true }),
    match_report: text({ max: 100_000, localized: true, search: false }),
  },
  {
    noun: "match",
    titleOf: ({ home_team_name, away_team_name }) => `${home_team_name} – ${away_team_name}`,
    hasSearchColumn: true,
    pairs: [
      ["home_score", "away_score"],
      ["home_extra", "away_extra"],
      ["home_penalties", "away_penalties"],
    ],
    counted: { column: "calendar_sequence", of: calendarFacts },
    siteSearch: {
      publicFrom: () => "",
      happenedAt: ({ match_date }) => match_date,
      moreText: ({ match_date, round }, language) => [
        match_date.slice(0, 4),
        ...(round === null ? [] : [ROUND_NAMES[language](round)]),
      ],
      parts: {
        kind: "match_events",
        owner: "match_id",
        texts: ["player_name", "player_last_name"],
        only: { column: "event_type", values: ["goal", "penalty_scored"] satisfies EventType[] },
      },
    },
  },
);

/** As visitors of each language type it. */
const ROUND_NAMES: Record<Language, (round: number) => string> = {
  en: (round) => `round ${round}`,
  hy: (round) => `${round}-${round === 1 ? "ին" : "րդ"} տուր`,
  ru: (round) => `${round}-й тур`,
};

declare module "#src/db/tables.ts" {
  interface Tables {
    matches: TableOf<typeof match>;
  }
}
