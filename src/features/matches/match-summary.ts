import type { MatchView } from "./match-view.server.ts";

/** "Armenian Premier League. 20 November 2026, 17:00. Arevyan Stadium, Armavir" */
export function matchSummary({ competition, date, time, venue }: MatchView): string {
  return [competition.text, `${date}, ${time}`, venue.text].filter(Boolean).join(". ");
}
