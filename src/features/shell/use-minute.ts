import { useEffect, useState } from "react";
import { followMinutes, minuteOf } from "./count-minutes.ts";
import type { CurrentMatch } from "./current-match.ts";

/** The minute of the match that is played, "67" or "45+2"; undefined while none runs, or none is sure. */
export function useMinute(match: Pick<CurrentMatch, "clock"> | null | undefined): string | undefined {
  const clock = match?.clock;
  const began = clock ? `${clock.period} ${clock.began_at}` : "";
  const [shown, setShown] = useState<{ began: string; minute: string | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same clock may come as another object.
  useEffect(() => {
    if (clock) return followMinutes(clock, (minute) => setShown({ began, minute }));
  }, [began, clock?.at]);
  if (!clock) return undefined;
  // At first as the server said: both have to write the same.
  return shown?.began === began ? shown.minute : minuteOf(clock, Date.parse(clock.at));
}
