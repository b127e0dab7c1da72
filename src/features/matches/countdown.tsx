import { useEffect, useRef } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { countDown, partsUntil } from "./clocks.ts";
import styles from "./countdown.module.css";

interface CountdownProps {
  kickOff: string;
  /** The server's time, on a page that is made anew every minute; elsewhere a figure would be wrong in the cache. */
  now?: string;
}

/** Days, hours and minutes until kick-off, live with scripts. Nothing is shown once the match has begun. */
export function Countdown({ kickOff, now }: CountdownProps) {
  const text = useSiteText("matches");
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the kick-off from the element.
  useEffect(() => (list.current ? countDown(list.current) : undefined), [kickOff]);
  const figures = now ? partsUntil(kickOff, Date.parse(now)) : [];
  return (
    // The page's own script may have counted before React came.
    <ul
      className={styles.countdown}
      ref={list}
      data-early="countdown"
      data-kick-off={kickOff}
      aria-label={text.timeToKickOff}
      suppressHydrationWarning
    >
      {[text.days, text.hours, text.minutes].map((name, index) => (
        <li key={name}>
          <div className="number" data-figure suppressHydrationWarning>
            {figures[index] ?? "–"}
          </div>
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}
