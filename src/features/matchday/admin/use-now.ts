import { useEffect, useState } from "react";

/**
 * The time now, again and again while something on the screen counts.
 * @param everyMs how often; 0 for never
 */
export function useNow(now: () => number, everyMs: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    if (everyMs === 0) return;
    setAt(now());
    const timer = setInterval(() => setAt(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return at;
}
