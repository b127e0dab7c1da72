import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import type { Figures } from "../figures.ts";
import styles from "./figure-table.module.css";
import type { PlayerPageData } from "./player-data.server.ts";

/** Figures by season and competition; each season leads to its matches. */
export function CareerTable({ data }: { data: PlayerPageData }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const { career, total, season, line } = data;
  if (career.length === 0) return null;
  const isKeeper = line === "GK";
  const columns = isKeeper
    ? [text.matchesShort, text.figure.cleanSheets(5), text.minutesShort]
    : [text.matchesShort, text.goalsShort, text.assistsShort, text.minutesShort];
  return (
    <section aria-labelledby="career">
      <SectionHead id="career" title={text.career} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {text.seasons}
            </th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {career.map((row) => (
            <tr
              key={`${row.season} ${row.competition.text}`}
              className={row.season === season?.season ? styles.current : undefined}
            >
              <th scope="row" className={styles.name}>
                <Link to={`${localPath(language, data.path)}?${new URLSearchParams({ season: row.season })}`}>
                  <span>
                    {row.seasonName || "–"}
                    <small lang={row.competition.lang}>{row.competition.text}</small>
                  </span>
                </Link>
              </th>
              <Cells figures={row.figures} isKeeper={isKeeper} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              {text.total}
            </th>
            <Cells figures={total} isKeeper={isKeeper} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Cells({ figures, isKeeper }: { figures: Figures; isKeeper: boolean }) {
  const language = useLanguage();
  // Only a part of the minutes is known where a match has no line-up.
  const minutes = figures.withoutMinutes > 0 ? "–" : groupDigits(figures.minutes, language);
  const cells = isKeeper
    ? [figures.matches, figures.cleanSheets, minutes]
    : [figures.matches, figures.goals, figures.assists, minutes];
  return cells.map((cell, index) => (
    <td key={index} className={index === 1 ? styles.most : undefined}>
      {cell}
    </td>
  ));
}
