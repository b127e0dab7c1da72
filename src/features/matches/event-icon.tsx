import { ArrowDown, ArrowUp } from "lucide-react";
import styles from "./event-icon.module.css";
import type { EventType } from "./match.ts";

/** The mark of an event; its name always stands beside it. */
export function EventIcon({ type }: { type: EventType }) {
  switch (type) {
    case "yellow_card":
      return <span className={styles.yellowCard} />;
    case "red_card":
      return <span className={styles.redCard} />;
    case "substitution_in":
      return <ArrowUp aria-hidden />;
    case "substitution_out":
      return <ArrowDown aria-hidden />;
    default:
      return <Ball mark={MARKS[type]} />;
  }
}

/** A penalty has its spot, a missed one a cross, an own goal is red. */
const MARKS = { goal: "", penalty_scored: "spot", penalty_missed: "cross", own_goal: "own" } as const;

function Ball({ mark }: { mark: (typeof MARKS)[keyof typeof MARKS] }) {
  const [leather, seam] = mark === "own" ? ["#e5484d", "#1a100d"] : ["#f7efe6", "#1a100d"];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill={leather} stroke={seam} strokeWidth="1" />
      <path
        d="M12 8l3.5 2.6-1.3 4.2H9.8L8.5 10.6zM12 2.5v3M21 9.5l-3 1M17.6 19.5l-1.9-2.5M6.4 19.5l1.9-2.5M3 9.5l3 1"
        fill={seam}
        stroke={seam}
        strokeWidth="1.5"
      />
      {mark === "spot" && <circle cx="19" cy="19" r="4.5" fill="#2c9a5b" stroke={seam} strokeWidth="1.5" />}
      {mark === "cross" && (
        <path d="M3 3L21 21M21 3L3 21" stroke="#e5484d" strokeWidth="3.5" strokeLinecap="square" />
      )}
    </svg>
  );
}
