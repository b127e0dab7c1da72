import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { type LiveEvent, listenLive } from "./live.ts";

/** The browser's timers hold no more than 24 days; a page open that long asks anew in any case. */
const LONGEST_MS = 12 * 3_600_000;
/** Everybody's clock strikes at once, but not everybody should ask for the page in the same instant. */
const SPREAD_MS = 2000;

/** The frame and a page may both hear of a goal: the data are asked for once. */
let isAsked = false;

/** Asks for the page's data anew, once for all who want it in the same moment. */
export function useAgain(): () => void {
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  again.current = revalidate;
  return useRef(() => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
    });
    void again.current();
  }).current;
}

/**
 * Asks for the page's data anew when the server tells of one of these events.
 * @param isKnown whether the page shows already what a `match` event tells: then it asks for nothing
 */
export function useLiveNews(
  events: LiveEvent[],
  isWanted = true,
  isKnown?: (match: unknown) => boolean,
): void {
  const again = useAgain();
  const names = events.join(" ");
  const known = useRef(isKnown);
  known.current = isKnown;
  useEffect(() => {
    if (!isWanted) return;
    const isOld = (match: unknown) => known.current?.(match) ?? false;
    return listenLive(names.split(" ") as LiveEvent[], again, isOld);
  }, [again, names, isWanted]);
}

/** Asks for the page's data anew when the clock changes them, e.g. at a kick-off. */
export function useTimedNews(until: string | null): void {
  const again = useAgain();
  useEffect(() => {
    const wait = until ? Date.parse(until) - Date.now() : Number.NaN;
    if (!(wait <= LONGEST_MS)) return;
    const timer = setTimeout(again, Math.max(1000, wait) + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [again, until]);
}
