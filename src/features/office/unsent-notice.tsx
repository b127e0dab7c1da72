import { CloudOff } from "lucide-react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useUnsentWork } from "#src/ui/unsent-work.ts";
import styles from "./unsent-notice.module.css";

/** Entries of a match that have not left this device, and the way to the page that sends them. */
export function UnsentNotice() {
  const words = useOfficeText("matchday");
  const work = useUnsentWork();
  return work.map(({ path, count }) => (
    <div key={path} className={`notice ${styles.unsent}`} role="status">
      <CloudOff className="icon" aria-hidden />
      <span>
        <b>{words.unsentTitle(count)}</b> {words.unsentHint}
      </span>
      <a className="button button-small" href={path}>
        {words.openConsole}
      </a>
    </div>
  ));
}
