import { useState } from "react";
import { SIDES, type Side } from "#src/features/ledger/ledger.ts";
import { ownSide } from "./bundle.ts";
import { useConsole } from "./console-context.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

/** The star of the match, among all who played. */
export function StarSheet() {
  const { words, tap, team, state, bundle, tiles, personOf } = useConsole();
  const [side, setSide] = useState<Side>(() => ownSide(bundle));
  const played = state.appearances.filter((one) => one.side === side).map(({ key, who }) => ({ key, who }));
  const all = bundle.lineups[side] ? played : tiles[side].on;
  return (
    <Sheet title={words.star}>
      <div className={styles.pair} role="radiogroup" aria-label={words.starOf}>
        {SIDES.map((one) => (
          // biome-ignore lint/a11y/useSemanticElements: answers of one tap, which a form's radio buttons are not.
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={side === one}
            onClick={() => setSide(one)}
          >
            <b>{team[one]}</b>
          </button>
        ))}
      </div>
      <div className={styles.phrases}>
        {all.map(({ key, who }) => {
          const { name, number } = personOf(side, who);
          return (
            <button key={key} type="button" onClick={() => tap({ tap: "star", side, who })}>
              {[number, name].filter(Boolean).join(" ")}
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
