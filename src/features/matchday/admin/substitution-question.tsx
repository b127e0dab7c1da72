import { ArrowDown, ArrowUp, Check, Undo2, X } from "lucide-react";
import { rulesOf } from "./bundle.ts";
import { useConsole } from "./console-context.tsx";
import styles from "./question.module.css";
import { minuteText } from "./rows.ts";
import { SideCrest } from "./side-crest.tsx";
import type { Step } from "./steps.ts";
import { TileGrid } from "./tile-grid.tsx";

type Asked = Step & { at: "off" | "on" };

/** The fourth official's board: down goes off, up comes on; saved with the second shirt, and the next may follow. */
export function SubstitutionQuestion({ step }: { step: Asked }) {
  const { words, tiles, state, tap, bundle } = useConsole();
  const isOn = step.at === "on";
  const { side, pack } = step;
  const isMore = !isOn && pack.length > 0;
  const left = Math.max(0, rulesOf(bundle).mostSubstitutions - state.counts[side].substitution);
  return (
    <section className={styles.question}>
      <Board step={step} />
      <header>
        <h1>{isOn ? words.whoOn : isMore ? words.oneMore : words.whoOff}</h1>
      </header>
      <p>{isMore ? `${words.sameMinute} ${words.changesLeft(left)}` : words.changesLeft(left)}</p>
      <TileGrid side={side} tiles={isOn ? tiles[side].bench : tiles[side].on} isBench={isOn} />
      {isMore && (
        <button
          type="button"
          className={`button ${styles.wide}`}
          onClick={() => tap({ tap: "go", step: { at: "play" } })}
        >
          <Check className="icon" aria-hidden /> {words.ready}
        </button>
      )}
    </section>
  );
}

function Board({ step }: { step: Asked }) {
  const { words, state, tap, sayPerson } = useConsole();
  const { side, pack } = step;
  const off = step.at === "on" ? step.off : undefined;
  const made = state.lines.filter(({ entry }) => pack.includes(entry.id) && !entry.isVoid);
  return (
    <div className={`slab merlons-above ${styles.board}`}>
      <div className="pores" />
      <div className={styles.head}>
        <SideCrest side={side} />
        <b>{words.lines.subPlain}</b>
        <button
          type="button"
          aria-label={words.back}
          onClick={() => tap({ tap: "go", step: { at: "play" } })}
        >
          <X className="icon" aria-hidden />
        </button>
      </div>
      {made.map((line) => {
        const { entry } = line;
        if (entry.kind !== "sub") return null;
        const name = (who: typeof entry.payload.on) => (who ? sayPerson(side, who) : "?");
        return (
          <div key={entry.id} className={styles.done}>
            <Check className="icon" aria-hidden />
            <b>{minuteText(line)}</b>
            <span>{`${name(entry.payload.off)} → ${name(entry.payload.on)}`}</span>
            <button
              type="button"
              aria-label={words.takeBack}
              onClick={() => tap({ tap: "undo", id: entry.id })}
            >
              <Undo2 className="icon" aria-hidden />
            </button>
          </div>
        );
      })}
      {made.length === 0 && (
        <div className={styles.shirts}>
          <span className={step.at === "off" ? styles.asked : undefined}>
            <ArrowDown className="icon" aria-hidden />
            <b className="number">{off?.number ?? "?"}</b>
            <small>{words.goesOff}</small>
          </span>
          <span className={step.at === "on" ? styles.asked : undefined}>
            <ArrowUp className="icon" aria-hidden />
            <b className="number">?</b>
            <small>{words.comesOn}</small>
          </span>
        </div>
      )}
    </div>
  );
}
