import type { Match } from "./match.ts";

/** So long before and after its kick-off a match is run from the console. */
const NEAR_MS = 4 * 3_600_000;

/** Where a match is run from a phone. */
export function consolePath(id: number): string {
  return `/admin/matchday/${id}`;
}

/**
 * Whether the console is what staff look for: from four hours before to four hours after the kick-off, and as long as a
 * match is live.
 * @param now ms
 */
export function isConsoleTime(
  { match_date, status }: Pick<Match, "match_date" | "status">,
  now: number,
): boolean {
  if (status === "live") return true;
  return status !== "cancelled" && Math.abs(Date.parse(match_date) - now) <= NEAR_MS;
}
