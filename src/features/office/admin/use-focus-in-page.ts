import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * The button that led to another page goes with its own page, and the focus would be nowhere: whoever reads by ear or
 * goes by keyboard begins at the new page's content. A field that took the focus itself keeps it.
 */
export function useFocusInPage(): void {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page.
  useEffect(() => {
    const isNowhere = document.activeElement === document.body || document.activeElement === null;
    if (!isFirst.current && isNowhere) document.getElementById("main")?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);
}
