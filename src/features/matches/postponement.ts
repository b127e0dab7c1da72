import type { Match } from "./match.ts";

type Dated = Pick<Match, "status" | "match_date" | "postponed_from">;

/**
 * The hour that a match had before it was put off, after a save: that of the match itself once it is postponed, or is
 * moved for a reason. Moved without one, a mistake was corrected. Once moved it keeps its first hour.
 * @param wanted what the save says of it; undefined for nothing
 */
export function postponedFrom(
  before: Dated | undefined,
  after: Pick<Dated, "status" | "match_date"> & { hasReason: boolean },
  wanted: string | null | undefined,
): string | null {
  const isMoved = before !== undefined && before.match_date !== after.match_date;
  // One that is put off when it is entered was to be played at the hour that was entered with it.
  const first = before ? (before.postponed_from ?? before.match_date) : after.match_date;
  const isPutOff = after.status === "postponed" || (isMoved && after.hasReason);
  const from = wanted === undefined ? (before?.postponed_from ?? (isPutOff ? first : null)) : wanted;
  // Put back to its first hour, it is as if it had never been moved.
  return from && (from !== after.match_date || after.status === "postponed") ? from : null;
}

/** The hour that a match was put off from, and whether it has a new one; null for one that goes ahead as it was. */
export function postponement({ status, match_date, postponed_from }: Dated) {
  if (status !== "postponed" && (status !== "scheduled" || !postponed_from)) return null;
  const from = postponed_from ?? match_date;
  return { from, hasNewDate: from !== match_date };
}

/** Whether a match is to be played at its date: it goes ahead as it was, or was put off to a date that is known. */
export function isFixed(match: Dated): boolean {
  return match.status === "scheduled" || (match.status === "postponed" && postponement(match)!.hasNewDate);
}
