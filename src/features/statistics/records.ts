import type { OwnMatch } from "./own-match.ts";

/** The one of some with the most, the first of those that have as much; undefined where nobody has anything. */
export function biggest<One>(all: readonly One[], countOf: (one: One) => number): One | undefined {
  return all.reduce<One | undefined>((best, one) => {
    if (countOf(one) <= 0) return best;
    return best === undefined || countOf(one) > countOf(best) ? one : best;
  }, undefined);
}

/** The matches of the longest run in which something held, the earliest of those that are as long. */
export function longestRun(matches: readonly OwnMatch[], holds: (match: OwnMatch) => boolean): OwnMatch[] {
  let [best, run]: [OwnMatch[], OwnMatch[]] = [[], []];
  for (const match of matches) {
    run = holds(match) ? [...run, match] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** A win by more goals, and of such the one with more. */
export function marginOf({ score }: OwnMatch): number {
  return score ? (score.own - score.other) * 100 + score.own : 0;
}
