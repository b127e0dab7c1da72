import { Link } from "react-router";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { ownEntry } from "#src/i18n/own-entry.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import styles from "./figure-table.module.css";
import type { LogRow } from "./player-data.server.ts";

/** So many stand open; the others are behind one press. */
const NEWEST = 8;

/** The matches that he played in the season, newest first. */
export function MatchLog({ rows }: { rows: LogRow[] }) {
  const text = useSiteText("statistics");
  if (rows.length === 0) return null;
  const older = rows.slice(NEWEST);
  return (
    <section aria-labelledby="log">
      <SectionHead id="log" title={text.latest} />
      <LogTable rows={rows.slice(0, NEWEST)} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{text.olderMatches(older.length)}</summary>
          <LogTable rows={older} />
        </details>
      )}
    </section>
  );
}

function LogTable({ rows }: { rows: LogRow[] }) {
  const text = useSiteText("statistics");
  const columns = [
    text.match,
    text.result,
    text.minutesShort,
    text.goalsShort,
    text.assistsShort,
    text.cardsShort,
  ];
  return (
    <table className={`${styles.table} ${styles.matches}`}>
      <thead>
        <tr>
          <th scope="col" className={styles.round}>
            {text.round}
          </th>
          {columns.map((column, index) => (
            <th scope="col" key={column} className={index === 0 ? styles.name : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: LogRow }) {
  const text = useSiteText("statistics");
  const matches = useSiteText("matches");
  const language = useLanguage();
  const none = <span className={styles.none}>–</span>;
  const stage = row.stage ? (ownEntry(matches.stages, row.stage) ?? row.stage) : "";
  return (
    <tr>
      <td className={styles.round}>{row.round ?? none}</td>
      <th scope="row" className={styles.name}>
        <Link to={localPath(language, row.path)}>
          <span className="crest">
            <TeamCrest team={row.crest} />
          </span>
          <span>
            <span lang={row.name.lang}>{row.name.text}</span>
            <small>{[row.isHome ? text.atHome : text.away, stage].filter(Boolean).join(", ")}</small>
          </span>
        </Link>
      </th>
      <td className={styles.result}>
        {row.result && (
          <abbr className="form-letter" data-outcome={row.result} title={matches.outcome[row.result]}>
            {matches.outcomeLetter[row.result]}
          </abbr>
        )}
        <b className="number">{row.score}</b>
      </td>
      <td>{row.minutes === null ? none : `${row.minutes}′`}</td>
      <td className={styles.goals}>
        {row.goals === 0 ? (
          none
        ) : (
          <>
            <span className="visually-hidden">{row.goals}</span>
            {Array.from({ length: row.goals }, (_, at) => (
              <EventIcon key={at} type="goal" />
            ))}
          </>
        )}
      </td>
      <td>{row.assists || none}</td>
      <td className={styles.cards}>
        {row.yellows === 0 && !row.isSentOff && none}
        {Array.from({ length: row.yellows }, (_, at) => (
          <span key={at}>
            <EventIcon type="yellow_card" />
            <span className="visually-hidden">{text.yellowCard}</span>
          </span>
        ))}
        {row.isSentOff && (
          <span>
            <EventIcon type="red_card" />
            <span className="visually-hidden">{text.redCard}</span>
          </span>
        )}
      </td>
    </tr>
  );
}
