import { CircleAlert, CircleCheck } from "lucide-react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./coverage.module.css";

/** Of how many matches everything is known: it is always said, also where it is little. */
export function Coverage({ told, all }: { told: number; all: number }) {
  const text = useSiteText("statistics");
  const isWhole = told === all;
  const Mark = isWhole ? CircleCheck : CircleAlert;
  return (
    <p className={styles.coverage} data-whole={isWhole || undefined}>
      <Mark className="icon" aria-hidden />
      <span>
        <b>{text.told(told, all)}</b> {text.toldNote}
      </span>
    </p>
  );
}
