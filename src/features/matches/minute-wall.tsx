import { useSiteText } from "#src/i18n/i18n.tsx";
import type { TeamType } from "./match.ts";
import styles from "./minute-wall.module.css";
import { STONES, stoneOf } from "./stones.ts";

interface MinuteWallProps {
  goals: { minute: number; side: TeamType }[];
  /** How far the match has come; null when it is over. */
  played: number | null;
  /** Below a score that says it all: a thin one, for eyes alone. */
  isThin?: boolean;
}

/** A match as a wall of eighteen stones, five minutes each, with a rosette over each goal's. */
export function MinuteWall({ goals, played, isThin = false }: MinuteWallProps) {
  const text = useSiteText("matches");
  const stones = Array.from({ length: STONES }, (_, at) => at);
  const reached = played === null ? stones.length : stoneOf(played) + 1;
  return (
    <span className={isThin ? styles.thin : styles.frame} aria-hidden={isThin || undefined}>
      <span
        className={styles.wall}
        role="img"
        data-played={reached}
        aria-label={text.goalMinutes(goals.map(({ minute }) => minute).join(", "))}
      >
        {stones.map((at) => (
          <span key={at} className={at < reached ? `${styles.stone} ${styles.played}` : styles.stone}>
            {goals
              .filter(({ minute }) => stoneOf(minute) === at)
              .map(({ side }, index) => (
                <i key={index} className={styles.goal} data-side={side} />
              ))}
          </span>
        ))}
      </span>
      {!isThin && (
        <span className={styles.scale} aria-hidden="true">
          <span>0′</span>
          <span>45′</span>
          <span>90′</span>
        </span>
      )}
    </span>
  );
}
