import { Undo2, X, Zap } from "lucide-react";
import { useMemo, useRef } from "react";
import { SIDES, type Side } from "#src/features/ledger/ledger.ts";
import { outcomesOf } from "#src/features/ledger/shoot-out.ts";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { useConsole } from "./console-context.tsx";
import { GoalMouth } from "./goal-mouth.tsx";
import { KickerLine } from "./kicker-line.tsx";
import { KicksBoard } from "./kicks-board.tsx";
import { onlyOnce } from "./only-once.ts";
import question from "./question.module.css";
import styles from "./shoot-out-panel.module.css";
import { TileGrid } from "./tile-grid.tsx";
import { nextKicker, takerSaid } from "./whistles.ts";

/** Kicks from the mark: the side changes by itself, the score of the match stays. */
export function ShootOutPanel() {
  const { words, state, team, step, tap } = useConsole();
  const winner = state.shootOut?.winner;
  return (
    <>
      <KicksBoard />
      <TakeBack />
      <section className={`${question.question} ${styles.asked}`}>
        {!state.shootOut && step.at !== "kicker" && <FirstKick />}
        {winner ? (
          <>
            <p role="status">{words.shootOut.decided(team[winner])}</p>
            <button
              type="button"
              className={`button ${question.wide}`}
              onClick={() => tap({ tap: "finish", isOver: true })}
            >
              {words.shootOut.finish}
            </button>
          </>
        ) : step.at === "kicker" ? (
          <Kickers side={step.side} />
        ) : (
          <NextKick />
        )}
      </section>
    </>
  );
}

/** What the next kick decides, who takes it, and where the ball went. */
function NextKick() {
  const { words, state, step, tap } = useConsole();
  const side = nextKicker(state, step);
  const taker = takerSaid(state, step);
  const { scored } = outcomesOf(state.shootOut, side);
  const kick = useSteady((result: "scored" | "saved" | "missed") =>
    tap({ tap: "kick", side, result, taker }),
  );
  return (
    <>
      <Decides side={side} />
      <KickerLine side={side} taker={taker} />
      <GoalMouth
        side={side}
        hasPost={false}
        hints={{ scored: `${scored.home}:${scored.away}`, missed: words.shootOut.missedHint }}
        onResult={(result) => kick(result === "post" ? "missed" : result)}
      />
    </>
  );
}

/** One sentence, what decides first. */
function Decides({ side }: { side: Side }) {
  const { words, state, team } = useConsole();
  const said = words.shootOut;
  const outcomes = outcomesOf(state.shootOut, side);
  const order = outcomes.missed.winner ? (["missed", "scored"] as const) : (["scored", "missed"] as const);
  return (
    <p role="status" className={styles.decides}>
      <Zap className="icon" aria-hidden />
      <span>
        <span className="visually-hidden">{said.next(team[side])}</span>{" "}
        {order.map((how) => {
          const { winner, nextPair, home, away } = outcomes[how];
          const score = `${home}:${away}`;
          if (winner) return <b key={how}>{said.wins[how](team[winner])} </b>;
          const text = nextPair ? said.nextPair[how](score, nextPair) : said.goesOn[how](score);
          return <span key={how}>{text} </span>;
        })}
      </span>
    </p>
  );
}

/** The newest kick by its name, and the way back. */
function TakeBack() {
  const { words, state, team, tap, personOf } = useConsole();
  const { kicks = [], home, away } = state.shootOut ?? {};
  const id = kicks.at(-1)?.id;
  const undo = useSteady((_: "undo") => id && tap({ tap: "undo", id }));
  const entry = state.lines.find((line) => line.entry.id === id)?.entry;
  if (entry?.kind !== "kick" || !entry.side) return null;
  const { taker, result } = entry.payload;
  const { name, number } = taker ? personOf(entry.side, taker) : { name: "", number: null };
  const by = name.split(" ").at(-1) || (number === null ? team[entry.side] : words.number(number));
  const what = `${words.shootOut.was[result]}, ${home}:${away}`;
  return (
    <div className={styles.back}>
      <span>
        {result === "scored" ? <EventIcon type="goal" /> : <X className="icon" aria-hidden />} <b>{by}</b>{" "}
        {what}
      </span>
      <button type="button" aria-label={`${words.takeBack}: ${by}, ${what}`} onClick={() => undo("undo")}>
        <Undo2 className="icon" aria-hidden /> {words.takeBack}
      </button>
    </div>
  );
}

/** Who begins was tossed for; it can be turned until the first kick. */
function FirstKick() {
  const { words, team, state, step, tap } = useConsole();
  const first = nextKicker(state, step);
  return (
    <div className={question.ways} role="radiogroup" aria-label={words.shootOut.firstKick}>
      {SIDES.map((side) => (
        // biome-ignore lint/a11y/useSemanticElements: answers of one tap, which a form's radio buttons are not.
        <button
          key={side}
          type="button"
          role="radio"
          aria-checked={first === side}
          onClick={() => tap({ tap: "go", step: { at: "kick", side, taker: undefined } })}
        >
          {team[side]}
        </button>
      ))}
    </div>
  );
}

function Kickers({ side }: { side: Side }) {
  const { words, tiles } = useConsole();
  return (
    <>
      <h1>{words.whoKicks}</h1>
      <TileGrid side={side} tiles={tiles[side].on} />
    </>
  );
}

/** A trembling thumb on one place is one answer, also where the second touch would be about the other side's kick. */
function useSteady<Value extends string>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef(act);
  latest.current = act;
  return useMemo(() => onlyOnce((value: Value) => latest.current(value)), []);
}
