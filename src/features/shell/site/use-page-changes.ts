import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { countView } from "#src/ui/count-view.ts";

/** Each page that somebody comes to is counted, and after the first one the focus goes to its content. */
export function usePageChanges(): void {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    countView(pathname);
    if (!isFirst.current) document.getElementById("main")?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);
}
