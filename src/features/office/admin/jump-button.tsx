import { Search } from "lucide-react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { showFrameDialog } from "../frame-dialog.ts";
import styles from "./jump-button.module.css";

/** Opens the dialog that finds pages and records, for whoever does not know its keys. */
export function JumpButton() {
  const words = useOfficeText("office");
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => showFrameDialog("jump")}
    >
      <Search className="icon" aria-hidden /> {words.jumpButton}
      <kbd>Ctrl K</kbd>
    </button>
  );
}
