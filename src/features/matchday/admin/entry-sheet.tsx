import { isOpenPenalty } from "#src/features/ledger/lines.ts";
import { allEntries } from "../sync.ts";
import { useConsole } from "./console-context.tsx";
import { rowsOf } from "./rows.ts";
import { mergeTap, wordsOfPair } from "./same-pair-question.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import type { Tap } from "./taps.ts";
import { useDoubled } from "./use-doubled.ts";

const NAMED = ["goal", "penalty", "yellow", "red"];

/** What can be done about an entry: take it back or bring it back, name somebody, a goal that was not given. */
export function EntrySheet({ id }: { id: string }) {
  const { words, state, kept, team, sayPerson, tap, console, bundle } = useConsole();
  const doubled = useDoubled();
  const row = rowsOf(state, kept, doubled, { words, team, sayPerson, score: state.score }).find(
    (one) => one.id === id,
  );
  const entry = state.lines.find((line) => line.entry.id === id)?.entry;
  const answer = (label: string, given: Tap, isRed = false) => (
    <button
      key={label}
      type="button"
      className={isRed ? `button ${styles.last}` : styles.wide}
      onClick={() => tap(given)}
    >
      {label}
    </button>
  );
  if (row?.state === "refused" || row?.state === "aside")
    return (
      <Sheet title={words.refusedTitle} hint={`${row.title}. ${row.message ?? ""}`}>
        <p>{words.refusedHint}</p>
        <button
          type="button"
          className={styles.wide}
          onClick={() => void console.putAside(id).then(() => tap({ tap: "go", step: { at: "play" } }))}
        >
          {words.putAside}
        </button>
      </Sheet>
    );
  if (!row || !entry) return null;
  const pair = doubled.get(id);
  const same = pair && mergeTap(allEntries(bundle.entries, kept), pair);
  const said = wordsOfPair(entry.kind);
  const isGoal = entry.kind === "goal" && !entry.isVoid && !entry.disallowed;
  const isNotGiven = entry.kind === "goal" && !entry.isVoid && entry.disallowed !== undefined;
  return (
    <Sheet title={[row.minute, row.title].filter(Boolean).join(" ")} hint={row.detail}>
      {!entry.isVoid &&
        NAMED.includes(entry.kind) &&
        answer(isOpenPenalty(entry) ? words.whatCame : words.change, { tap: "change", id })}
      {isGoal && answer(words.lines.var, { tap: "var", side: entry.side })}
      {isGoal && answer(words.notGiven, { tap: "go", step: { at: "disallow", id } })}
      {isNotGiven && answer(words.goalStands, { tap: "redo", id })}
      {row.kind === "second_yellow" && answer(words.secondYellow.notRed, { tap: "stays", id })}
      {same && answer(words.samePair[said].one, same)}
      {pair && answer(words.samePair[said].two, { tap: "different", id })}
      {entry.isVoid
        ? answer(words.bringBack, { tap: "redo", id })
        : answer(words.takeBack, { tap: "undo", id }, true)}
    </Sheet>
  );
}
