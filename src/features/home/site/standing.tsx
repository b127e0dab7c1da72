import { ArrowRight, Ticket } from "lucide-react";
import { Link } from "react-router";
import { MatchLink } from "#src/features/matches/match-link.tsx";
import type { MatchView } from "#src/features/matches/match-view.server.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import type { HomeData } from "./home-data.server.ts";
import type { MiniTable } from "./mini-table.server.ts";
import styles from "./standing.module.css";

/** Where the club stands, what lies between it and Europe, and its next match at home. */
export function Standing({ home: { table, act, match, next, nextHome } }: { home: HomeData }) {
  const text = useSiteText("home");
  const language = useLanguage();
  const slab = act === "week" ? next : match;
  // The slab has its tickets already.
  const atHome = nextHome && nextHome.id !== slab?.id ? nextHome : null;
  if (!table && !atHome) return null;
  return (
    <section className={`section page-width ${styles.standing}`} aria-labelledby="table-now">
      {table && (
        <div>
          <div className="section-head">
            <h2 id="table-now">{text.tableNow}</h2>
            <Link className="more-link label" to={localPath(language, "/table")}>
              {text.wholeTable} <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
          <Rows rows={table.rows} />
        </div>
      )}
      <div className={styles.aside}>
        {table?.europe && (
          <div className={styles.europe}>
            <h3>{text.europe}</h3>
            <p>{text.europeGap(table.europe.place, table.europe.points, table.europe.isAhead)}</p>
          </div>
        )}
        {atHome && <AtHome match={atHome} />}
      </div>
    </section>
  );
}

function Rows({ rows }: Pick<MiniTable, "rows">) {
  const text = useSiteText("home");
  const { columns } = useSiteText("table");
  const language = useLanguage();
  const cell = (name: "position" | "team" | "played" | "points", className?: string) => (
    <th scope="col" className={className}>
      <abbr title={columns[name][1]}>{columns[name][0]}</abbr>
    </th>
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text.tableNow}</caption>
      <thead>
        <tr>
          {cell("position")}
          {cell("team", styles.team)}
          {cell("played", styles.played)}
          {cell("points")}
          <th scope="col">{text.toUs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={`${row.isOwn ? styles.own : ""} ${row.isLastOfEurope ? styles.europeanLine : ""}`}
          >
            <td className="number">{row.position}</td>
            <th scope="row" className={styles.team}>
              <Link to={teamPath(row, language)}>
                <span className="crest">
                  <TeamCrest team={row.crest} instead="letters" />
                </span>
                <span lang={row.name.lang}>{row.name.text}</span>
              </Link>
            </th>
            <td className={styles.played}>{row.played}</td>
            <td className="number">{row.points}</td>
            <td>{row.isOwn ? "" : signed(row.gap)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A team leads to its matches. */
function teamPath({ isOwn, name }: MiniTable["rows"][number], language: Parameters<typeof localPath>[0]) {
  const matches = localPath(language, "/matches");
  return isOwn ? matches : `${matches}?${new URLSearchParams({ search: name.text })}`;
}

/** "+6", "−3" with a true minus, "0". */
function signed(gap: number): string {
  return gap > 0 ? `+${gap}` : gap < 0 ? `−${-gap}` : "0";
}

function AtHome({ match }: { match: MatchView }) {
  const text = useSiteText("home");
  const language = useLanguage();
  return (
    <div className={styles.homeMatch}>
      <MatchLink match={match} className={styles.match}>
        <span className="label">{text.nextHomeMatch}</span>
        <span className={styles.sides}>
          <span className="crest">
            <TeamCrest team={match.home.crest} />
          </span>
          <b lang={match.home.name.lang}>{match.home.name.text}</b> –{" "}
          <b lang={match.away.name.lang}>{match.away.name.text}</b>
          <span className="crest">
            <TeamCrest team={match.away.crest} />
          </span>
        </span>
        <span className="muted">
          <time dateTime={match.kickOff}>
            {match.weekday}, {match.time}
          </time>
        </span>
      </MatchLink>
      <Link className="button" to={`${localPath(language, "/stadium")}#tickets`}>
        <Ticket className="icon" aria-hidden /> {text.tickets}
      </Link>
    </div>
  );
}
