import { shownMinute } from "./count-minutes.ts";
import type { CurrentMatch } from "./current-match.ts";
import { useMinute } from "./use-minute.ts";

/** The minute that runs, "67’". Not for those who hear the page: it would be said to them every minute. */
export function RunningMinute({ match }: { match: Pick<CurrentMatch, "clock"> }) {
  const minute = useMinute(match);
  return (
    // The page's own script may have counted before React came.
    <span aria-hidden data-early="minute" data-clock={JSON.stringify(match.clock)} suppressHydrationWarning>
      {shownMinute(minute)}
    </span>
  );
}
