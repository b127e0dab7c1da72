import { useEffect, useRef } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { showOwnTime } from "./clocks.ts";
import { utcToClubTime } from "./match-time.ts";

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
      data-club-day={utcToClubTime(kickOff).slice(0, 10)}
      data-after={text.yourTime}
      data-next-day={text.nextDay}
      data-day-before={text.dayBefore}
      hidden
      suppressHydrationWarning
    >
      {/* Some text, which the page's own script may have changed before React came. */}
      {clubTime}
    </span>
  );
}
