import { Pencil } from "lucide-react";
import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { useConsole } from "./console-context.tsx";
import question from "./question.module.css";
import styles from "./shoot-out-panel.module.css";
import { SideCrest } from "./side-crest.tsx";

/** Who takes the next kick may be said before; it does not have to be. */
export function KickerLine({ side, taker }: { side: Side; taker: Who | undefined }) {
  const { words, tap, personOf } = useConsole();
  const { name, number } = taker ? personOf(side, taker) : { name: words.whoKicks, number: null };
  return (
    <div className={`${question.chosen} ${styles.kicker}`} data-side={side}>
      <SideCrest side={side} />
      {number !== null && <b className="number">{number}</b>}
      <span>{name || (number === null ? "" : words.number(number))}</span>
      <button type="button" onClick={() => tap({ tap: "go", step: { at: "kicker", side } })}>
        <Pencil className="icon" aria-hidden /> {taker ? words.change : words.choose}
        <span className="visually-hidden">: {words.whoKicks}</span>
      </button>
    </div>
  );
}
