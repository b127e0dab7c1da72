import { groupDigits } from "#src/i18n/numbers.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { dashboardWords } from "./dashboard-words.ts";

export interface VisitsData {
  /** One entry a day, today last; "2026-03-11". */
  days: { day: string; views: number }[];
  total: number;
}

const WIDTH = 1000;
const HEIGHT = 200;
/** Every fifth day is named below its column. */
const NAMED = 5;

/** Page views by day, as columns; the same figures stand in a table for whoever prefers or needs it. */
export function VisitsChart({ visits: { days, total } }: { visits: VisitsData }) {
  const words = useStaffWords(dashboardWords);
  const most = Math.max(1, ...days.map(({ views }) => views));
  const step = WIDTH / Math.max(1, days.length);
  const short = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`;
  return (
    <section className="panel vis">
      <div className="hd">
        <h2>{words.visits}</h2>
        <p>{words.views(groupDigits(total, words.lang))}</p>
      </div>
      <div className="cht">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 40}`} role="img" aria-label={words.visits}>
          {days.map(({ day, views }, index) => {
            const height = Math.round((views / most) * HEIGHT);
            const isToday = index === days.length - 1;
            return (
              <g key={day}>
                <rect
                  className={isToday ? "bt" : views === most ? "bm" : "b"}
                  x={index * step + 4}
                  y={HEIGHT - height + 16}
                  width={step - 8}
                  height={height}
                />
                {(views === most || isToday) && (
                  <text className="vl" x={(index + 0.5) * step} y={HEIGHT - height + 10} textAnchor="middle">
                    {groupDigits(views, words.lang)}
                  </text>
                )}
                {index % NAMED === 0 && (
                  <text className="ax" x={(index + 0.5) * step} y={HEIGHT + 36} textAnchor="middle">
                    {short(day)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        <details>
          <summary>{words.asTable}</summary>
          <table className="dt">
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col" className="n">
                  {words.viewsColumn}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, views }) => (
                <tr key={day}>
                  <td>{short(day)}</td>
                  <td className="n">{views}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </section>
  );
}
