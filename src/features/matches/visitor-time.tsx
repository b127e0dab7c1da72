import { useEffect, useState } from "react";
import { club } from "#club/club.ts";
import { useMatchesText } from "./use-matches-text.ts";

/** The kick-off on the visitor's own clock, where it differs from the club's. Only the browser knows it. */
export function VisitorTime({ kickOff }: { kickOff: string }) {
  const text = useMatchesText();
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const at = new Date(kickOff);
    const clock = (timeZone?: string) =>
      at.toLocaleTimeString("en-GB", {
        hour: "2-digit",
        minute: "2-digit",
        ...(timeZone ? { timeZone } : {}),
      });
    if (clock() !== clock(club.timeZone)) setTime(clock());
  }, [kickOff]);
  if (!time) return null;
  return (
    <p className="mine small">
      {time} {text.yourTime}
    </p>
  );
}
