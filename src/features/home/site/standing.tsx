import { ArrowRight, Ticket } from "lucide-react";
import { Link } from "react-router";
import { isAsTold, useMatchNews } from "#src/features/matches/live-matches.ts";
import { MatchLink } from "#src/features/matches/match-link.tsx";
import type { MatchView } from "#src/features/matches/match-view.server.ts";
import { Move } from "#src/features/outlook/move.tsx";
import { DecidedNeeds, NeedCard } from "#src/features/outlook/need-card.tsx";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { signed } from "#src/i18n/numbers.ts";
import type { HomeData } from "./home-data.server.ts";
import type { MiniTable } from "./mini-table.server.ts";
import styles from "./standing.module.css";

/** Where the club stands, what lies between it and Europe, and its next match at home. */
export function Standing({ home: { table, outlook, act, match, next, nextHome } }: { home: HomeData }) {
  const text = useSiteText("home");
  const words = useSiteText("outlook");
  const followed = outlook?.followed ?? [];
  // Who scores elsewhere moves the table as well; its figures are worked out where all results are.
  useMatchNews(followed.length > 0, (told) => isAsTold(followed, told), { isCounted: true });
  const language = useLanguage();
  const slab = act === "week" ? next : match;
  // The slab has its tickets already.
  const atHome = nextHome && nextHome.id !== slab?.id ? nextHome : null;
  if (!table && !atHome) return null;
  return (
    <section className={`section page-width ${styles.standing}`} aria-labelledby="table-now" data-live="">
      {table && (
        <div>
          <div className="section-head">
            <h2 id="table-now">{text.tableNow}</h2>
            <Link className="more-link label" to={localPath(language, "/table")}>
              {text.wholeTable} <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
          {outlook?.isLive && (
            <p className={`${styles.note} small muted`} data-follow="">
              {words.asItStandsNote}
            </p>
          )}
          <Rows rows={table.rows} />
          {!outlook?.isLive && <Why rows={table.rows} />}
          {outlook && <DecidedNeeds needs={outlook.decided} />}
        </div>
      )}
      <div className={styles.aside}>
        {table && <Need table={table} nearest={outlook?.nearest} />}
        {atHome && <AtHome match={atHome} />}
      </div>
    </section>
  );
}

/** The open question that is nearest, or how far it is to Europe where no more than that is sure. */
function Need({ table, nearest }: { table: MiniTable; nearest: Nearest }) {
  const text = useSiteText("home");
  const words = useSiteText("outlook");
  const language = useLanguage();
  if (nearest)
    return (
      <div>
        <NeedCard need={nearest} />
        <Link className="more-link label" to={`${localPath(language, "/table")}#needs`}>
          {words.allNeeds} <ArrowRight className="icon" aria-hidden />
        </Link>
      </div>
    );
  const { europe } = table;
  return europe ? (
    <div className={styles.europe}>
      <h3>{text.europe}</h3>
      <p>{text.europeGap(europe.place, europe.points, europe.isAhead)}</p>
    </div>
  ) : null;
}

type Nearest = NonNullable<HomeData["outlook"]>["nearest"] | undefined;

function Rows({ rows }: Pick<MiniTable, "rows">) {
  const text = useSiteText("home");
  const words = useSiteText("outlook");
  const { columns } = useSiteText("table");
  const hasMoves = rows.some(({ move }) => move);
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
          {hasMoves && (
            <th scope="col">
              <span className="visually-hidden">{words.movement}</span>
            </th>
          )}
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
            data-ground={row.isOwn ? "slab" : undefined}
          >
            <td className="number">{row.position}</td>
            {hasMoves && <td className={styles.move}>{row.move && <Move {...row.move} />}</td>}
            <th scope="row" className={styles.team}>
              <Link to={teamPath(row, language)}>
                <span className="crest">
                  <TeamCrest team={row.crest} instead="letters" />
                </span>
                <span lang={row.name.lang}>{row.name.text}</span>
                {row.move?.isPlaying && (
                  <i className={styles.playing} role="img" aria-label={words.playing} title={words.playing} />
                )}
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

/** Leads to what decided the own club's place, opened there. */
function Why({ rows }: Pick<MiniTable, "rows">) {
  const { why } = useSiteText("table");
  const language = useLanguage();
  const own = rows.find(({ isOwn }) => isOwn);
  if (!own || own.key === null) return null;
  return (
    <Link
      className="more-link label"
      to={`${localPath(language, "/table")}?${new URLSearchParams({ why: own.key })}#why-${own.key}`}
    >
      {why.question(own.position)} <ArrowRight className="icon" aria-hidden />
    </Link>
  );
}

/** A team leads to its matches. */
function teamPath({ isOwn, name }: MiniTable["rows"][number], language: Parameters<typeof localPath>[0]) {
  const matches = localPath(language, "/matches");
  return isOwn ? matches : `${matches}?${new URLSearchParams({ search: name.text })}`;
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
          <time dateTime={match.kickOff}>{[match.weekday, match.time].filter(Boolean).join(", ")}</time>
        </span>
      </MatchLink>
      <Link className="button" to={`${localPath(language, "/stadium")}#tickets`}>
        <Ticket className="icon" aria-hidden /> {text.tickets}
      </Link>
    </div>
  );
}
