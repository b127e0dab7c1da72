import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import styles from "./crowds.module.css";
import type { SeasonPageData } from "./season-data.server.ts";

/** How many came to each home match, as steps of the stand. */
export function Crowds({ data: { crowds, seats } }: { data: SeasonPageData }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const { list, average, most } = crowds;
  if (list.length === 0) return null;
  const full = Math.max(seats, most);
  const digits = (people: number) => groupDigits(people, language);
  return (
    <section className={styles.crowds} aria-labelledby="crowds">
      <div className="page-width">
        <SectionHead id="crowds" title={text.attendance}>
          <small>{text.soldOut(digits(seats))}</small>
        </SectionHead>
        <p className="visually-hidden">{text.attendanceList(list.length, digits(average))}</p>
        <div className={styles.chart}>
          <span className={styles.line} style={{ "--p": average / full } as React.CSSProperties}>
            <em>{text.average(digits(average))}</em>
          </span>
          <ol style={{ "--n": list.length } as React.CSSProperties}>
            {list.map(({ id, path, people, opponent }) => (
              <li key={id} className={people === most ? styles.most : undefined}>
                <Link
                  to={localPath(language, path)}
                  style={{ "--v": `${Math.round((100 * people) / full)}%` } as React.CSSProperties}
                >
                  <b>
                    <span className="number">{digits(people)}</span>
                  </b>
                  <span className={`crest ${styles.crest}`}>
                    <TeamCrest team={opponent.crest} />
                  </span>
                  <span className="visually-hidden" lang={opponent.name.lang}>
                    {opponent.name.text}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
