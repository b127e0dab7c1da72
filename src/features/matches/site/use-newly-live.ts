import { useEffect, useRef } from "react";
import { KEPT_MS, SPREAD_MS } from "#src/ui/live.ts";

/** As long as pages ask again for what they heard of: after it their data know. */
const ASKED_MS = KEPT_MS + 2 * SPREAD_MS;

/**
 * A match that the frame does not show, and that is live from now on, may be its match: one of the club's that goes on
 * after it was called off. It is asked about once; with most of them it stays at that, as they are others'.
 * @param shown the id of the match that the frame shows; it is new again once it is gone
 * @returns whether a told match is such a one
 */
export function useNewlyLive(shown: number | undefined): (told: { id: number; status: string }) => boolean {
  const toldAt = useRef(new Map<number, number>());
  useEffect(() => {
    if (shown !== undefined) toldAt.current.delete(shown);
  }, [shown]);
  return ({ id, status }) => {
    if (status !== "live" || id === shown) return false;
    const at = toldAt.current.get(id) ?? performance.now();
    toldAt.current.set(id, at);
    return performance.now() - at < ASKED_MS;
  };
}
