import { Moon, Sun } from "lucide-react";
import { useShellText } from "../use-shell-text.ts";
import styles from "./theme-toggle.module.css";

/** Both labels are in the page; the theme's class shows the one that applies, so server and browser agree. */
export function ThemeToggle() {
  const text = useShellText();
  return (
    <button type="button" className={`icon-button ${styles.toggle}`} data-theme-toggle>
      <span className={styles.toLight}>
        <Sun className="icon" aria-hidden />
        <span className="visually-hidden">{text.toLight}</span>
      </span>
      <span className={styles.toDark}>
        <Moon className="icon" aria-hidden />
        <span className="visually-hidden">{text.toDark}</span>
      </span>
    </button>
  );
}
