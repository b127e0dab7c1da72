import { Check, Diamond, Minus } from "lucide-react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./line-mark.module.css";
import type { LineMark as Known } from "./lines.ts";

const SIGNS = { certain: Check, possible: Diamond, impossible: Minus };
/** Each line has the colour of its zone; its words say it too. */
const LINE_CLASS = { title: styles.title, europe: styles.europe, safety: styles.safety };

type LineMarkProps = Pick<Known, "name" | "mark" | "levelBy"> & { isHidden?: boolean };

/** Filled with a check: certain. A frame: possible. A dash: impossible. */
export function LineMark({ name, mark, levelBy, isHidden = false }: LineMarkProps) {
  const text = useSiteText("outlook");
  const Sign = SIGNS[mark];
  const words = text.mark(name, mark, levelBy);
  return (
    <span
      className={`${styles.mark} ${LINE_CLASS[name]}`}
      data-mark={mark}
      title={isHidden ? undefined : words}
    >
      <Sign className="icon" aria-hidden />
      {!isHidden && <span className="visually-hidden">{words}. </span>}
    </span>
  );
}
