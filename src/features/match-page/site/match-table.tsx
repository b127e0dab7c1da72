import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Move } from "#src/features/outlook/move.tsx";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { signed } from "#src/i18n/numbers.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./match-table.module.css";
import { type PageTableRow, rowsAround, tableWith } from "./page-table.ts";

const ROWS = 6;

/** The table around the club as it stands with the match's score, and how that differs from before the round. */
export function MatchTable() {
  const { data, log, isLive } = useFollowedMatch();
  const page = useSiteText("matchPage");
  const { columns } = useSiteText("table");
  const language = useLanguage();
  if (!data.table || !log.score) return null;
  const rows = rowsAround(tableWith(data.table, log.score), ROWS);
  const title = isLive ? page.tableNow : page.tableAfter;
  const cell = (name: keyof typeof columns, className?: string) => (
    <th scope="col" className={className}>
      <abbr title={columns[name][1]}>{columns[name][0]}</abbr>
    </th>
  );
  return (
    <section aria-labelledby="match-table" className={styles.section}>
      <SectionHead id="match-table" title={title}>
        <small>{isLive ? page.tableNowNote : page.tableAfterNote}</small>
      </SectionHead>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {cell("position")}
            <th scope="col">
              <span className="visually-hidden">{page.move}</span>
            </th>
            {cell("team", styles.team)}
            {cell("played")}
            {cell("goal_difference")}
            {cell("points")}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} isLive={isLive} />
          ))}
        </tbody>
      </table>
      <Link className="more-link label" to={localPath(language, "/table")}>
        {page.wholeTable} <ArrowRight className="icon" aria-hidden />
      </Link>
    </section>
  );
}

function Row({ row, isLive }: { row: PageTableRow; isLive: boolean }) {
  return (
    <tr className={row.isOwn ? styles.own : undefined} data-ground={row.isOwn ? "slab" : undefined}>
      <td className="number">{row.place}</td>
      <td className={styles.move}>
        <Move from={row.formerPlace} to={row.place} />
      </td>
      <th scope="row" className={styles.team}>
        <span>
          <span className="crest">
            <TeamCrest team={row.crest} instead="letters" />
          </span>
          <span lang={row.name.lang}>{row.name.text}</span>
          {isLive && row.isPlaying && <i className={styles.playing} />}
        </span>
      </th>
      <td>{row.played}</td>
      <td>{signed(row.difference)}</td>
      <td className="number">{row.points}</td>
    </tr>
  );
}
