import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./mini-table.module.css";
import type { WhyView } from "./why-data.server.ts";

type Row = NonNullable<WhyView["path"]>["minis"][number]["rows"][number];

/** The table of the matches between those who were level. */
export function MiniTable({ rows }: { rows: readonly Row[] }) {
  const { columns } = useSiteText("table");
  return (
    <table className={styles.mini}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{columns.team[1]}</span>
          </th>
          {(["played", "won", "drawn", "lost", "goals_for", "points"] as const).map((name) => (
            <th key={name} scope="col">
              {name === "goals_for" ? (
                <abbr title={`${columns.goals_for[1]}, ${columns.goals_against[1]}`}>
                  {columns.goals_for[0]}:{columns.goals_against[0]}
                </abbr>
              ) : (
                <abbr title={columns[name][1]}>{columns[name][0]}</abbr>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={row.isMe ? styles.own : undefined}>
            <th scope="row">
              <span>
                <span className="crest">
                  <TeamCrest team={row.crest} instead="letters" />
                </span>
                <span lang={row.name.lang}>{row.name.text}</span>
              </span>
            </th>
            <td>{row.played}</td>
            <td>{row.won}</td>
            <td>{row.drawn}</td>
            <td>{row.lost}</td>
            <td>
              {row.goals_for}:{row.goals_against}
            </td>
            <td className="number">{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
