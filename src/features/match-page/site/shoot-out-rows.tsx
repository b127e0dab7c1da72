import { X } from "lucide-react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./shoot-out-rows.module.css";

/** The kicks after a match, a stone each: they are no goals of it. */
export function ShootOutRows() {
  const { data, state } = useFollowedMatch();
  const page = useSiteText("matchPage");
  const { shootOut } = state;
  if (!shootOut) return null;
  return (
    <div className={styles.kicks}>
      <p className={styles.result}>
        <b className="number">{shootOut.home}</b> <span>{page.onPenalties}</span>{" "}
        <b className="number">{shootOut.away}</b>
      </p>
      {(["home", "away"] as const).map((side) => {
        const kicks = shootOut.kicks.filter((kick) => kick.side === side);
        const { name } = data.match[side];
        return (
          <div key={side} className={styles.row}>
            <b lang={name.lang}>{name.text}</b>
            <ol aria-label={page.kicks(name.text, shootOut[side], kicks.length)}>
              {kicks.map(({ id, isScored }) => (
                <li key={id} className={isScored ? styles.scored : styles.missed}>
                  {!isScored && <X className="icon" aria-hidden />}
                  <span className="visually-hidden">{isScored ? page.kickScored : page.kickMissed}</span>
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}
