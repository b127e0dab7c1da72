/** A squad of twenty-two and a spread of days and seeds, for the tests beside this file. */
import { clubs } from "#club/demo/clubs.ts";
import { demoSeasons } from "./seasons.ts";
import type { DemoMatch, DemoSeason, SquadPlayer } from "./types.ts";

const POSITIONS: [SquadPlayer["position"], number][] = [
  ["Goalkeeper", 2],
  ["Defender", 8],
  ["Midfielder", 7],
  ["Forward", 5],
];

export const squad: SquadPlayer[] = POSITIONS.flatMap(([position, count]) =>
  Array<SquadPlayer["position"]>(count).fill(position),
).map((position, index) => ({
  first_name: { en: "Player", hy: "Խաղացող", ru: "Игрок" },
  last_name: { en: `No${index + 1}`, hy: `Թիվ${index + 1}`, ru: `Номер${index + 1}` },
  position,
  jersey_number: index + 1,
}));

export const SEEDS = [1, 2, 3, 1995, 20261121];

/** Forty days: every eleventh of a year, and the awkward ones of later years. */
export const DAYS: Date[] = [
  ...Array.from({ length: 32 }, (_, index) => new Date(Date.UTC(2026, 10, 21 + 11 * index, 9))),
  new Date("2027-06-30T19:59:59Z"),
  new Date("2027-06-30T20:00:00Z"),
  new Date("2028-02-29T12:00:00Z"),
  new Date("2029-05-29T12:00:00Z"),
  new Date("2030-08-04T15:30:00Z"),
  new Date("2032-12-31T21:00:00Z"),
  new Date("2034-05-16T06:00:00Z"),
  new Date("2036-11-20T12:00:00Z"),
];

export function seasonsOn(today: Date | string, seed = 1): DemoSeason[] {
  return demoSeasons({ today: new Date(today), seed, clubs, squad });
}

const demos = new Map<string, DemoSeason[]>();

/** Looks at the demo of each day and seed; `where` names them in a failure. */
export function onEveryDay(look: (seasons: DemoSeason[], today: Date, where: string, seed: number) => void) {
  for (const today of DAYS) {
    for (const seed of SEEDS) {
      const where = `${today.toISOString()}, seed ${seed}`;
      const seasons = demos.get(where) ?? seasonsOn(today, seed);
      demos.set(where, seasons);
      look(seasons, today, where, seed);
    }
  }
}

export function isOwn(match: DemoMatch): boolean {
  return match.home === "argishti" || match.away === "argishti";
}

export function leagueOf(season: DemoSeason): DemoMatch[] {
  return season.matches.filter((match) => match.competition === "league");
}

export function allMatches(seasons: DemoSeason[]): DemoMatch[] {
  return seasons.flatMap((season) => season.matches);
}
