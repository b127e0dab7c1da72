import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { countView } from "#src/ui/count-view.ts";

/** Before this, a wait is not noticed, and a skeleton would only flicker. */
const NOTICED_MS = 200;

/** Where a navigation that takes noticeably long leads to; undefined while nothing is awaited. */
export function useSlowNavigation(): string | undefined {
  const { location } = useNavigation();
  const target = location ? location.pathname : undefined;
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => setSlow(target), NOTICED_MS);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [target]);
  return slow;
}

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
