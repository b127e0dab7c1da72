import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import type { AgainstPageData } from "./against-data.server.ts";
import styles from "./extremes.module.css";

/** The four matches of two clubs that stand out. */
export function Extremes({ extremes }: Pick<AgainstPageData, "extremes">) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const { win, defeat, goals, crowd } = extremes;
  const cards = [
    { name: text.biggestWin, match: win, kind: "win", value: win?.value },
    { name: text.biggestDefeat, match: defeat, kind: "defeat", value: defeat?.value },
    { name: text.highestScore, match: goals, kind: "", value: goals?.value },
    {
      name: text.mostPeople,
      match: crowd,
      kind: "",
      value: crowd && groupDigits(Number(crowd.value), language),
    },
  ];
  return (
    <ul className={styles.cards}>
      {cards.map(
        ({ name, match, kind, value }) =>
          match && (
            <li key={name} data-kind={kind}>
              <Link to={localPath(language, match.path)}>
                <span className="label">{name}</span>
                <b className="number">{value}</b>
                <small>
                  {match.isHome ? text.atHome : text.away}, {match.date}
                </small>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
