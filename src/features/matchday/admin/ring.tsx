import { HOLD_MS } from "./kept.ts";
import styles from "./ring.module.css";

const RADIUS = 15;

/** A ring that runs out within so many ms. */
export function Ring({ forMs = HOLD_MS }: { forMs?: number }) {
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 36 36"
      aria-hidden="true"
      style={{ "--for": `${forMs}ms` } as React.CSSProperties}
    >
      <circle cx="18" cy="18" r={RADIUS} />
      <circle className={styles.left} cx="18" cy="18" r={RADIUS} pathLength={100} />
    </svg>
  );
}
