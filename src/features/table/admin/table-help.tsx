import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./table-help.module.css";

/** Below the table: what its colours mean and how it is worked on. */
export function TableHelp() {
  const words = useOfficeText("table");
  return (
    <ul className={styles.help}>
      {(
        [
          ["--zone-1", words.champions],
          ["--zone-2", words.europa],
          ["--zone-3", words.relegation],
        ] as const
      ).map(([zone, text]) => (
        <li key={zone}>
          <i style={{ "--z": `var(${zone})` } as React.CSSProperties} /> {text}
        </li>
      ))}
      <li>{words.help}</li>
      <li>{words.help2}</li>
    </ul>
  );
}
