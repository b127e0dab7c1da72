import { minuteLabel } from "#src/features/ledger/clock.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { match as matchRecord } from "./match.record.ts";
import type { EventType, MatchEvent } from "./match.ts";

/** What the log calls an event: "Noah – Van: own_goal 45+2 Aram Petrosyan". */
export function eventTitle(
  match: RecordRow<"matches">,
  type: EventType,
  event: Pick<MatchEvent, "minute" | "extra_time"> &
    Partial<Pick<MatchEvent, "player_name" | "player_last_name">>,
): string {
  const minute = minuteLabel(event.minute, event.extra_time);
  const player = [event.player_name, event.player_last_name].filter(Boolean).join(" ");
  return `${matchRecord.titleOf(match)}: ${type} ${minute} ${player}`.trim();
}
