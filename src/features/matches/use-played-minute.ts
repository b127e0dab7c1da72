import { readLengths } from "#src/features/ledger/clock.ts";
import { lastMinuteBefore } from "#src/features/ledger/match-state.ts";
import { useCurrentMatch } from "#src/features/shell/current-match.ts";
import { useMinute } from "#src/features/shell/use-minute.ts";
import type { MatchView } from "./match-view.server.ts";

/** How far a match that is played has come, for its wall: the minute that runs, else the last of which something is told. */
export function usePlayedMinute({ id, lastEntry }: Pick<MatchView, "id" | "lastEntry">): number | null {
  const current = useCurrentMatch();
  const match = current?.id === id ? current : null;
  const minute = useMinute(match);
  const last = match?.phase ? lastMinuteBefore(match.phase, readLengths(match.lengths)) : undefined;
  const told = minute ?? last ?? lastEntry?.minute;
  return told === undefined ? null : Number.parseInt(String(told), 10);
}
