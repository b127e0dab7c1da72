import { ArrowDown, ArrowUp } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import styles from "./move-buttons.module.css";

interface MoveButtonsProps {
  /** What is moved, for screen readers. */
  name: string;
  /** Its place among those that are shown, from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Puts a row of a list elsewhere: a step by its buttons, and on them by the arrow keys, Home and End. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const colon = useColon();
  const words = useOfficeText("office");
  const move = (to: number, button: HTMLElement) => {
    if (to < 0 || to >= count || to === index) return;
    onMove(to);
    // A row that the browser puts elsewhere loses the focus on the way, and at the edge one button is off.
    const buttons = [...(button.parentElement?.querySelectorAll("button") ?? [])];
    requestAnimationFrame(() => {
      button.focus();
      if (document.activeElement !== button) buttons.find((other) => !other.disabled)?.focus();
    });
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to, event.target as HTMLElement);
  };
  const steps = [
    { icon: ArrowUp, label: words.moveUp, to: index - 1 },
    { icon: ArrowDown, label: words.moveDown, to: index + 1 },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside.
    <span className={styles.steps} onKeyDown={moveByKey}>
      {steps.map(({ icon: Icon, label, to }) => (
        <button
          key={label}
          type="button"
          disabled={to < 0 || to >= count}
          title={label}
          aria-label={`${label}${colon}${name}`}
          onClick={(event) => move(to, event.currentTarget)}
        >
          <Icon className="icon" aria-hidden />
        </button>
      ))}
    </span>
  );
}
