import { ChevronDown, Trophy } from "lucide-react";
import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import { club } from "#club/club.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { signed } from "#src/i18n/numbers.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import type { FormLetter } from "../table.ts";
import { useTableExtras } from "../table-extras.tsx";
import styles from "./league-table.module.css";
import type { RowView } from "./table-data.server.ts";
import { noteIds } from "./table-notes.tsx";
import type { WhyView } from "./why-data.server.ts";
import { WhyRow } from "./why-row.tsx";

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

/** With what only the rows together tell. */
type ShownRow = RowView & { isShared: boolean };

interface LeagueTableProps {
  season: string;
  rows: ShownRow[];
  /** What is told under one of the rows. */
  why: WhyView | null;
}

/** Place, team, six figures, difference, points, form, and what opens the row; others may show two more. */
const COLUMNS = 12;

/** The league table; each row in the colour of its zone, the own club's on stone. */
export function LeagueTable({ season, rows, why }: LeagueTableProps) {
  const language = useLanguage();
  const { movesHeading, marksHeading } = useTableExtras();
  const columns = COLUMNS + (movesHeading ? 1 : 0) + (marksHeading ? 1 : 0);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {club.league[language]}, {seasonName(season, language)}
      </caption>
      <Head />
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <Row row={row} isOpen={why?.key === row.key} />
            {why?.key === row.key && <WhyRow why={why} columns={columns} />}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Head() {
  const { columns } = useSiteText("table");
  const { movesHeading, marksHeading } = useTableExtras();
  const cell = (name: keyof typeof columns, className?: string) => (
    <th key={name} className={className} scope="col">
      <abbr title={columns[name][1]}>{columns[name][0]}</abbr>
    </th>
  );
  return (
    <thead>
      <tr>
        {cell("position", styles.place)}
        {movesHeading && (
          <th className={styles.move} scope="col">
            <span className="visually-hidden">{movesHeading}</span>
          </th>
        )}
        {cell("team", styles.team)}
        {FIGURES.map(([name, className]) => cell(name, className))}
        {cell("goal_difference")}
        {cell("points", styles.points)}
        {marksHeading && (
          <th className={styles.marks} scope="col">
            <span>{marksHeading}</span>
          </th>
        )}
        {cell("form", styles.form)}
        <td className={styles.opener} />
      </tr>
    </thead>
  );
}

function Row({ row, isOpen }: { row: ShownRow; isOpen: boolean }) {
  const text = useSiteText("table");
  const language = useLanguage();
  const { movesHeading, moves, marksHeading, marks } = useTableExtras();
  return (
    <tr
      className={`${row.zone ? ZONE_CLASS[row.zone] : "zone-0"}${row.is_own ? ` ${styles.own}` : ""}`}
      data-ground={row.is_own ? "slab" : undefined}
    >
      <Place row={row} />
      {movesHeading && <td className={styles.move}>{moves?.get(row.key)}</td>}
      <th className={styles.team} scope="row" aria-describedby={noteIds(row)}>
        <div>
          <span className="crest">
            <TeamCrest team={row.crest} instead="letters" />
          </span>
          <div>
            <Link to={teamPath(row, language)}>
              <b lang={row.name.lang}>
                {row.name.text}
                {row.adjustment !== 0 && (
                  <sup aria-hidden="true" className={styles.mark}>
                    {signed(row.adjustment, "+0")}
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
      <td>{signed(row.goal_difference, "+0")}</td>
      <td className={styles.points}>{row.points}</td>
      {marksHeading && <td className={styles.marks}>{marks?.get(row.key)}</td>}
      <td className={styles.form}>
        <Form letters={row.form} />
      </td>
      <td className={styles.opener}>
        <WhyLink row={row} isOpen={isOpen} />
      </td>
    </tr>
  );
}

function Place({ row: { position, place, isShared } }: { row: ShownRow }) {
  const text = useSiteText("table");
  return (
    <td className={styles.place}>
      <span className={styles.plate}>
        {position === 1 && <Trophy className="icon" aria-label={text.champion} />}
        {place}
        {isShared && <span className="visually-hidden"> ({text.why.sharedPlace})</span>}
      </span>
    </td>
  );
}

/** A link, so that it works before JavaScript and can be sent to somebody; opened again, it shuts. */
function WhyLink({ row: { key, place, name }, isOpen }: { row: RowView; isOpen: boolean }) {
  const text = useSiteText("table").why;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (isOpen) query.delete("why");
  else query.set("why", key);
  const asked = query.toString();
  return (
    <Link
      to={{ pathname, search: asked && `?${asked}`, hash: isOpen ? "" : `why-${key}` }}
      aria-expanded={isOpen}
      aria-label={text.questionOf(place, name.text)}
      preventScrollReset
      rel="nofollow"
    >
      <ChevronDown className="icon" aria-hidden />
    </Link>
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
