import { useEffect, useState } from "react";
import { clockFault } from "#src/ui/server-time.ts";

const STEP_MS = 5000;

/**
 * The time while a page is open, UTC ISO: at first as the server said when it made the page, then by the device, whose
 * clock is put right where it is wrong.
 */
export function useServerTime(made: string, isRunning: boolean): string {
  const [now, setNow] = useState(made);
  useEffect(() => {
    // When the page has come, whether or not its match has begun.
    const fault = clockFault(made);
    if (!isRunning) return;
    const tick = () => setNow(new Date(Date.now() + fault).toISOString());
    tick();
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  }, [made, isRunning]);
  // What is loaded anew has a later time than what was counted on.
  return now > made ? now : made;
}
