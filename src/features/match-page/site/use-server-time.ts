import { useEffect, useState } from "react";

const STEP_MS = 5000;
/** A page comes from a cache that is no older; a device that says otherwise is wrong. */
const MOST_AHEAD_MS = 10 * 60_000;

/**
 * The time while a page is open, UTC ISO: at first as the server said when it made the page, then by the device, or on
 * from the server's where the device's clock is wrong.
 */
export function useServerTime(made: string, isRunning: boolean): string {
  const [now, setNow] = useState(made);
  useEffect(() => {
    if (!isRunning) return;
    const since = performance.now();
    const tick = () => {
      const device = Date.now();
      const ahead = device - Date.parse(made);
      const isRight = ahead >= 0 && ahead < MOST_AHEAD_MS + (performance.now() - since);
      setNow(new Date(isRight ? device : Date.parse(made) + performance.now() - since).toISOString());
    };
    tick();
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  }, [made, isRunning]);
  // What is loaded anew has a later time than what was counted on.
  return now > made ? now : made;
}
