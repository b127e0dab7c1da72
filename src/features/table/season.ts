export const ZONES = ["champions_league", "europa_league", "relegation"] as const;
export type ZoneName = (typeof ZONES)[number];

/** Places that mean something. -1 is the last place, -2 the last but one. */
export interface Zone {
  from: number;
  to: number;
  zone: ZoneName;
}

/** What decides between teams, in the order of a season's choice; `head_to_head` is points, difference and goals of one. */
export const TIE_BREAKERS = [
  "points",
  "wins",
  "goal_difference",
  "goals_for",
  "away_goals",
  "head_to_head",
  "h2h_points",
  "h2h_wins",
  "h2h_goal_difference",
  "h2h_goals_for",
  "h2h_away_goals",
  "discipline",
  "decider",
  "lots",
] as const;
export type TieBreaker = (typeof TIE_BREAKERS)[number];

/** Whether it looks at the matches between those that are level alone: a mini-league. */
export function isHeadToHead(one: TieBreaker): boolean {
  return one === "head_to_head" || one.startsWith("h2h_");
}

/** A table follows the results by itself, or is what staff typed. */
export const TABLE_SOURCES = ["hand", "results"] as const;
export type TableSource = (typeof TABLE_SOURCES)[number];

/** What a new season begins with; both differ by year and league and are edited per season. */
export const DEFAULT_ZONES: Zone[] = [
  { from: 1, to: 1, zone: "champions_league" },
  { from: 2, to: 4, zone: "europa_league" },
  { from: -1, to: -1, zone: "relegation" },
];
export const DEFAULT_TIE_BREAKERS: TieBreaker[] = ["points", "goal_difference", "goals_for"];

/** The season of a club that has none yet. */
export const DEFAULT_SEASON = "2024-25";

export interface ListedSeason {
  season: string;
  current: boolean;
}

export interface Season extends ListedSeason {
  id: number;
  zones: Zone[];
  tie_breakers: TieBreaker[];
  is_mini_league_reapplied: boolean;
  needs_all_played: boolean;
  /** Places, e.g. "1,10"; empty for all. */
  decider_for: string;
  rules_source: string;
  rules_source_hy: string;
  rules_source_ru: string;
  are_rules_confirmed: boolean;
  table_source: TableSource;
  /** Null for unknown. */
  matches_per_club: number | null;
  /** What cards cost; see the record. */
  yellows_for_ban: number;
  matches_for_red: number;
  are_bans_confirmed: boolean;
  /** Counts the saves of its rules and of its table. */
  version: number;
}

/** The season that pages show unless told: the flagged one, else the newest, else the default one. */
export function whichSeason(seasons: readonly ListedSeason[]): string {
  const flagged = seasons.find((season) => season.current);
  return flagged?.season ?? newestFirst(seasons)[0]?.season ?? DEFAULT_SEASON;
}

/** By starting year. Its four digits come first, so the names sort as texts. */
export function newestFirst<S extends { season: string }>(seasons: readonly S[]): S[] {
  return seasons.toSorted((one, other) => (one.season < other.season ? 1 : -1));
}

/** The places that a zone's rows have, e.g. [2, 4]; undefined for a zone that no row is in. */
export function placesOf(
  zone: ZoneName,
  rows: readonly { position: number; zone: ZoneName | null }[],
): [number, number] | undefined {
  const places = rows.filter((row) => row.zone === zone).map(({ position }) => position);
  return places.length > 0 ? [Math.min(...places), Math.max(...places)] : undefined;
}

/** What a place means in a table of `count` teams; the first zone that has it counts. */
export function zoneAt(position: number, count: number, zones: readonly Zone[]): ZoneName | null {
  const place = (given: number) => (given < 0 ? count + 1 + given : given);
  return zones.find(({ from, to }) => place(from) <= position && position <= place(to))?.zone ?? null;
}
