import { useEffect, useRef } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { showOwnTime } from "./clocks.ts";

interface VisitorTimeProps {
  className: string | undefined;
  kickOff: string;
  /** What the club's clock shows then, e.g. "19:00". */
  clubTime: string;
}

/** The kick-off on the visitor's own clock, where it differs from the club's. Only the browser knows it. */
export function VisitorTime({ className, kickOff, clubTime }: VisitorTimeProps) {
  const text = useSiteText("matches");
  const place = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the times from the element.
  useEffect(() => {
    if (place.current) showOwnTime(place.current);
  }, [kickOff, clubTime, text]);
  if (!clubTime) return null;
  return (
    <span
      ref={place}
      className={`small ${className}`}
      data-early="own-time"
      data-kick-off={kickOff}
      data-club-time={clubTime}
      data-after={text.yourTime}
      hidden
      suppressHydrationWarning
    >
      {/* Some text, which the page's own script may have changed before React came. */}
      {clubTime}
    </span>
  );
}
