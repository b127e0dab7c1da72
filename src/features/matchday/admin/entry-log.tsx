import { Check, CloudOff, Copy, LoaderCircle } from "lucide-react";
import { useMemo } from "react";
import { useConsole } from "./console-context.tsx";
import styles from "./entry-log.module.css";
import { EntryMark } from "./entry-mark.tsx";
import { type Row, rowsOf } from "./rows.ts";
import { useDoubled } from "./use-doubled.ts";

/** Everything that was written, newest first; what the server refused stands on top until somebody has seen to it. */
export function EntryLog() {
  const { words, state, kept, team, sayPerson, tap } = useConsole();
  const doubled = useDoubled();
  const rows = useMemo(
    () => rowsOf(state, kept, doubled, { words, team, sayPerson, score: state.score }),
    [state, kept, doubled, words, team, sayPerson],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <section className={styles.entries} aria-label={words.log} tabIndex={0}>
      <ol>
        {rows.map((row, at) => (
          <li
            key={row.id}
            data-side={row.side ?? undefined}
            data-state={row.state}
            className={`${row.isVoid ? styles.struck : ""} ${at === 0 && row.state !== "refused" ? styles.newest : ""}`}
          >
            <button
              type="button"
              className={styles.entry}
              onClick={() => tap({ tap: "go", step: { at: "entry", id: row.id } })}
            >
              <span className={styles.minute}>{row.minute}</span>
              <EntryMark kind={row.kind} />
              <span className={styles.text}>
                <b>{row.title}</b>
                {row.detail && <small>{row.detail}</small>}
              </span>
            </button>
            <Way row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How far an entry has come: an icon, and a word wherever it is not simply sent. */
function Way({ row }: { row: Row }) {
  const { words, tap } = useConsole();
  if (row.state === "refused")
    return (
      <button
        type="button"
        className={styles.correct}
        onClick={() => tap({ tap: "go", step: { at: "entry", id: row.id } })}
      >
        {words.correct}
      </button>
    );
  const said = words.states[row.state];
  if (row.state === "sent")
    return (
      <span className={`${styles.state} ${styles.sent}`}>
        <Check className="icon" aria-hidden />
        <span className="visually-hidden">{said}</span>
      </span>
    );
  const Icon = row.state === "held" ? LoaderCircle : row.state === "doubled" ? Copy : CloudOff;
  return (
    <span className={styles.state}>
      <Icon className="icon" aria-hidden />
      {said}
    </span>
  );
}
