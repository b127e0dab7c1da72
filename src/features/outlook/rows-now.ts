import type { ShownFigures } from "#src/features/table/shown-rows.ts";
import { beforeTheRound, type League, placesIn, tableOf } from "./league.ts";
import type { LineMark } from "./lines.ts";
import type { Need } from "./needs.ts";
import type { SeasonOutlook } from "./season-outlook.ts";

/** A row of the table with what is told of it beside its saved figures. */
export interface RowNow {
  key: string;
  /** Of the saved row; null for a team that is in none. */
  id: number | null;
  marks: LineMark[];
  /** The place before the round, and now. */
  from: number;
  to: number;
  isPlaying: boolean;
  figures: ShownFigures;
}

/** The rows of a season's table, in order. @param isAsItStands as if the matches that run ended so */
export function rowsNow(outlook: SeasonOutlook, isAsItStands: boolean): RowNow[] {
  const { rows, league, marks, above } = outlook;
  const now = tableOf(league, isAsItStands ? [...league.results, ...league.live] : league.results);
  const former = placesIn(tableOf(league, beforeTheRound(league)));
  const playing = new Set(league.live.flatMap(({ home, away }) => [home, away]));
  return now.map((row, at) => {
    const { team, place, difference, points_adjustment: _, ...figures } = row;
    const { id, key } = rows[team]!;
    return {
      ...{ id, key },
      marks: marks[team]!,
      from: former[team]! + above,
      to: place + above,
      isPlaying: isAsItStands && playing.has(team),
      figures: { ...figures, place: place + above, position: at + 1 + above, goal_difference: difference },
    };
  });
}

/** Whether a table can be shown as it stands: matches run, and it is that of the results. */
export function isLive({ state, league }: SeasonOutlook): boolean {
  return league.live.length > 0 && state !== "contradicted";
}

/** The own club's needs with places of the whole table. */
export function needsShown({ needs, above }: Pick<SeasonOutlook, "needs" | "above">): Need[] {
  return needs.map((need) => ({ ...need, rival: { ...need.rival, place: need.rival.place + above } }));
}

/** A match whose news change the table. */
export interface Followed {
  id: number;
  status: "live" | "scheduled";
  score: { home: number; away: number } | null;
}

const DAY_MS = 86_400_000;

/** The matches that run, and those that kick off about now. */
export function followedIn({ live, pending }: League, now: Date): Followed[] {
  const isNear = (date: string) => Math.abs(Date.parse(date) - now.getTime()) < DAY_MS;
  return [
    ...live.map(
      ({ id, homeScore, awayScore }): Followed => ({
        id,
        status: "live",
        score: { home: homeScore, away: awayScore },
      }),
    ),
    ...pending
      .filter(({ date }) => isNear(date))
      .map(({ id }): Followed => ({ id, status: "scheduled", score: null })),
  ];
}
