import { ChevronLeft, Ellipsis, Flag, Timer } from "lucide-react";
import { club } from "#club/club.ts";
import { boundsOf } from "#src/features/ledger/clock.ts";
import type { Period } from "#src/features/ledger/ledger.ts";
import { clockTime } from "#src/i18n/dates.ts";
import { lengthsOf } from "./bundle.ts";
import styles from "./console.module.css";
import { useConsole } from "./console-context.tsx";
import { ARMED_MS } from "./finish-panel.tsx";
import { minutesBefore, runningPeriod } from "./moments.ts";
import { Ring } from "./ring.tsx";
import { useNow } from "./use-now.ts";

const TICK_MS = 250;
const ENDS_AT_ONCE: readonly Period[] = ["first", "extra_first"];

/** The clock, and the two rare buttons beside it: what is added, and the whistle that ends. */
export function ClockRow() {
  const { words, state, step, tap } = useConsole();
  const period = runningPeriod(state.phase);
  const isArmed = step.at === "finish";
  return (
    <section
      className={`${styles.clock} ${isArmed ? styles.armed : ""}`}
      aria-label={words.phases[state.phase]}
    >
      {period && period !== "shootout" ? (
        <button
          type="button"
          className={styles.edge}
          disabled={isArmed}
          onClick={() => tap({ tap: "go", step: { at: "added" } })}
        >
          <Timer className="icon" aria-hidden />
          <span>{words.added}</span>
        </button>
      ) : state.phase === "before" ? (
        <a className={styles.edge} href="/admin">
          <ChevronLeft className="icon" aria-hidden />
          <span>{words.leave}</span>
        </a>
      ) : (
        <MoreButton />
      )}
      <button type="button" className={styles.time} onClick={() => tap({ tap: "go", step: { at: "other" } })}>
        <Time />
        <small>
          {period && period !== "shootout" && <i className={styles.running} />}
          <Told />
        </small>
        <span className="visually-hidden">{words.more}</span>
      </button>
      {period ? <EndButton period={period} /> : <MoreButton isShown={state.phase === "before"} />}
    </section>
  );
}

/** The whistle that ends what is played; a shoot-out ends with the kick that decides it, not before. */
function EndButton({ period }: { period: Period }) {
  const { words, state, step, tap } = useConsole();
  const isArmed = step.at === "finish";
  if (period === "shootout" && !isArmed)
    return (
      <button
        type="button"
        className={`${styles.edge} ${styles.decided}`}
        disabled={!state.shootOut?.winner}
        onClick={() => tap({ tap: "finish", isOver: true })}
      >
        <Flag className="icon" aria-hidden />
        <span>{words.shootOut.finish}</span>
      </button>
    );
  return (
    <button
      type="button"
      className={styles.edge}
      onClick={() => tap(isArmed ? { tap: "finish", isOver: true } : { tap: "whistle" })}
    >
      {isArmed ? <Ring forMs={ARMED_MS} /> : <Flag className="icon" aria-hidden />}
      <span>
        {isArmed ? words.tapAgain : ENDS_AT_ONCE.includes(period) ? words.endPeriod : words.endMatch}
      </span>
    </button>
  );
}

/** What is said under the clock: what is played, or of when the score is that kicks decide. */
function Told() {
  const { words, state, console, bundle } = useConsole();
  if (state.phase === "shootout") return words.shootOut.afterMinutes(minutesBefore(state, lengthsOf(bundle)));
  const isOwnClock = console.clock.offsetMs() === null && runningPeriod(state.phase);
  return isOwnClock ? words.byOwnClock : words.phases[state.phase];
}

/** In breaks there is nothing to end: at the left the menu; before the match at the right, too, for the thumb. */
function MoreButton({ isShown = true }: { isShown?: boolean }) {
  const { words, tap } = useConsole();
  if (!isShown) return <span className={styles.edge} />;
  return (
    <button type="button" className={styles.edge} onClick={() => tap({ tap: "go", step: { at: "other" } })}>
      <Ellipsis className="icon" aria-hidden />
      <span>{words.more}</span>
    </button>
  );
}

/** Minutes and seconds of the match; before and between the time of day. */
function Time() {
  const { state, console, bundle } = useConsole();
  const now = useNow(console.clock.now, TICK_MS);
  const added = state.clock?.added;
  if (state.phase === "shootout") {
    const { home, away } = state.afterExtra ?? state.score;
    return <span className={`number ${styles.level}`}>{`${home}:${away}`}</span>;
  }
  if (!state.clock) {
    const at = clockTime(new Date(now).toISOString(), club.timeZone);
    return <span className="number">{at?.time}</span>;
  }
  const [from] = boundsOf(state.clock.period, lengthsOf(bundle));
  const seconds = Math.max(0, Math.floor((now - Date.parse(state.clock.began_at)) / 1000));
  const minutes = from + Math.floor(seconds / 60);
  return (
    <span className={`number ${minutes > 99 ? styles.long : ""}`} role="timer" aria-live="off">
      {`${String(minutes).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`}
      {added !== null && added !== undefined && <em>{`+${added}`}</em>}
    </span>
  );
}
