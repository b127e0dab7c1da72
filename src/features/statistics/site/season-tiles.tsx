import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { groupDigits } from "#src/i18n/numbers.ts";
import type { SeasonPageData } from "./season-data.server.ts";
import styles from "./season-tiles.module.css";

/** The season in four figures. */
export function SeasonTiles({ data: { totals, crowds } }: { data: SeasonPageData }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const { withResult, wins, draws, losses, scored, conceded, cleanSheets } = totals;
  const tiles = [
    { value: String(withResult), name: text.record(wins, draws, losses, withResult) },
    { value: `${scored}:${conceded}`, name: text.scoredAndConceded },
    { value: String(cleanSheets), name: text.withoutConceding(cleanSheets) },
    ...(crowds.list.length > 0
      ? [{ value: groupDigits(crowds.average, language), name: text.averageAtHome }]
      : []),
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
