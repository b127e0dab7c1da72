import type { MatchView } from "./match-view.server.ts";
import type { MatchesText } from "./text/en.ts";

type Summed = Pick<MatchView, "competition" | "date" | "time" | "venue" | "decided" | "postponed">;

/**
 * "Armenian Premier League. 20 November 2026, 17:00. Arevyan Stadium, Armavir"; of a match that is not played then, what
 * became of it stands before its date, or in the place of one that holds no more.
 */
export function matchSummary(match: Summed, status: string, text: Pick<MatchesText, "status" | "decided">) {
  const { competition, date, time, venue, postponed } = match;
  const decided = status === "live" || status === "scheduled" ? undefined : match.decided;
  const isDateless = status === "postponed" && !decided && !postponed?.hasNewDate;
  const isOff = isDateless || status === "cancelled";
  const state = decided ? text.decided[decided] : isOff ? text.status[status] : "";
  const when = isDateless ? "" : [date, time].filter(Boolean).join(", ");
  return [competition.text, state, when, venue.text].filter(Boolean).join(". ");
}
