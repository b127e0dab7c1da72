import { Undo2 } from "lucide-react";
import type { Side } from "#src/features/ledger/ledger.ts";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { useConsole } from "./console-context.tsx";
import { KeyHint } from "./key-hint.tsx";
import styles from "./pad.module.css";
import { Ring } from "./ring.tsx";
import { SideCrest } from "./side-crest.tsx";
import type { Step } from "./steps.ts";

/** Questions about what is public already: in their place it is taken back. */
const ASKED: Step["at"][] = ["scorer", "assist", "taker", "result"];

/** The board: its halves are the goal buttons. After a goal the same place takes it back. */
export function ScoreSlab() {
  return (
    <div className={`slab merlons-above ${styles.slab}`}>
      <div className="pores" />
      <Half side="home" />
      <Half side="away" />
    </div>
  );
}

function Half({ side }: { side: Side }) {
  const { words, state, team, step, kept, tap } = useConsole();
  const asked = ASKED.find((at) => at === step.at) && "id" in step && "side" in step ? step : undefined;
  const isHit = asked?.side === side;
  const score = (state.afterExtra ?? state.score)[side];
  const isHeld = asked && kept.some((one) => one.id === asked.id && one.state === "held");
  const isOther = asked !== undefined && !isHit;
  const isGoal = step.at === "scorer" || step.at === "assist";
  return (
    <button
      type="button"
      className={`${styles.half} ${isHit ? (isGoal ? styles.scored : styles.given) : ""}`}
      data-side={side}
      disabled={isOther}
      onClick={() => tap(isHit && asked ? { tap: "undo", id: asked.id } : { tap: "goal", side })}
    >
      <span className={styles.team}>
        <SideCrest side={side} />
        <b aria-hidden>{team[side]}</b>
      </span>
      <span className="number" aria-hidden>
        {score}
      </span>
      <span className={styles.goal}>
        {isHit ? isHeld ? <Ring /> : <Undo2 className="icon" aria-hidden /> : <EventIcon type="goal" />}
        <span aria-hidden>{isHit ? words.takeBack : words.goal}</span>
        <KeyHint keys={isHit ? ["Ctrl", "Z"] : ["G", side === "home" ? "H" : "A"]} />
      </span>
      <span className="visually-hidden">{isHit ? words.takeBack : words.of(words.goal, team[side])}</span>
    </button>
  );
}
