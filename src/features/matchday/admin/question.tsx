import { useConsole } from "./console-context.tsx";
import { KeyPad } from "./key-pad.tsx";
import { PenaltyQuestion } from "./penalty-question.tsx";
import styles from "./question.module.css";
import { ScorerQuestion } from "./scorer-question.tsx";
import { SubstitutionQuestion } from "./substitution-question.tsx";
import { TileGrid } from "./tile-grid.tsx";

/** What is asked now, where the thumb is; the keys while nothing is. */
export function Question() {
  const { step, words, tap, tiles } = useConsole();
  switch (step.at) {
    case "scorer":
    case "assist":
      return <ScorerQuestion step={step} />;
    case "card":
      return (
        <section className={styles.question}>
          <header>
            <h1>{step.kind === "yellow" ? words.whoBooked : words.whoSentOff}</h1>
            <button type="button" className={styles.undo} onClick={() => tap({ tap: "undo", id: step.id })}>
              {words.takeBack}
            </button>
          </header>
          <TileGrid side={step.side} tiles={[...tiles[step.side].on, ...offPitch(tiles[step.side])]} />
        </section>
      );
    case "off":
    case "on":
      return <SubstitutionQuestion step={step} />;
    case "taker":
    case "result":
      return <PenaltyQuestion step={step} />;
    default:
      return <KeyPad />;
  }
}

/** Cards are shown to the bench as well; where nobody is named, both are one. */
function offPitch({ on, bench }: ReturnType<typeof useConsole>["tiles"]["home"]) {
  const known = new Set(on.map(({ key }) => key));
  return bench.filter(({ key }) => !known.has(key));
}
