import { useEffect, useRef, useState } from "react";

/** Who looked elsewhere for less has missed nothing that he would look for. */
const AWAY_MS = 60_000;

/**
 * How many entries came while the page was in the background, from its return until it goes there again; 0 for none.
 * @param entries of the log so far
 * @param catchUp asks for what came meanwhile: phones let a page in the background hear nothing
 */
export function useReturn(entries: number, catchUp: () => void): number {
  const latest = useRef({ entries, catchUp });
  latest.current = { entries, catchUp };
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let hidden: { at: number; entries: number } | undefined;
    const follow = () => {
      if (document.hidden) {
        hidden = { at: Date.now(), entries: latest.current.entries };
        setLeft(null);
      } else if (hidden) {
        if (Date.now() - hidden.at >= AWAY_MS) {
          setLeft(hidden.entries);
          latest.current.catchUp();
        }
        hidden = undefined;
      }
    };
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return left === null ? 0 : Math.max(0, entries - left);
}
