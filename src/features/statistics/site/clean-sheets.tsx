import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import { wholeName } from "../names.ts";
import styles from "./clean-sheets.module.css";
import type { SeasonPageData } from "./season-data.server.ts";

/** Each match a stone: a rosette where nothing was conceded. */
export function CleanSheets({ data: { totals, conceded, keepers } }: { data: SeasonPageData }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (conceded.length === 0) return null;
  return (
    <section aria-labelledby="clean-sheets">
      <SectionHead id="clean-sheets" title={text.cleanSheets} />
      <div className={styles.sheets}>
        <b className="number">{totals.cleanSheets}</b>
        <div>
          <ul>
            {keepers.map(({ key, name, page, figures }) => (
              <li key={key}>
                {page ? (
                  <Link to={localPath(language, page)} lang={name.lang}>
                    {wholeName(name)}
                  </Link>
                ) : (
                  <span lang={name.lang}>{wholeName(name)}</span>
                )}{" "}
                <b className="number">{figures.cleanSheets}</b>
              </li>
            ))}
          </ul>
          <p className="small">
            {text.cleanSheetsNote} {text.oneKeeper}
          </p>
        </div>
        <ol>
          {conceded.map((match) => (
            <li key={match.id} className={match.conceded === 0 ? styles.clean : undefined}>
              {match.conceded === 0 ? <span className="visually-hidden">0</span> : match.conceded}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
