import { EventIcon } from "./event-icon.tsx";
import styles from "./scorer-lists.module.css";
import type { Scorers } from "./scorers.server.ts";

/** Who scored, under the score: the home side's on the left. */
export function ScorerLists({ scorers }: { scorers: Scorers }) {
  return (
    <div className={styles.scorers}>
      {(["home", "away"] as const).map((side) => (
        <ul key={side} className={side === "home" ? styles.home : undefined}>
          {scorers[side].map((scorer) => (
            <li key={scorer}>
              <EventIcon type="goal" /> <span>{scorer}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
