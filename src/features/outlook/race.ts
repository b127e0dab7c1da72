import { type League, type Played, placesIn, tableOf } from "./league.ts";

/** After what the table is read: each round, or each run of days on which matches were played. */
export const RACES = ["round", "date"] as const;
export type RaceBy = (typeof RACES)[number];

/** The table at one moment of the season. */
export interface RaceStep {
  /** The number of the round, or the last day (ISO) of a run of days. */
  label: string;
  /** By team. */
  places: number[];
  points: number[];
}

/**
 * The places of every team through the season. By round a match counts with its round, whenever it was played; by date
 * when it was played: one that was put off makes the two differ.
 * @param dayOf the day of an instant where the club is, ISO
 * @returns undefined by round where a result has none
 */
export function raceOf(league: League, by: RaceBy, dayOf: (utc: string) => string): RaceStep[] | undefined {
  const groups = by === "round" ? rounds(league.results) : days(league.results, dayOf);
  let played: Played[] = [];
  return groups?.map(([label, matches]) => {
    played = [...played, ...matches];
    const rows = tableOf(league, played);
    const points: number[] = [];
    for (const row of rows) points[row.team] = row.points;
    return { label, places: placesIn(rows), points };
  });
}

type Group = [label: string, matches: Played[]];

function rounds(results: readonly Played[]): Group[] | undefined {
  if (results.some(({ round }) => round === null)) return undefined;
  const groups = [...Map.groupBy(results, ({ round }) => round!)];
  return groups.sort(([one], [other]) => one - other).map(([round, matches]) => [String(round), matches]);
}

const DAY_MS = 86_400_000;

/** A round is mostly played on days that follow one another: they are one step. */
function days(results: readonly Played[], dayOf: (utc: string) => string): Group[] {
  const groups: Group[] = [];
  const byDay = [...Map.groupBy(results, ({ date }) => dayOf(date))];
  for (const [day, matches] of byDay.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const last = groups.at(-1);
    if (last && Date.parse(day) - Date.parse(last[0]) <= DAY_MS)
      groups[groups.length - 1] = [day, [...last[1], ...matches]];
    else groups.push([day, matches]);
  }
  return groups;
}

/** What is said of a team's race: its best and worst place, how long it was in the upper part, where it is now. */
export interface RaceSummary {
  best: { place: number; label: string };
  worst: { place: number; label: string };
  /** Steps in one of the first places. */
  among: number;
  now: { place: number; points: number };
}

/** @param first the last place that counts as in front */
export function summaryOf(steps: readonly RaceStep[], team: number, first: number): RaceSummary | undefined {
  const [begin] = steps;
  const last = steps.at(-1);
  if (!begin || !last) return undefined;
  const of = ({ places, label }: RaceStep) => ({ place: places[team]!, label });
  return {
    best: steps.map(of).reduce((one, other) => (other.place < one.place ? other : one)),
    worst: steps.map(of).reduce((one, other) => (other.place > one.place ? other : one)),
    among: steps.filter(({ places }) => places[team]! <= first).length,
    now: { place: last.places[team]!, points: last.points[team]! },
  };
}

/**
 * A stepped line through a team's places, as the `d` of a path: level over each step, up or down between two.
 * @param x of a step, @param y of a place
 */
export function linePath(
  places: readonly number[],
  x: (step: number) => number,
  y: (place: number) => number,
): string {
  let path = "";
  places.forEach((place, step) => {
    if (step === 0) path = `M${round(x(0))} ${round(y(place))}`;
    else if (place !== places[step - 1]) path += `H${round((x(step - 1) + x(step)) / 2)}V${round(y(place))}`;
  });
  return places.length > 1 ? `${path}H${round(x(places.length - 1))}` : path;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
