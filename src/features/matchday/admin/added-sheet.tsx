import { useState } from "react";
import { useConsole } from "./console-context.tsx";
import { NumberForm } from "./number-form.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

const OFFERED = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const MOST = 30;

/** What the fourth official's board shows. */
export function AddedSheet() {
  const { words, tap } = useConsole();
  const [isMore, setIsMore] = useState(false);
  return (
    <Sheet title={words.howManyMinutes} hint={words.boardHint}>
      {isMore ? (
        <NumberForm
          label={words.minutesField}
          most={MOST}
          onNumber={(minutes) => tap({ tap: "added", minutes })}
        />
      ) : (
        <>
          <div className={styles.minutes}>
            {OFFERED.map((minutes) => (
              <button key={minutes} type="button" onClick={() => tap({ tap: "added", minutes })}>
                <span className="number">{words.addedShown(minutes)}</span>
              </button>
            ))}
          </div>
          <button type="button" className={styles.wide} onClick={() => setIsMore(true)}>
            {words.tenOrMore}
          </button>
        </>
      )}
    </Sheet>
  );
}
