import { useMemo, useState } from "react";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { allEntries } from "../sync.ts";
import { rulesOf } from "./bundle.ts";
import { useConsole } from "./console-context.tsx";
import type { Kept } from "./kept.ts";
import { rowsOf } from "./rows.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

/**
 * Asks before entries of a link are taken in: a link can come from anybody, and what is taken in goes to the match in the
 * name of whoever followed it.
 */
export function HandedOver({ entries, isCodeCut }: { entries: readonly Kept[]; isCodeCut: boolean }) {
  const { words, console, bundle, kept, team, sayPerson } = useConsole();
  const [isOpen, setIsOpen] = useState(isCodeCut || entries.length > 0);
  const { rows, score } = useMemo(() => {
    const ids = new Set(entries.map(({ id }) => id));
    const waiting = entries.map((one): Kept => ({ ...one, state: "waiting" }));
    const all = allEntries(bundle.entries, [...kept, ...waiting]);
    const state = foldMatch(all, bundle.lineups, rulesOf(bundle));
    const shown = rowsOf(state, kept, new Set(), { words, team, sayPerson, score: state.score });
    return {
      rows: shown.filter(({ id }) => ids.has(id)),
      score: state.afterExtra ?? state.score,
    };
  }, [entries, bundle, kept, words, team, sayPerson]);
  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  if (isCodeCut)
    return (
      <Sheet title={words.handedOver} hint={words.codeCut} onClose={close}>
        <div className={styles.pair}>
          <button type="button" onClick={close}>
            <b>{words.back}</b>
          </button>
        </div>
      </Sheet>
    );
  const takeIn = () => {
    close();
    void console.takeIn(entries);
  };
  return (
    <Sheet
      title={words.handedOver}
      hint={words.handedOverHint(entries.length, `${score.home}:${score.away}`)}
      onClose={close}
    >
      {rows.map(({ id, minute, title, detail }) => (
        <div key={id} className={styles.goal}>
          <b>{`${minute} ${title}`}</b>
          {detail && <span>{detail}</span>}
        </div>
      ))}
      <div className={styles.pair}>
        <button type="button" className={styles.red} onClick={takeIn}>
          <b>{words.takeThemIn}</b>
        </button>
        <button type="button" onClick={close}>
          <b>{words.back}</b>
        </button>
      </div>
    </Sheet>
  );
}
