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

export type RunKind = "wins" | "draws" | "defeats" | "unbeaten" | "winless" | "winAfter" | "defeatAfter";

/** What the latest results have in common. */
export interface CurrentRun {
  kind: RunKind;
  /** So many matches; of a win or a defeat that ended something, those before it. */
  count: number;
}

/** Three wins or defeats say more than that the matches before them were not lost or won. */
const TOLD_FIRST = 3;

/** How the latest results go on, e.g. four without a defeat; null where two of them say nothing. */
export function currentRun(results: readonly ("W" | "D" | "L")[]): CurrentRun | null {
  const last = results.at(-1);
  if (!last) return null;
  const same = endOf(results, (one) => one === last);
  const unbeaten = endOf(results, (one) => one !== "L");
  const winless = endOf(results, (one) => one !== "W");
  const told = (kind: RunKind, count: number) => (count > 1 ? { kind, count } : null);
  if (last === "D") {
    if (unbeaten === winless) return told("draws", same);
    return unbeaten > winless ? told("unbeaten", unbeaten) : told("winless", winless);
  }
  const [alike, longer, after]: RunKind[] =
    last === "W" ? ["wins", "unbeaten", "winAfter"] : ["defeats", "winless", "defeatAfter"];
  const without = last === "W" ? unbeaten : winless;
  if (same >= TOLD_FIRST || (same > 1 && same === without)) return told(alike!, same);
  if (without > 1) return told(longer!, without);
  const before = results.slice(0, -1);
  return told(
    after!,
    endOf(before, (one) => one !== last),
  );
}

/** How many at the end are such. */
function endOf<One>(all: readonly One[], isSuch: (one: One) => boolean): number {
  return all.length - 1 - all.findLastIndex((one) => !isSuch(one));
}

/** A win by more goals, and of such the one with more. */
export function marginOf({ score }: OwnMatch): number {
  return score ? (score.own - score.other) * 100 + score.own : 0;
}
