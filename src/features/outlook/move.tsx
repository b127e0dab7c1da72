import { ArrowDown, ArrowUp } from "lucide-react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./move.module.css";

/** From which place to which: an arrow with the number of places, or a dash. */
export function Move({ from, to }: { from: number; to: number }) {
  const text = useSiteText("outlook");
  const by = from - to;
  const said = <span className="visually-hidden">{text.moved(from, to)}</span>;
  if (by === 0)
    return (
      <span className={styles.same}>
        <span aria-hidden="true">–</span>
        {said}
      </span>
    );
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={by > 0 ? styles.risen : styles.fallen}>
      <Arrow className="icon" aria-hidden />
      <span aria-hidden="true">{Math.abs(by)}</span>
      {said}
    </span>
  );
}
