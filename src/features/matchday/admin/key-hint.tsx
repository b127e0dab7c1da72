import { useKeysOn } from "./keys-setting.ts";
import styles from "./press-box.module.css";

/** The keys that do what a button does; only where a press box is likely. */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  return useKeysOn() ? (
    <span className={styles.hint} aria-hidden>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  ) : null;
}
