import { useLanguage } from "#src/i18n/i18n.tsx";
import { groupDigits } from "#src/i18n/numbers.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./visits-chart.module.css";

export interface VisitsData {
  /** One entry a day, today last; "2026-03-11". */
  days: { day: string; views: number }[];
  total: number;
}

interface VisitsChartProps {
  visits: VisitsData;
  /** The days on which the club played. */
  matchDays: string[];
}

/** Every so many days one is named below its column. */
const NAMED = 5;

/**
 * Page views by day, as columns; the same figures stand in a table for whoever prefers or needs it. Boxes rather than
 * a drawing: what is written keeps its size on a phone.
 */
export function VisitsChart({ visits: { days, total }, matchDays }: VisitsChartProps) {
  const words = useOfficeText("dashboard");
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ views }) => views));
  const today = days.at(-1)?.day;
  const short = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`;
  const kindOf = (day: string) =>
    day === today ? styles.today : matchDays.includes(day) ? styles.matchDay : styles.usualDay;
  return (
    <section className={`panel ${styles.visits}`}>
      <div className={styles.head}>
        <h2>{words.visits}</h2>
        <p>{words.views(total)}</p>
      </div>
      <div className={styles.chart}>
        <div className={styles.days} role="img" aria-label={words.visits}>
          {days.map(({ day, views }, index) => (
            <span key={day}>
              {(views === most || day === today) && <b>{groupDigits(views, language)}</b>}
              <i className={kindOf(day)} style={{ height: `${(views / most) * 100}%` }} />
              {index % NAMED === 0 && <small>{short(day)}</small>}
            </span>
          ))}
        </div>
        <ul className={styles.legend}>
          <li className={styles.usualDay}>{words.usualDay}</li>
          <li className={styles.matchDay}>{words.matchDay}</li>
          <li className={styles.today}>{words.today}</li>
        </ul>
        <details>
          <summary>{words.asTable}</summary>
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col" className="numeric">
                  {words.viewsColumn}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, views }) => (
                <tr key={day}>
                  <td>
                    {short(day)}
                    {matchDays.includes(day) && `, ${words.matchDay}`}
                  </td>
                  <td className="numeric">{groupDigits(views, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </section>
  );
}
