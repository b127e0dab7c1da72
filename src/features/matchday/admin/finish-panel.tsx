import { CornerRightUp, Globe, Hourglass, type LucideIcon, Play, Table2, TriangleAlert } from "lucide-react";
import { useCallback, useEffect } from "react";
import { useConsole } from "./console-context.tsx";
import styles from "./finish-panel.module.css";
import { unsent } from "./kept.ts";
import { missingIn } from "./missing.ts";
import { runningPeriod, whatFollows } from "./moments.ts";
import panels from "./panels.module.css";
import { ResultSlab } from "./result-slab.tsx";
import { useMove } from "./use-move.ts";

/** How long the second tap is waited for: as long as a goal may be taken back. */
export const ARMED_MS = 3000;
/** More of what is missing would push the answer off a phone; the list has all of it. */
const MOST_MISSING = 3;

/** The first tap on "end" only asks: below stands what follows; the large button at the thumb says no. */
export function FinishPanel() {
  const { words, state, tap, bundle } = useConsole();
  const { home, away } = state.afterExtra ?? state.score;
  const goOn = useCallback(() => tap({ tap: "go", step: { at: "play" } }), [tap]);
  useEffect(() => {
    const timer = setTimeout(goOn, ARMED_MS);
    return () => clearTimeout(timer);
  }, [goOn]);
  const extra = runningPeriod(state.phase) === "second" ? words.extraFollows : words.shootoutFollows;
  const [before, same, after] = words.endings.samePlace;
  return (
    <>
      <div className={`${panels.panel} ${styles.panel}`}>
        <p className={styles.same} role="status">
          <span>
            {before}
            <b>{same}</b>
            {after}
          </span>
          <CornerRightUp className="icon" aria-hidden />
        </p>
        <ResultSlab home={home} away={away}>
          <h1>{words.endQuestion}</h1>
        </ResultSlab>
        <Follows score={`${home}:${away}`} />
        {whatFollows(state.phase, bundle) === "offered" && (
          <button
            type="button"
            className="button button-small button-ghost"
            onClick={() => tap({ tap: "finish", isOver: false })}
          >
            {extra}
          </button>
        )}
      </div>
      <div className={panels.foot}>
        <button type="button" className="button button-ghost" onClick={goOn}>
          <Play className="icon" aria-hidden /> {words.goesOn}
        </button>
      </div>
    </>
  );
}

/** What the next tap brings about, and what is missing, as far as this device knows. */
function Follows({ score }: { score: string }) {
  const { words, state, kept, network, bundle } = useConsole();
  const { endings } = words;
  const isCut = network === "offline" || network === "signed_out";
  const queue = unsent(kept).length;
  const move = useMove();
  const missing = missingIn(state, (side) => bundle.squads[side].length > 0).slice(0, MOST_MISSING);
  return (
    <ul className={`${panels.checks} ${styles.follows}`} aria-label={endings.follows}>
      <Row icon={Globe} said={isCut ? endings.finalOffline(score) : endings.final(score)} />
      {move && <Row icon={Table2} said={endings.table(move)} />}
      {queue > 0 && <Row icon={Hourglass} said={endings.waits(queue)} />}
      {missing.map(({ id, what, minute }) => (
        <Row key={id} icon={TriangleAlert} said={[endings[what](minute), endings.addedLater]} isDoubt />
      ))}
    </ul>
  );
}

function Row({ icon: Icon, said, isDoubt = false }: { icon: LucideIcon; said: string[]; isDoubt?: boolean }) {
  const [title, hint] = said;
  return (
    <li className={isDoubt ? panels.doubt : undefined}>
      <span>
        <Icon className="icon" aria-hidden />
      </span>
      <div>
        <b>{title}</b>
        <small>{hint}</small>
      </div>
    </li>
  );
}
