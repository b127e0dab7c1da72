import { Trophy } from "lucide-react";
import { club } from "#club/club.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { FormLetter } from "../table.ts";
import { useTableText } from "../use-table-text.ts";
import type { RowView } from "./table-data.server.ts";

const FIGURES = [
  ["played", "c-p"],
  ["won", "c-w"],
  ["drawn", "c-d"],
  ["lost", "c-l"],
  ["goals_for", "c-gf"],
  ["goals_against", "c-ga"],
] as const;

/** Gold, blue, red: the place's plate. Each also has its text in the legend, so colour is never alone. */
const ZONE_CLASS = { champions_league: "z1", europa_league: "z2", relegation: "z3" };

interface LeagueTableProps {
  season: string;
  rows: RowView[];
}

/** The league table; each row in the colour of its zone, the own club's on stone. */
export function LeagueTable({ season, rows }: LeagueTableProps) {
  const language = useLanguage();
  return (
    <table className="tbl">
      <caption className="vh">
        {club.league[language]}, {season}
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
  const { columns } = useTableText();
  const cell = (name: keyof typeof columns, className: string) => (
    <th key={name} className={className} scope="col">
      <abbr title={columns[name][1]}>{columns[name][0]}</abbr>
    </th>
  );
  return (
    <thead>
      <tr>
        {cell("position", "ps")}
        {cell("team", "tm")}
        {FIGURES.map(([name, className]) => cell(name, className))}
        {cell("goal_difference", "c-gd")}
        {cell("points", "pt")}
        {cell("form", "fm")}
      </tr>
    </thead>
  );
}

function Row({ row }: { row: RowView }) {
  const text = useTableText();
  return (
    <tr className={`${row.zone ? ZONE_CLASS[row.zone] : "z0"}${row.is_own ? " own" : ""}`}>
      <td className="ps">
        <span className="pos">
          {row.position === 1 && <Trophy className="i" aria-label={text.champion} />}
          {row.position}
        </span>
      </td>
      <th className="tm" scope="row">
        <div>
          <span className="cr">
            <TeamCrest team={row.crest} instead="letters" />
          </span>
          <div>
            <b lang={row.name.lang}>{row.name.text}</b>
            {row.is_own && <span className="vh"> ({text.ownClub})</span>}
            {row.note.text && <small lang={row.note.lang}>{row.note.text}</small>}
            <span className="mform">
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
      <td className="c-gd">{signed(row.goal_difference)}</td>
      <td className="pt">{row.points}</td>
      <td className="fm">
        <Form letters={row.form} />
      </td>
    </tr>
  );
}

function Form({ letters }: { letters: FormLetter[] }) {
  const text = useTableText();
  return letters.map((letter, index) => (
    <span key={index} className={`fl ${letter}`}>
      <span aria-hidden="true">{text.letters[letter]}</span>
      <span className="vh">{text.outcomes[letter]} </span>
    </span>
  ));
}

/** "+5", "+0", "−3" with a true minus. Source: specification of the public site, section 5. */
function signed(value: number): string {
  return value >= 0 ? `+${value}` : `−${-value}`;
}
