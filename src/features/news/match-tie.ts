import type { Match } from "#src/features/matches/match.ts";
import { isFixed } from "#src/features/matches/postponement.ts";

// An article that follows the hour of a match.

/** What of a match its hour is counted from. */
export const ANCHORS = ["kick_off", "full_time"] as const;
export type Anchor = (typeof ANCHORS)[number];

/** A fortnight. */
export const MOST_OFFSET_MINUTES = 14 * 24 * 60;

/** The hour of an article whose match has none: it waits until somebody, or the match, says more. */
export const WAITS = "9999-12-31T00:00:00.000Z";

type TiedTo = Pick<Match, "status" | "match_date" | "date_certainty" | "postponed_from"> & {
  deleted_at?: string | null;
};

/**
 * The hour of an article that is tied to a match, UTC ISO; {@link WAITS} while the match has none: it was put off to
 * no date, called off or deleted, its hour is open, or it is not over yet.
 * @param now when a match that is over counts as having ended
 */
export function tiedMoment(
  match: TiedTo | undefined,
  tie: { match_anchor: Anchor; match_offset_minutes: number | null },
  now: string,
): string {
  if (!match || match.deleted_at) return WAITS;
  const isOver = match.status === "finished";
  const from = tie.match_anchor === "full_time" ? (isOver ? now : undefined) : kickOffOf(match);
  if (!from) return WAITS;
  return new Date(Date.parse(from) + (tie.match_offset_minutes ?? 0) * 60_000).toISOString();
}

function kickOffOf(match: TiedTo): string | undefined {
  if (match.status === "live" || match.status === "finished") return match.match_date;
  return isFixed(match) && match.date_certainty === "exact" ? match.match_date : undefined;
}
