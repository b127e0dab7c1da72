import { choice, flag, integer, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { TABLE_SOURCES } from "./season.ts";

/** A season of the league. Its rules are JSON: `season.ts` says which, `schemas.server.ts` checks them. */
export const season = record(
  "seasons",
  {
    /** E.g. "2024-25". */
    season: text({ max: 20, required: true, search: false }),
    /** Set for the one that pages show unless told. */
    is_current: flag(),
    /** `[{ "from": 1, "to": 1, "zone": "champions_league" }, …]` */
    zones: text({ max: 2000, required: true, search: false }),
    /** `["points", "goal_difference", "goals_for"]` */
    tie_breakers: text({ max: 200, required: true, search: false }),
    /** Those whom a mini-league left level play one among themselves, with its rules from the first. */
    is_mini_league_reapplied: flag(),
    /** A mini-league counts only once all its matches are played. */
    needs_all_played: flag(),
    /** The places for which a deciding match is played, e.g. "1,10"; empty for all. */
    decider_for: text({ max: 40, pattern: /^(?:[1-9]\d?(?:,[1-9]\d?)*)?$/, search: false }),
    /** Where the order is written: document, article, date. */
    rules_source: text({ max: 300, localized: true, search: false }),
    /** Somebody read it there. */
    are_rules_confirmed: flag(),
    /** Whether the table follows the results by itself, or is as staff typed it. */
    table_source: choice({ values: TABLE_SOURCES, default: "hand" }),
    /** How many matches each club plays, all stages together; empty for unknown: then nobody reckons with what is to come. */
    matches_per_club: integer({ min: 1, max: 100 }),
    /** So many yellow cards of a competition cost its next match; 0 for never. */
    yellows_for_ban: integer({ min: 0, max: 20, default: 4 }),
    /** Matches that a red card costs; a second yellow card costs one. */
    matches_for_red: integer({ min: 0, max: 20, default: 1 }),
    /** The two figures were read in the regulations of the competition, not guessed. */
    are_bans_confirmed: flag(),
  },
  { noun: "season", most: 200, mostLetters: 200_000, titleOf: ({ season }) => season },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    seasons: TableOf<typeof season>;
  }
}
