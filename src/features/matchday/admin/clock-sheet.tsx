import { useConsole } from "./console-context.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

const SECOND_MS = 1000;
const STEPS_S = [60, 10, -10, -60];

/** A period that began earlier or later than it was tapped. */
export function ClockSheet() {
  const { words, tap } = useConsole();
  return (
    <Sheet title={words.clock} hint={words.clockHint}>
      <div className={styles.pair}>
        {STEPS_S.map((seconds) => {
          const size = Math.abs(seconds);
          const text = size === 60 ? words.minute : words.seconds(size);
          const say = seconds > 0 ? words.clockSteps.earlier : words.clockSteps.later;
          return (
            <button
              key={seconds}
              type="button"
              onClick={() => tap({ tap: "clock", ms: seconds * SECOND_MS })}
            >
              <b>{say(text)}</b>
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
