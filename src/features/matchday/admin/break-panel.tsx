import { Bell, Check, Circle, Play } from "lucide-react";
import type { ReactNode } from "react";
import { useConsole } from "./console-context.tsx";
import { EntryLog } from "./entry-log.tsx";
import { unsent } from "./kept.ts";
import { nextPeriod } from "./moments.ts";
import styles from "./panels.module.css";
import { ResultSlab } from "./result-slab.tsx";
import type { Step } from "./steps.ts";
import { useMove } from "./use-move.ts";

/** Between the halves and after the match: the score, what there is time for now, and the next whistle. */
export function BreakPanel() {
  const { words, state, team, tap } = useConsole();
  const next = nextPeriod(state.phase);
  const { home, away } = state.afterExtra ?? state.score;
  const isOver = state.phase === "finished" || state.phase === "abandoned";
  const move = useMove();
  return (
    <>
      <section
        className={styles.panel}
        aria-label={isOver ? words.afterTitle : words.isThereTime}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on its side it scrolls, so the keyboard must reach it.
        tabIndex={0}
      >
        <ResultSlab home={home} away={away}>
          <h1>{`${team.home} – ${team.away}`}</h1>
          {state.shootOut && (
            <small>{`${words.phases.shootout} ${state.shootOut.home}:${state.shootOut.away}`}</small>
          )}
          {move && state.phase === "finished" && <p>{words.endings.moved(move)}</p>}
        </ResultSlab>
        <h2 className={styles.heading}>{isOver ? words.afterTitle : words.isThereTime}</h2>
        <Todo isOver={isOver} />
      </section>
      <EntryLog />
      <div className={styles.foot}>
        {next && (
          <p>
            <Bell className="icon" aria-hidden /> {words.toSite}
          </p>
        )}
        {next && (
          <button type="button" className="button" onClick={() => tap({ tap: "whistle" })}>
            <Play className="icon" aria-hidden /> {words.starts[next as keyof typeof words.starts]}
          </button>
        )}
        {state.phase === "break_before_extra" || state.phase === "break_before_shootout" ? (
          <button
            type="button"
            className="button button-ghost"
            onClick={() => tap({ tap: "finish", isOver: true })}
          >
            {words.endsNow}
          </button>
        ) : null}
        {state.phase === "abandoned" && (
          <button type="button" className="button" onClick={() => tap({ tap: "resume" })}>
            <Play className="icon" aria-hidden /> {words.resume}
          </button>
        )}
      </div>
    </>
  );
}

function Todo({ isOver }: { isOver: boolean }) {
  const { words, state, kept } = useConsole();
  const nameless = state.lines.find(
    ({ entry }) => entry.kind === "goal" && !entry.isVoid && !entry.disallowed && !entry.payload.scorer,
  );
  const queue = unsent(kept).length;
  return (
    <ul className={styles.checks}>
      {!isOver && <TodoRow name="sub" step={{ at: "other" }} label={words.add} />}
      <TodoRow
        name="attendance"
        step={{ at: "attendance" }}
        label={words.add}
        isDone={state.attendance !== null}
      />
      {isOver && (
        <TodoRow name="star" step={{ at: "star" }} label={words.choose} isDone={state.star !== null} />
      )}
      {nameless && <TodoRow name="scorer" step={{ at: "entry", id: nameless.entry.id }} label={words.add} />}
      <TodoRow name={queue > 0 ? "unsent" : "sent"} isDone={queue === 0} />
    </ul>
  );
}

interface TodoRowProps {
  name: keyof ReturnType<typeof useConsole>["words"]["todo"];
  step?: Step;
  label?: ReactNode;
  isDone?: boolean;
}

function TodoRow({ name, step, label, isDone = false }: TodoRowProps) {
  const { words, tap } = useConsole();
  const [title, hint] = words.todo[name];
  const Icon = isDone ? Check : Circle;
  return (
    <li className={isDone ? undefined : styles.open}>
      <span>
        <Icon className="icon" aria-hidden />
      </span>
      <div>
        <b>{title}</b>
        <small>{hint}</small>
      </div>
      {step && !isDone && (
        <button
          type="button"
          className="button button-small button-ghost"
          onClick={() => tap({ tap: "go", step })}
        >
          {label}
        </button>
      )}
    </li>
  );
}
