import { useSiteText } from "#src/i18n/i18n.tsx";
import { SectionHead } from "#src/ui/section-head.tsx";
import styles from "./numbers-worn.module.css";
import type { PlayerPageData } from "./player-data.server.ts";

/** The shirts that somebody wore, the present one first. */
export function NumbersWorn({ numbers }: { numbers: PlayerPageData["numbers"] }) {
  const text = useSiteText("statistics");
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby="numbers">
      <SectionHead id="numbers" title={text.numbers} />
      <ul className={styles.numbers}>
        {numbers.map(({ number, from, to, isNow }) => (
          <li key={`${number} ${from}`} className={isNow ? styles.current : undefined}>
            <b className="number">{number}</b>
            <span>{isNow ? `${from} – ${text.untilNow}` : from === to ? from : `${from} – ${to}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
