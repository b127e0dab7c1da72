import { ChevronDown, Trophy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLoaderData, useLocation, useRevalidator } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { PartnerBanner } from "#src/features/partners/partner-banner.tsx";
import { BreadcrumbData } from "#src/features/shell/breadcrumbs.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { isLanguage } from "#src/i18n/languages.ts";
import { closeOnEscape, closeOutside } from "#src/ui/disclosure.ts";
import { listenLive } from "#src/ui/live.ts";
import { placesOf, type ZoneName } from "../season.ts";
import type { FormLetter } from "../table.ts";
import { useTableText } from "../use-table-text.ts";
import { loadTable, type RowView, type TableData } from "./table-data.server.ts";
import { TableStructuredData } from "./table-structured-data.tsx";
import "./table.css";

export const handle = { query: ["season"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { params, request }) => {
  const season = new URL(request.url).searchParams.get("season");
  return loadTable(app, isLanguage(params.language) ? params.language : "en", season);
});

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

export default function TablePage() {
  const table = useLoaderData<typeof loader>();
  const text = useTableText();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  again.current = revalidate;
  useEffect(() => listenLive(["table"], () => void again.current()), []);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.heading} ${table.season} | ${club.name[language]}`}
        description={text.about(club.league[language], table.season)}
        keywords={`${club.league[language]}, ${text.keywords}`}
        isIndexed={!table.isMadeUp}
        query={table.isCurrent ? "" : `?season=${table.season}`}
      />
      <section className="lg">
        <div className="disc" />
        <div className="wrap">
          <LeagueMark />
          <div>
            <p className="label">{club.league[language]}</p>
            <h1>{text.heading}</h1>
          </div>
          <SeasonMenu table={table} />
        </div>
      </section>
      <BreadcrumbData crumbs={[{ name: text.heading, path: "/table" }]} />
      <TableStructuredData table={table} />
      <div className="wrap after-table">
        {table.rows.length === 0 ? <Empty season={table.season} /> : <League table={table} />}
      </div>
    </main>
  );
}

/** The league's logo; its initials as a word mark where there is none or it does not load. */
function LeagueMark() {
  const language = useLanguage();
  const [isBroken, setIsBroken] = useState(false);
  const { logo, initials } = club.leagueMark;
  return (
    <div className="mark" aria-hidden="true">
      {logo && !isBroken ? (
        <img
          src={logo}
          // Shown by the browser where the picture fails before JavaScript has come.
          alt={initials[language]}
          width={116}
          height={116}
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
          }}
          onError={() => setIsBroken(true)}
        />
      ) : (
        <span>{initials[language]}</span>
      )}
    </div>
  );
}

/** Links, so that a season has an address and the choice works before JavaScript. */
function SeasonMenu({ table: { season, seasons } }: { table: TableData }) {
  const text = useTableText();
  const { pathname } = useLocation();
  return (
    <details className="dd" key={season} ref={closeOutside} onKeyDown={closeOnEscape}>
      <summary className="dd-b">
        <span className="vh">{text.chooseSeason}: </span>
        <span>{season}</span>
        <ChevronDown className="i" aria-hidden />
      </summary>
      <ul className="menu">
        {seasons.map((one) => (
          <li key={one.season}>
            <Link
              to={`${pathname}?season=${one.season}`}
              aria-current={one.season === season ? "true" : undefined}
            >
              {one.season} {one.current && text.current}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function League({ table: { season, stats, rows, banner } }: { table: TableData }) {
  const text = useTableText();
  const language = useLanguage();
  const tiles = [
    [text.totalTeams, stats.totalTeams],
    [text.totalMatches, stats.totalMatches],
    [text.totalGoals, stats.totalGoals],
    [text.season, season],
  ] as const;
  const placesText = (zone: ZoneName) => {
    const places = placesOf(zone, rows);
    return places && `(${text.places(...places, rows.length > 1 ? rows.length : undefined)})`;
  };
  return (
    <>
      <dl className="tiles">
        {tiles.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {banner && <PartnerBanner banner={banner} />}
      <ul className="legend small">
        {(["champions_league", "europa_league", "relegation"] as const).map((zone, index) => (
          <li key={zone}>
            <i style={{ "--z": `var(--zone-${index + 1})` } as React.CSSProperties} />
            {text.zones[zone]} {placesText(zone)}
          </li>
        ))}
      </ul>
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
      <Key />
    </>
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

function Key() {
  const text = useTableText();
  const explained = Object.entries(text.columns).filter(
    ([name]) => !["position", "team", "form"].includes(name),
  );
  return (
    <div className="key">
      <div>
        <h2>{text.abbreviations}</h2>
        <dl className="small">
          {explained.flatMap(([name, [short, long]]) => [
            <dt key={`${name} short`}>{short}</dt>,
            <dd key={name}>{long}</dd>,
          ])}
        </dl>
      </div>
      <div>
        <h2>{text.form}</h2>
        <ul className="small">
          {(["W", "D", "L"] as const).map((letter) => (
            <li key={letter}>
              <span className={`fl ${letter}`}>{text.letters[letter]}</span> {text.outcomes[letter]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Empty({ season }: { season: string }) {
  const text = useTableText();
  return (
    <div className="void">
      <div className="ro-m" />
      <h2>{text.empty}</h2>
      <p>{text.emptyHint(season)}</p>
    </div>
  );
}

/** "+5", "+0", "−3" with a true minus. Source: specification of the public site, section 5. */
function signed(value: number): string {
  return value >= 0 ? `+${value}` : `−${-value}`;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useTableText().heading} />;
}
