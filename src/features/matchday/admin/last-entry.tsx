import { Undo2 } from "lucide-react";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { isHeld, isOpenPenalty } from "#src/features/ledger/lines.ts";
import { useConsole } from "./console-context.tsx";
import styles from "./pad.module.css";
import { rowsOf } from "./rows.ts";
import { useNow } from "./use-now.ts";

/** How long what was just written can be taken back with one tap, ms. */
const AT_ONCE_MS = 8000;
const TICK_MS = 1000;

/** A penalty waits for its result: it may be taken minutes after it was given. */
function OpenPenalty({ entry: { id, side } }: { entry: Entry }) {
  const { words, team, tap } = useConsole();
  return (
    <div className={styles.last}>
      <span>{side ? words.of(words.penalty, team[side]) : words.penalty}</span>
      <button type="button" onClick={() => tap({ tap: "change", id })}>
        {words.whatCame}
      </button>
    </div>
  );
}

/** What was just written, and the way back. */
export function LastEntry() {
  const { last, state, kept, words, team, sayPerson, tap } = useConsole();
  const now = useNow(Date.now, last ? TICK_MS : 0);
  const open = state.lines.findLast(({ entry }) => isOpenPenalty(entry) && !isHeld(entry))?.entry;
  const line = last && state.lines.find(({ entry }) => entry.id === last.id);
  const isFresh = last && line && !line.entry.isVoid && now - last.at <= AT_ONCE_MS;
  if (!isFresh) return open ? <OpenPenalty entry={open} /> : null;
  const context = { words, team, sayPerson, score: state.score };
  const row = rowsOf(state, kept, new Set(), context).find(({ id }) => id === last.id);
  return (
    <div className={styles.last}>
      <span>{row && `${row.minute} ${row.title}`}</span>
      <button type="button" onClick={() => tap({ tap: "undo", id: last.id, also: last.also })}>
        <Undo2 className="icon" aria-hidden /> {words.takeBack}
      </button>
    </div>
  );
}
