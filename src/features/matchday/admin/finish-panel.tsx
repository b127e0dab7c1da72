import { useEffect } from "react";
import { useConsole } from "./console-context.tsx";
import { runningPeriod } from "./moments.ts";
import styles from "./panels.module.css";
import { ResultSlab } from "./result-slab.tsx";

/** How long the second tap is waited for: enough to read what else there is. */
export const ARMED_MS = 8000;

/** The first tap on "end" only asks: below stands what ends; the large button at the thumb says no. */
export function FinishPanel() {
  const { words, state, tap, team } = useConsole();
  const { home, away } = state.afterExtra ?? state.score;
  useEffect(() => {
    const timer = setTimeout(() => tap({ tap: "go", step: { at: "play" } }), ARMED_MS);
    return () => clearTimeout(timer);
  }, [tap]);
  const follows = runningPeriod(state.phase) === "second" ? words.extraFollows : words.shootoutFollows;
  return (
    <>
      <div className={styles.panel}>
        <p className={styles.same} role="status">
          {words.tapSamePlace}
        </p>
        <ResultSlab home={home} away={away}>
          <h1>{words.endQuestion}</h1>
          <small>{`${team.home} – ${team.away}`}</small>
        </ResultSlab>
        {state.phase !== "shootout" && (
          <button
            type="button"
            className="button button-small button-ghost"
            onClick={() => tap({ tap: "finish", isOver: false })}
          >
            {follows}
          </button>
        )}
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className="button button-ghost"
          onClick={() => tap({ tap: "go", step: { at: "play" } })}
        >
          {words.goesOn}
        </button>
      </div>
    </>
  );
}
