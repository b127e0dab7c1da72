import { useEffect, useState } from "react";
import { useMatchesText } from "./use-matches-text.ts";

interface VisitorTimeProps {
  kickOff: string;
  /** What the club's clock shows then, e.g. "19:00". */
  clubTime: string;
}

/** The kick-off on the visitor's own clock, where it differs from the club's. Only the browser knows it. */
export function VisitorTime({ kickOff, clubTime }: VisitorTimeProps) {
  const text = useMatchesText();
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const at = new Date(kickOff);
    const own = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
    setTime(own === clubTime ? undefined : own);
  }, [kickOff, clubTime]);
  if (!time) return null;
  return (
    <span className="mine small">
      {time} {text.yourTime}
    </span>
  );
}
