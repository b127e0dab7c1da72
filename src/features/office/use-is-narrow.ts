import { useSyncExternalStore } from "react";

/** Up to here the sections are a drawer, and what stands beside a form opens as a sheet. */
const NARROW = "(max-width: 1180px)";

/** Whether the screen has no place for anything beside the work. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function follow(tell: () => void): () => void {
  const width = matchMedia(NARROW);
  width.addEventListener("change", tell);
  return () => width.removeEventListener("change", tell);
}
