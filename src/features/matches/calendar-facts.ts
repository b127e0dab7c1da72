import type { MatchStatus } from "./match.ts";

/** What a calendar says of a match beside its words. */
interface InCalendar {
  match_date: string;
  date_certainty: string;
  status: MatchStatus;
  home_team_name: string;
  away_team_name: string;
  venue: string;
  deleted_at: string | null;
}

/** Whether a match takes place, as calendars know it. Source: RFC 5545, 3.8.1.11. */
export function calendarStatus({
  status,
  date_certainty,
  deleted_at,
}: Pick<InCalendar, "status" | "date_certainty" | "deleted_at">) {
  if (status === "cancelled" || deleted_at !== null) return "CANCELLED";
  return status === "postponed" || date_certainty !== "exact" ? "TENTATIVE" : "CONFIRMED";
}

/** Of two saves with the same facts no calendar has to ring: who plays, when, where, and whether at all. */
export function calendarFacts(match: InCalendar): string {
  const { match_date, date_certainty, home_team_name, away_team_name, venue } = match;
  return [match_date, date_certainty, calendarStatus(match), home_team_name, away_team_name, venue].join(
    "\n",
  );
}
