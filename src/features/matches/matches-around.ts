import type { MatchLine } from "./match-view.server.ts";

const DAY_MS = 86_400_000;

/** The ids of the matches about the newest one: a result of the same day may be put right, a match of the next put off. */
export function matchesAround(matches: Pick<MatchLine, "id" | "status" | "kickOff">[]): ReadonlySet<number> {
  const begun = matches.filter(({ status }) => status === "live" || status === "finished");
  const newest = Math.max(...begun.map(({ kickOff }) => Date.parse(kickOff)));
  const near = matches.filter(({ kickOff }) => Math.abs(Date.parse(kickOff) - newest) < DAY_MS);
  return new Set(near.map(({ id }) => id));
}
