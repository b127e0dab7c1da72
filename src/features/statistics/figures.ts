import type { Deed } from "./own-side.ts";

/** What somebody's matches come to. */
export interface Figures {
  matches: number;
  starts: number;
  /** Of the matches of which a line-up is known. */
  minutes: number;
  /** Matches that were played without a line-up that says how long. */
  withoutMinutes: number;
  goals: number;
  penalties: number;
  ownGoals: number;
  assists: number;
  yellows: number;
  reds: number;
  cleanSheets: number;
}

export type Figure = Exclude<keyof Figures, "withoutMinutes">;

export const NO_FIGURES: Figures = {
  matches: 0,
  starts: 0,
  minutes: 0,
  withoutMinutes: 0,
  goals: 0,
  penalties: 0,
  ownGoals: 0,
  assists: 0,
  yellows: 0,
  reds: 0,
  cleanSheets: 0,
};

/** The sum of what somebody did in matches. */
export function figuresOf(deeds: Iterable<Deed>): Figures {
  const sum = { ...NO_FIGURES };
  for (const deed of deeds) {
    sum.matches += Number(deed.isPlayed);
    sum.starts += Number(deed.isStarter);
    sum.minutes += deed.minutes ?? 0;
    sum.withoutMinutes += Number(deed.isPlayed && deed.minutes === null);
    sum.goals += deed.goals;
    sum.penalties += deed.penalties;
    sum.ownGoals += deed.ownGoals;
    sum.assists += deed.assists;
    sum.yellows += deed.yellows;
    sum.reds += Number(deed.isSentOff);
    sum.cleanSheets += Number(deed.isCleanSheet);
  }
  return sum;
}

/** Minutes for a goal, whole ones; null without goals, and where some of the minutes are not known. */
export function minutesPerGoal({ goals, minutes, withoutMinutes }: Figures): number | null {
  return goals === 0 || minutes === 0 || withoutMinutes > 0 ? null : Math.round(minutes / goals);
}

/** What everybody did in some matches, by person. */
export function deedsOf(matches: readonly { deeds: ReadonlyMap<string, Deed> }[]): Map<string, Deed[]> {
  const deeds = new Map<string, Deed[]>();
  for (const match of matches)
    for (const [key, deed] of match.deeds) {
      const before = deeds.get(key);
      if (before) before.push(deed);
      else deeds.set(key, [deed]);
    }
  return deeds;
}

/** People of a list on a page: more never played for a club in a season, and names can be typed without end. */
export const MOST_LISTED = 200;

export type Ranked<One> = One & { rank: number };

/** Those with more than nothing, the most first; who has as many shares the rank, and keeps the order given. */
export function ranked<One>(people: readonly One[], countOf: (one: One) => number): Ranked<One>[] {
  const inOrder = people
    .filter((one) => countOf(one) > 0)
    .toSorted((one, other) => countOf(other) - countOf(one));
  let rank = 0;
  return inOrder.map((one, index) => {
    if (index === 0 || countOf(one) !== countOf(inOrder[index - 1]!)) rank = index + 1;
    return { ...one, rank };
  });
}
