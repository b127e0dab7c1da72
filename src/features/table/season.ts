export const ZONES = ["champions_league", "europa_league", "relegation"] as const;
export type ZoneName = (typeof ZONES)[number];

/** Places that mean something. -1 is the last place, -2 the last but one. */
export interface Zone {
  from: number;
  to: number;
  zone: ZoneName;
}

export const TIE_BREAKERS = ["points", "wins", "goal_difference", "goals_for", "head_to_head"] as const;
export type TieBreaker = (typeof TIE_BREAKERS)[number];

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
  /** Counts the saves of its rules and of its table. */
  version: number;
}

/** Whether a text names a season: "2024-25", "1999-00", but not "2024-26". */
export function isSeasonName(text: string): boolean {
  const match = /^(\d{4})-(\d{2})$/.exec(text);
  return match !== null && (Number(match[1]) + 1) % 100 === Number(match[2]);
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
