import { CircleHelp, Clock, Flag, Hand, ShieldAlert } from "lucide-react";
import { DISALLOWED_REASONS } from "#src/features/ledger/ledger.ts";
import { useConsole } from "./console-context.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

const ICONS = { offside: Flag, handball: Hand, foul: ShieldAlert, other: CircleHelp };

/** The reason is the answer: the goal is struck through, not removed. */
export function DisallowSheet({ id }: { id: string }) {
  const { words, tap, state } = useConsole();
  const side = state.lines.find(({ entry }) => entry.id === id)?.entry.side;
  const { home, away } = state.afterExtra ?? state.score;
  const without = `${home - (side === "home" ? 1 : 0)}:${away - (side === "away" ? 1 : 0)}`;
  return (
    <Sheet title={words.varTitle} hint={`${home}:${away} → ${without}`}>
      <div className={styles.pair}>
        {DISALLOWED_REASONS.map((why) => {
          const Icon = ICONS[why];
          return (
            <button key={why} type="button" onClick={() => tap({ tap: "disallow", id, why })}>
              <Icon className="icon" aria-hidden />
              <b>{words.varReasons[why]}</b>
            </button>
          );
        })}
      </div>
      <button type="button" className={styles.wide} onClick={() => tap({ tap: "disallow", id })}>
        <Clock className="icon" aria-hidden /> {words.reasonLater}
      </button>
      <button
        type="button"
        className={`${styles.wide} ${styles.framed}`}
        onClick={() => tap({ tap: "go", step: { at: "play" } })}
      >
        {words.goalStands}
      </button>
    </Sheet>
  );
}
