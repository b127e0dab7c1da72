import { CloudLightning, Ellipsis, HeartPulse, LightbulbOff, Users } from "lucide-react";
import { useState } from "react";
import { ABANDON_REASONS } from "#src/features/ledger/ledger.ts";
import { useConsole } from "./console-context.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

const ICONS = {
  weather: CloudLightning,
  lights: LightbulbOff,
  crowd: Users,
  injury: HeartPulse,
  other: Ellipsis,
};

/** It stops everybody's evening: a reason, then one red button. */
export function AbandonSheet() {
  const { words, tap } = useConsole();
  const [why, setWhy] = useState<(typeof ABANDON_REASONS)[number]>();
  return (
    <Sheet title={words.abandon} hint={words.abandonHint}>
      <div className={styles.three} role="radiogroup" aria-label={words.abandon}>
        {ABANDON_REASONS.map((one) => {
          const Icon = ICONS[one];
          return (
            // biome-ignore lint/a11y/useSemanticElements: answers of one tap, which a form's radio buttons are not.
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={why === one}
              onClick={() => setWhy(one)}
            >
              <Icon className="icon" aria-hidden />
              <b>{words.reasons[one]}</b>
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={`button ${styles.last}`}
        disabled={!why}
        onClick={() => why && tap({ tap: "abandon", why })}
      >
        {words.abandonNow}
      </button>
    </Sheet>
  );
}
