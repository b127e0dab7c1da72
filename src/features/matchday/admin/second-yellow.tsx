import { isOn } from "#src/features/ledger/appearances.ts";
import type { Line } from "#src/features/ledger/lines.ts";
import { useConsole } from "./console-context.tsx";
import styles from "./pad.module.css";

/** A second yellow turned red by itself: one tap says that it was not. The board stays usable. */
export function SecondYellow({ line: { entry } }: { line: Line }) {
  const { words, state, tap, sayPerson } = useConsole();
  if (entry.kind !== "yellow" || !entry.side) return null;
  const { side } = entry;
  const left = state.appearances.filter((one) => one.side === side && isOn(one)).length;
  return (
    <div className={`${styles.last} ${styles.sentOff}`} role="status">
      <span>
        <b>{words.secondYellow}</b>
        <small>
          {[entry.payload.who && sayPerson(side, entry.payload.who), left > 0 && words.menLeft(left)]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      <button type="button" onClick={() => tap({ tap: "stays", id: entry.id })}>
        {words.wasNotRed}
      </button>
    </div>
  );
}
