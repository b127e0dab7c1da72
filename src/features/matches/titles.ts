import { type EventType, type Match, type MatchEvent, minuteLabel } from "./match.ts";

type Sides = Pick<Match, "home_team_name" | "away_team_name">;

/** What the log calls a match. */
export function matchTitle(match: Sides): string {
  return `${match.home_team_name} – ${match.away_team_name}`;
}

/** What the log calls an event: "Noah – Van: own_goal 45+2 Petrosyan". */
export function eventTitle(
  match: Sides,
  type: EventType,
  event: Pick<MatchEvent, "minute" | "extra_time"> & { player_last_name?: string },
): string {
  const minute = minuteLabel(event.minute, event.extra_time);
  return `${matchTitle(match)}: ${type} ${minute} ${event.player_last_name ?? ""}`.trim();
}
