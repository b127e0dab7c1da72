import { Pencil } from "lucide-react";
import { useConsole } from "./console-context.tsx";
import { GoalMouth } from "./goal-mouth.tsx";
import styles from "./question.module.css";
import { StepMarks } from "./step-marks.tsx";
import type { Step } from "./steps.ts";
import { TileGrid } from "./tile-grid.tsx";

const STEPS = ["taker", "result"] as const;

/** Who takes a penalty that is public already, then what came of it. */
export function PenaltyQuestion({ step }: { step: Step & { at: "taker" | "result" } }) {
  return step.at === "taker" ? <Taker side={step.side} /> : <Result step={step} />;
}

function Taker({ side }: Pick<Step & { at: "taker" }, "side">) {
  const { words, tiles } = useConsole();
  return (
    <section className={styles.question}>
      <header>
        <h1>{words.whoKicks}</h1>
        <StepMarks steps={STEPS} now="taker" />
      </header>
      <p>{words.penaltyPublic}</p>
      <TileGrid side={side} tiles={tiles[side].on} />
    </section>
  );
}

function Result({ step }: { step: Step & { at: "result" } }) {
  const { words, tap, team, sayPerson } = useConsole();
  const { id, side, taker } = step;
  return (
    <section className={styles.question}>
      <header>
        <h1>{words.whatCame}</h1>
        <StepMarks steps={STEPS} now="result" />
      </header>
      <div className={styles.chosen}>
        <b>{taker ? sayPerson(side, taker) : words.of(words.penalty, team[side])}</b>
        <button type="button" onClick={() => tap({ tap: "go", step: { at: "taker", id, side } })}>
          <Pencil className="icon" aria-hidden /> {words.change}
        </button>
      </div>
      <GoalMouth side={side} hasPost onResult={(result) => tap({ tap: "result", result })} />
      <button type="button" className={styles.none} onClick={() => tap({ tap: "go", step: { at: "play" } })}>
        {words.later}
      </button>
    </section>
  );
}
