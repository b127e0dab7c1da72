import { Trophy } from "lucide-react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import type { FormLetter } from "../table.ts";
import styles from "./league-table.module.css";
import type { RowView } from "./table-data.server.ts";

const FIGURES = [
  ["played", undefined],
  ["won", styles.won],
  ["drawn", styles.drawn],
  ["lost", styles.lost],
  ["goals_for", styles.goalsFor],
  ["goals_against", styles.goalsAgainst],
] as const;

/** Gold, blue, red: the place's plate. Each also has its text in the legend, so colour is never alone. */
const ZONE_CLASS = { champions_league: "zone-1", europa_league: "zone-2", relegation: "zone-3" };

interface LeagueTableProps {
  season: string;
  rows: RowView[];
}

/** The id of what is said of a row below the table. */
export function noteId({ id }: Pick<RowView, "id">): string {
  return `decision-${id}`;
}

/** The league table; each row in the colour of its zone, the own club's on stone. */
export function LeagueTable({ season, rows }: LeagueTableProps) {
  const language = useLanguage();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {club.league[language]}, {seasonName(season, language)}
      </caption>
      <Head />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Head() {
  const { columns } = useSiteText("table");
  const cell = (name: keyof typeof columns, className?: string) => (
    <th key={name} className={className} scope="col">
      <abbr title={columns[name][1]}>{columns[name][0]}</abbr>
    </th>
  );
  return (
    <thead>
      <tr>
        {cell("position", styles.place)}
        {cell("team", styles.team)}
        {FIGURES.map(([name, className]) => cell(name, className))}
        {cell("goal_difference")}
        {cell("points", styles.points)}
        {cell("form", styles.form)}
      </tr>
    </thead>
  );
}

function Row({ row }: { row: RowView }) {
  const text = useSiteText("table");
  const language = useLanguage();
  return (
    <tr className={`${row.zone ? ZONE_CLASS[row.zone] : "zone-0"}${row.is_own ? ` ${styles.own}` : ""}`}>
      <td className={styles.place}>
        <span className={styles.plate}>
          {row.position === 1 && <Trophy className="icon" aria-label={text.champion} />}
          {row.position}
        </span>
      </td>
      <th className={styles.team} scope="row" aria-describedby={row.adjustment ? noteId(row) : undefined}>
        <div>
          <span className="crest">
            <TeamCrest team={row.crest} instead="letters" />
          </span>
          <div>
            <Link to={teamPath(row, language)}>
              <b lang={row.name.lang}>
                {row.name.text}
                {row.adjustment && (
                  <sup aria-hidden="true" className={styles.mark}>
                    *
                  </sup>
                )}
              </b>
            </Link>
            {row.is_own && <span className="visually-hidden"> ({text.ownClub})</span>}
            {row.note.text && <small lang={row.note.lang}>{row.note.text}</small>}
            <span className={styles.formBelow}>
              <Form letters={row.form} />
            </span>
          </div>
        </div>
      </th>
      {FIGURES.map(([name, className]) => (
        <td key={name} className={className}>
          {row[name]}
        </td>
      ))}
      <td>{signed(row.goal_difference)}</td>
      <td className={styles.points}>{row.points}</td>
      <td className={styles.form}>
        <Form letters={row.form} />
      </td>
    </tr>
  );
}

/** A team leads to its matches. */
function teamPath({ is_own, name }: RowView, language: Language): string {
  const matches = localPath(language, "/matches");
  return is_own ? matches : `${matches}?${new URLSearchParams({ search: name.text })}`;
}

function Form({ letters }: { letters: FormLetter[] }) {
  const text = useSiteText("table");
  return letters.map((letter, index) => (
    <span key={index} className="form-letter" data-outcome={letter}>
      <span aria-hidden="true">{text.letters[letter]}</span>
      <span className="visually-hidden">{text.outcomes[letter]} </span>
    </span>
  ));
}

/** "+5", "+0", "−3" with a true minus. Source: specification of the public site, section 5. */
function signed(value: number): string {
  return value >= 0 ? `+${value}` : `−${-value}`;
}
