import { useEffect, useState } from "react";
import styles from "./two-way-switch.module.css";

interface TwoWaySwitchProps {
  /** What it chooses, for those who hear it. */
  name: string;
  options: readonly [string, string];
  isSecond: boolean;
  onChange: (isSecond: boolean) => void;
}

/** Two ways to see a part of the page. It comes with the scripts: without them the first one stands there. */
export function TwoWaySwitch({ name, options, isSecond, onChange }: TwoWaySwitchProps) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  if (!isReady) return null;
  return (
    <fieldset className={styles.switch} aria-label={name}>
      {options.map((option, index) => (
        <button
          key={option}
          type="button"
          aria-pressed={(index === 1) === isSecond}
          onClick={() => onChange(index === 1)}
        >
          {option}
        </button>
      ))}
    </fieldset>
  );
}
