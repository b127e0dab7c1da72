import type { Language } from "#src/i18n/languages.ts";
import { choice, flag, image, integer, moment, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { type EventType, STATUSES } from "./match.ts";

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
    /** When it was to be played before it was put off, UTC. */
    postponed_from: moment(),
    /** Why it was put off. */
    postponed_reason: text({ max: 300, localized: true, search: false }),
    status: choice({ values: STATUSES, default: "scheduled" }),
    home_score: integer({ min: 0, max: 99 }),
    away_score: integer({ min: 0, max: 99 }),
    /** Typed by somebody; else the score is that of the goals. */
    is_score_typed: flag({ readOnly: true }),
    venue: text({ max: 200, localized: true, search: "text" }),
    referee: text({ max: 200, localized: true, search: false }),
    attendance: integer({ min: 0, max: 200_000 }),
    weather: text({ max: 100, search: false }),
    /** Degrees Celsius. */
    temperature: integer({ min: -60, max: 60 }),
    video_url: text({ max: 500, format: "web_address", search: false }),
    match_report: text({ max: 100_000, localized: true, search: false }),
  },
  {
    noun: "match",
    titleOf: ({ home_team_name, away_team_name }) => `${home_team_name} – ${away_team_name}`,
    hasSearchColumn: true,
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
