import { useState } from "react";
import type { SamePair } from "#src/features/ledger/same-pair.ts";
import { allEntries } from "../sync.ts";
import { useConsole } from "./console-context.tsx";
import { Ring } from "./ring.tsx";
import { rowsOf } from "./rows.ts";
import { mergeTap, wordsOfPair } from "./same-pair-question.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { useDoubled } from "./use-doubled.ts";
import { useNow } from "./use-now.ts";

const TICK_MS = 1000;

/**
 * Two devices wrote within two minutes what may be one: one question, asked on both. Two goals count unanswered and stay
 * marked; a card or a substitution of the same man waits, and so does its question, and a goal that comes after it was
 * typed in the form.
 */
export function SamePairSheet() {
  const { console } = useConsole();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = [...useDoubled().values()];
  const now = useNow(console.clock.now, open.length > 0 ? TICK_MS : 0);
  const asked = open.find(
    ({ other, until }) => !left.has(other) && (until === null || Date.parse(until) > now),
  );
  if (!asked) return null;
  const leave = () => setLeft(new Set([...left, asked.other]));
  return (
    <Asked
      key={`${asked.other} ${asked.until}`}
      pair={asked}
      leftMs={asked.until === null ? null : Date.parse(asked.until) - now}
      onLeave={leave}
    />
  );
}

interface AskedProps {
  pair: SamePair;
  /** Null where it is asked until somebody answers. */
  leftMs: number | null;
  onLeave: () => void;
}

function Asked({ pair, leftMs, onLeave }: AskedProps) {
  const { words, state, kept, team, sayPerson, bundle, tap } = useConsole();
  const [forMs] = useState(leftMs);
  const rows = rowsOf(state, kept, new Set(), { words, team, sayPerson, score: state.score });
  const mine = new Set(kept.map(({ id }) => id));
  const shown = [pair.one, pair.other].map((id) => rows.find((row) => row.id === id));
  const side = shown[0]?.side;
  const kind = state.lines.find(({ entry }) => entry.id === pair.other)?.entry.kind ?? "goal";
  const said = words.samePair[wordsOfPair(kind)];
  const merge = () => {
    const same = mergeTap(allEntries(bundle.entries, kept), pair);
    if (same) tap(same);
    onLeave();
  };
  const both = () => {
    tap({ tap: "different", id: pair.other });
    onLeave();
  };
  return (
    <Sheet
      title={said.title}
      hint={
        <>
          {forMs !== null && <Ring forMs={forMs} />} {side && said.hint(team[side])}
        </>
      }
      onClose={onLeave}
    >
      <div className={styles.pair}>
        {shown.map(
          (row) =>
            row && (
              <div key={row.id} className={styles.goal}>
                <small>{mine.has(row.id) ? words.you : words.otherDevice}</small>
                <b>{`${row.minute} ${row.title}`}</b>
                <span>{row.detail}</span>
              </div>
            ),
        )}
      </div>
      <div className={styles.pair}>
        <button type="button" className={styles.red} onClick={merge}>
          <b>{said.one}</b>
        </button>
        <button type="button" onClick={both}>
          <b>{said.two}</b>
        </button>
      </div>
      <p>{leftMs === null && "waits" in said ? said.waits : said.unanswered}</p>
    </Sheet>
  );
}
