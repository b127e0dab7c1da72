import { useEffect, useRef } from "react";

/** A phone that shows something else may end the page without another word. */
const LEAVING = ["pagehide", "visibilitychange"];

/** Keeps what would go with the page, before it goes, sleeps or gives way to another. */
export function useBeforeLeaving(keep: () => void): void {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    const leave = () => latest.current();
    for (const event of LEAVING) addEventListener(event, leave);
    return () => {
      for (const event of LEAVING) removeEventListener(event, leave);
      leave();
    };
  }, []);
}
