import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const REFRESH_MS = 30_000;

/** While a match is played, the page asks for its data again every half minute; never in a hidden tab. */
export function useLiveRefresh(isLive: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isBusy = useRef(false);
  isBusy.current = state !== "idle";
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isBusy.current) void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isLive, revalidate]);
}
