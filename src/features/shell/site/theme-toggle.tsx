import { Moon, Sun } from "lucide-react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./theme-toggle.module.css";

/** Both labels are in the page; the theme's class shows the one that applies, so server and browser agree. */
export function ThemeToggle() {
  const text = useSiteText("shell");
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
