import { useEffect, useRef } from "react";
import { type PackedPatch, unpackPatch } from "#src/features/ledger/patch.ts";
import { KEPT_MS, listenPatches, SPREAD_MS } from "#src/ui/live.ts";
import { useAgain } from "#src/ui/live-news.ts";

/**
 * Asks for the page's data anew when a match that the frame does not show is live from now on: it may be one of the club's
 * that goes on after it was called off. Of most it is asked once, at once and when caches know: they are others'.
 * @param shown the id of the match that the frame shows
 */
export function useNewlyLive(isWanted: boolean, shown: number | undefined): void {
  const again = useAgain();
  const known = useRef(new Set<number>());
  const now = useRef(shown);
  now.current = shown;
  useEffect(() => {
    if (!isWanted) return;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const hear = (id: number, status: string) => {
      if (status !== "live") known.current.delete(id);
      if (status !== "live" || id === now.current || known.current.has(id)) return;
      known.current.add(id);
      for (const wait of [0, KEPT_MS]) timers.add(setTimeout(again, wait + Math.random() * SPREAD_MS));
    };
    const stop = listenPatches({
      onPatch(packed) {
        const { match, status } = unpackPatch(packed as PackedPatch);
        hear(match, status);
      },
      onMatch(told) {
        const { id, status } = told as { id: number; status: string };
        hear(id, status);
      },
      onGap: () => {},
      onBack: () => {},
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [again, isWanted]);
}
