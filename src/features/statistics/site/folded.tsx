import type { ReactNode } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./folded.module.css";

/** So many people stand open; the others are behind one press, for the figures of a list add up to those beside it. */
const OPEN = 12;

interface FoldedProps<Row> {
  rows: readonly Row[];
  label: string;
  /** A list of some of the rows, by the name that it is known by. */
  children: (rows: readonly Row[], label: string) => ReactNode;
}

/** A list of people: the first ones open, those that are left below them. What is nobody's stays open. */
export function Folded<Row extends object>({ rows, label, children }: FoldedProps<Row>) {
  const text = useSiteText("statistics");
  const people = rows.filter((row) => !isFaint(row));
  const left = people.slice(OPEN);
  const others = text.otherPlayers(left.length);
  return (
    <>
      {children([...people.slice(0, OPEN), ...rows.filter(isFaint)], label)}
      {left.length > 0 && (
        <details className={styles.folded}>
          <summary>{others}</summary>
          {children(left, `${label}, ${others}`)}
        </details>
      )}
    </>
  );
}

function isFaint(row: object): boolean {
  return "isFaint" in row && row.isFaint === true;
}
