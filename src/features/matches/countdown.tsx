import { useEffect, useState } from "react";
import { useMatchesText } from "./use-matches-text.ts";

const MINUTE_MS = 60_000;

/**
 * Days, hours and minutes until kick-off. The server writes no figure: the page may come from a cache, and
 * a figure that changes by itself would be wrong there. Nothing is shown once the match has begun.
 */
export function Countdown({ kickOff }: { kickOff: string }) {
  const text = useMatchesText();
  const [leftMs, setLeftMs] = useState<number>();
  useEffect(() => {
    const tick = () => setLeftMs(Date.parse(kickOff) - Date.now());
    tick();
    const timer = setInterval(tick, 15_000);
    return () => clearInterval(timer);
  }, [kickOff]);

  if (leftMs !== undefined && leftMs <= 0) return null;
  const minutes = leftMs === undefined ? undefined : Math.floor(leftMs / MINUTE_MS);
  const parts = [
    { name: text.days, value: minutes === undefined ? "–" : twoDigits(Math.floor(minutes / 1440)) },
    { name: text.hours, value: minutes === undefined ? "–" : twoDigits(Math.floor(minutes / 60) % 24) },
    { name: text.minutes, value: minutes === undefined ? "–" : twoDigits(minutes % 60) },
  ];
  return (
    <ul className="count" aria-label={text.timeToKickOff}>
      {parts.map(({ name, value }) => (
        <li key={name}>
          <div className="num">{value}</div>
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
