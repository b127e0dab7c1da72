import { ArrowUpRight, Hand } from "lucide-react";
import type { PENALTY_RESULTS, Side } from "#src/features/ledger/ledger.ts";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { useConsole } from "./console-context.tsx";
import styles from "./question.module.css";

type Result = (typeof PENALTY_RESULTS)[number];

interface GoalMouthProps {
  side: Side;
  hasPost: boolean;
  /** What stands beside a result instead of how it is told apart. */
  hints?: Partial<Record<Result, string>>;
  onResult: (result: Result) => void;
}

/** A kick from the mark is tapped where the ball went: over the bar, into the net, into the gloves. */
export function GoalMouth({ side, hasPost, hints, onResult }: GoalMouthProps) {
  const { words } = useConsole();
  const answer = (result: Result) => (
    <>
      <b>{words.kick[result]}</b>
      <small>{hints?.[result] ?? words.kickHint[result]}</small>
    </>
  );
  return (
    <div className={styles.mouth} data-side={side}>
      <div className={styles.over}>
        <button type="button" onClick={() => onResult("missed")}>
          <ArrowUpRight className="icon" aria-hidden /> {answer("missed")}
        </button>
        {hasPost && (
          <button type="button" onClick={() => onResult("post")}>
            {answer("post")}
          </button>
        )}
      </div>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.inside}
          data-result="scored"
          onClick={() => onResult("scored")}
        >
          <EventIcon type="goal" /> {answer("scored")}
        </button>
        <button type="button" className={styles.gloves} onClick={() => onResult("saved")}>
          <Hand className="icon" aria-hidden /> {answer("saved")}
        </button>
      </div>
    </div>
  );
}
