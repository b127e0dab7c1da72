import { useConsole } from "./console-context.tsx";
import { switchKeys, useKeysOn } from "./keys-setting.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

/** The keys of the press box, and the switch that turns them off. */
export function KeyHelp() {
  const { words } = useConsole();
  const isOn = useKeysOn();
  const rows = [
    ["g y r s p o", words.keyHelp.fact],
    ["h a", words.keyHelp.side],
    ["0–9 Enter", words.keyHelp.number],
    ["c", words.keyHelp.comment],
    ["Space", words.keyHelp.period],
    ["Ctrl Z", words.keyHelp.undo],
    ["?", words.keyHelp.help],
  ];
  return (
    <Sheet title={words.keyHelp.title}>
      <dl className={styles.keys}>
        {rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={styles.wide} aria-pressed={isOn} onClick={() => switchKeys(!isOn)}>
        {isOn ? words.keysOn : words.keysOff}
      </button>
    </Sheet>
  );
}
