import type { MatchView } from "./match-view.server.ts";

type Summed = Pick<MatchView, "competition" | "date" | "time" | "venue">;

/** "Armenian Premier League. 20 November 2026, 17:00. Arevyan Stadium, Armavir" */
export function matchSummary({ competition, date, time, venue }: Summed): string {
  return [competition.text, `${date}, ${time}`, venue.text].filter(Boolean).join(". ");
}
