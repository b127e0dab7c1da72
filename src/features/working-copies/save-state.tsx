import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { SaveState } from "./copy-sender.ts";
import styles from "./save-state.module.css";

/** How what is typed stands: on its way, safe on the server, or in this browser alone. */
export function SaveStateText({ state }: { state: SaveState }) {
  const words = useOfficeText("workingCopies");
  const [Icon, text] =
    state.is === "saving"
      ? ([LoaderCircle, words.saving] as const)
      : state.is === "local"
        ? ([CloudOff, words.local] as const)
        : ([Check, state.at ? words.saved(staffTime(state.at)) : ""] as const);
  return (
    <p className={state.is === "local" ? `${styles.state} ${styles.local}` : styles.state} role="status">
      {text && (
        <>
          <Icon className="icon" aria-hidden /> <span>{text}</span>
        </>
      )}
    </p>
  );
}
