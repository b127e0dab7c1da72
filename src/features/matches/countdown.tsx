import { useEffect, useRef } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { countDown } from "./clocks.ts";
import styles from "./countdown.module.css";

/**
 * Days, hours and minutes until kick-off. The server writes no figure: the page may come from a cache, and
 * a figure that changes by itself would be wrong there. Nothing is shown once the match has begun.
 */
export function Countdown({ kickOff }: { kickOff: string }) {
  const text = useSiteText("matches");
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the kick-off from the element.
  useEffect(() => (list.current ? countDown(list.current) : undefined), [kickOff]);
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
      {[text.days, text.hours, text.minutes].map((name) => (
        <li key={name}>
          <div className="number" data-figure suppressHydrationWarning>
            –
          </div>
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}
