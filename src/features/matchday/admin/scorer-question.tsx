import { ArrowLeftRight, Pencil } from "lucide-react";
import { GOAL_WAYS } from "#src/features/ledger/ledger.ts";
import { keysOf } from "#src/features/ledger/people.ts";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { useConsole } from "./console-context.tsx";
import styles from "./question.module.css";
import { StepMarks } from "./step-marks.tsx";
import type { Step } from "./steps.ts";
import { sideAsked } from "./taps.ts";
import { TileGrid } from "./tile-grid.tsx";

/** How it is offered; a header is entered later, in the match's form. */
const OFFERED = GOAL_WAYS.filter((way) => way !== "header");

const STEPS = ["scorer", "assist"] as const;

/** Who scored, then who passed: the same shirts. The goal counts without either. */
export function ScorerQuestion({ step }: { step: Step & { at: "scorer" | "assist" } }) {
  return step.at === "scorer" ? <Scorer step={step} /> : <Assist step={step} />;
}

function Scorer({ step }: { step: Step & { at: "scorer" } }) {
  const { words, team, tiles, tap } = useConsole();
  const isOwn = step.how === "own_goal";
  const side = sideAsked(step) ?? step.side;
  return (
    <section className={`${styles.question} ${isOwn ? styles.own : ""}`}>
      <header>
        <h1>{isOwn ? words.ownGoalBy : words.whoScored}</h1>
        {!isOwn && step.how !== "penalty" && <StepMarks steps={STEPS} now="scorer" />}
      </header>
      <p>
        {isOwn && <ArrowLeftRight className="icon" aria-hidden />}
        {isOwn ? words.ownGoalHint(team[side], team[step.side]) : words.isPublic}
      </p>
      <div className={styles.ways} role="radiogroup" aria-label={words.whoScored}>
        {OFFERED.map((way) => (
          // biome-ignore lint/a11y/useSemanticElements: answers of one tap, which a form's radio buttons are not.
          <button
            key={way}
            type="button"
            role="radio"
            aria-checked={step.how === way}
            onClick={() => tap({ tap: "how", how: way })}
          >
            {words.ways[way]}
          </button>
        ))}
      </div>
      <TileGrid side={side} tiles={tiles[side].on} />
    </section>
  );
}

function Assist({ step }: { step: Step & { at: "assist" } }) {
  const { words, tiles, tap, sayPerson, bundle } = useConsole();
  const { id, side, scorer } = step;
  return (
    <section className={styles.question}>
      <header>
        <h1>{words.whoPassed}</h1>
        <StepMarks steps={STEPS} now="assist" />
      </header>
      <div className={styles.chosen}>
        <span className={styles.ball}>
          <EventIcon type="goal" />
        </span>
        <b>{sayPerson(side, scorer)}</b>
        <button type="button" onClick={() => tap({ tap: "change", id })}>
          <Pencil className="icon" aria-hidden /> {words.change}
        </button>
      </div>
      <button type="button" className={styles.none} onClick={() => tap({ tap: "unassisted" })}>
        {words.noAssist}
      </button>
      <TileGrid
        side={side}
        tiles={tiles[side].on}
        isOut={({ key }) => key === keysOf(bundle.lineups)(side, scorer)}
      />
    </section>
  );
}
