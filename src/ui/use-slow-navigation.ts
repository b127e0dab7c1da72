import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

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
