import { useMemo, useState } from "react";
import { mergeGoals, type SameGoal } from "#src/features/ledger/same-goal.ts";
import { allEntries } from "../sync.ts";
import { useConsole } from "./console-context.tsx";
import { Ring } from "./ring.tsx";
import { rowsOf } from "./rows.ts";
import { openSameGoals } from "./same-goal-question.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { useNow } from "./use-now.ts";

const TICK_MS = 1000;

/** Two devices wrote a goal within two minutes: one question, asked on both. Unanswered both count and stay marked. */
export function SameGoalSheet() {
  const { bundle, kept, console } = useConsole();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = useMemo(() => openSameGoals(bundle.entries, kept), [bundle.entries, kept]);
  const now = useNow(console.clock.now, open.length > 0 ? TICK_MS : 0);
  const asked = open.find(({ other, until }) => !left.has(other) && Date.parse(until) > now);
  if (!asked) return null;
  const leave = () => setLeft(new Set([...left, asked.other]));
  return (
    <Asked
      key={`${asked.other} ${asked.until}`}
      goal={asked}
      leftMs={Date.parse(asked.until) - now}
      onLeave={leave}
    />
  );
}

interface AskedProps {
  goal: SameGoal;
  leftMs: number;
  onLeave: () => void;
}

function Asked({ goal, leftMs, onLeave }: AskedProps) {
  const { words, state, kept, team, sayPerson, bundle, tap } = useConsole();
  const [forMs] = useState(leftMs);
  const entries = allEntries(bundle.entries, kept);
  const rows = rowsOf(state, kept, new Set(), { words, team, sayPerson, score: state.score });
  const mine = new Set(kept.map(({ id }) => id));
  const shown = [goal.one, goal.other].map((id) => rows.find((row) => row.id === id));
  const side = shown[0]?.side;
  const merge = () => {
    const merged = mergeGoals(entries, goal);
    if (merged) tap({ tap: "same", poorer: merged.void, richer: merged.keep, patch: merged.payload ?? {} });
    onLeave();
  };
  const both = () => {
    tap({ tap: "different", id: goal.other });
    onLeave();
  };
  return (
    <Sheet
      title={words.sameGoal}
      hint={
        <>
          <Ring forMs={forMs} /> {side && words.sameGoalHint(team[side])}
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
          <b>{words.same}</b>
        </button>
        <button type="button" onClick={both}>
          <b>{words.two}</b>
        </button>
      </div>
      <p>{words.unanswered}</p>
    </Sheet>
  );
}
