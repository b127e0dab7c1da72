import { useConsole } from "./console-context.tsx";
import { CountButton } from "./count-button.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { COUNTED } from "./taps.ts";

/** What is only counted; it stays open, for such things come in rows. */
export function CountsSheet() {
  const { words } = useConsole();
  return (
    <Sheet title={words.counts} hint={words.countsHint}>
      {COUNTED.map((kind) => (
        <div key={kind} className={styles.count}>
          <CountButton kind={kind} side="home" />
          <b>{words[kind]}</b>
          <CountButton kind={kind} side="away" />
        </div>
      ))}
    </Sheet>
  );
}
