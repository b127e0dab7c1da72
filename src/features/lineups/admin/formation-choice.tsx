import { useOfficeText } from "#src/i18n/office-text.ts";
import { FORMATIONS, placesOf } from "../formations.ts";
import styles from "./formation-choice.module.css";

/** The usual formations, each as it stands. */
export function FormationChoice({
  current,
  onChoose,
}: {
  current: string;
  onChoose: (formation: string) => void;
}) {
  const words = useOfficeText("lineups");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no part of a form.
    <div className={styles.formations} role="group" aria-label={words.formation}>
      {FORMATIONS.map((formation) => (
        <button
          key={formation}
          type="button"
          aria-pressed={formation === current}
          onClick={() => onChoose(formation)}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {placesOf(formation).map(({ slot, x, y }) => (
              <rect key={slot} x={x - 7} y={95 - y} width="14" height="10" />
            ))}
          </svg>
          {formation}
        </button>
      ))}
    </div>
  );
}
