import { isGoal } from "#src/features/ledger/lines.ts";
import styles from "./console.module.css";
import { useConsole } from "./console-context.tsx";
import { useNow } from "./use-now.ts";

const STONES = 18;
const STONE_MINUTES = 5;
const SLOW_MS = 5000;

/** The match as eighteen stones of five minutes, a rosette over each goal. */
export function MatchWall() {
  const { state, console } = useConsole();
  const now = useNow(console.clock.now, state.clock ? SLOW_MS : 0);
  const goals = state.lines.filter(({ entry }) => isGoal(entry));
  const stoneOf = (minute: number) => Math.min(Math.ceil(minute / STONE_MINUTES), STONES) - 1;
  const played =
    playedMinutes(state.clock, now) ?? (state.phase === "half_time" ? 45 : STONES * STONE_MINUTES);
  return (
    <div className={styles.wall} aria-hidden="true">
      {Array.from({ length: STONES }, (_, at) => (
        <i key={at} className={at * STONE_MINUTES < played ? styles.played : undefined}>
          {goals
            .filter(({ minute }) => stoneOf(minute) === at)
            .map(({ entry }) => (
              <b key={entry.id} data-side={entry.side} />
            ))}
        </i>
      ))}
    </div>
  );
}

function playedMinutes(clock: { period: string; began_at: string } | null, now: number): number | undefined {
  if (!clock) return undefined;
  const minutes = Math.max(0, (now - Date.parse(clock.began_at)) / 60_000);
  if (clock.period === "first") return Math.min(45, minutes);
  return clock.period === "second" ? 45 + minutes : STONES * STONE_MINUTES;
}
