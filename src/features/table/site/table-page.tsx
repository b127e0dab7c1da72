import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { PartnerBanner } from "#src/features/partners/partner-banner.tsx";
import { BreadcrumbData } from "#src/features/shell/breadcrumbs.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { useLiveNews } from "#src/ui/live-news.ts";
import { placesOf, type ZoneName } from "../season.ts";
import { SeasonMenu } from "../season-menu.tsx";
import { besideFigures, withFigures } from "../shown-rows.ts";
import { useTableExtras } from "../table-extras.tsx";
import { TableRules } from "../table-rules.tsx";
import { LeagueTable } from "./league-table.tsx";
import { loadTable, type TableData } from "./table-data.server.ts";
import { TableNotes } from "./table-notes.tsx";
import styles from "./table-page.module.css";
import { TableStructuredData } from "./table-structured-data.tsx";

export const handle = { query: ["season", "why"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { language, query }) =>
  loadTable(app, language, query.get("season"), query.get("why")),
);

export default function TablePage() {
  const table = useLoaderData<typeof loader>();
  const text = useSiteText("table");
  const matches = useSiteText("matches");
  const language = useLanguage();
  const colon = useColon();
  const extras = useTableExtras();
  useLiveNews(["table"]);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.heading} ${seasonName(table.season, language)} | ${club.name[language]}`}
        description={text.about(club.league[language], table.season)}
        keywords={`${club.league[language]}, ${text.keywords}`}
        isIndexed={!table.isMadeUp}
        query={table.isCurrent ? "" : `?season=${table.season}`}
      />
      <section className={styles.head}>
        <div className={styles.shield} />
        <div className="page-width">
          <LeagueMark />
          <div>
            <p className="label">{club.league[language]}</p>
            <h1>{text.heading}</h1>
          </div>
          <SeasonMenu season={table.season} seasons={table.seasons} />
        </div>
      </section>
      <BreadcrumbData crumbs={[{ name: text.heading, path: "/table" }]} />
      <TableStructuredData table={table} />
      <div className={`page-width ${styles.content}`} data-live="">
        {extras.views}
        {table.rows.length === 0 ? (
          <EmptyState title={text.empty} hint={text.emptyHint(table.season)} />
        ) : (
          <League table={table} />
        )}
        {table.isCurrent && table.lastMatch && (
          <Link className="more-link label" to={localPath(language, table.lastMatch.path)}>
            <span>
              {matches.lastResult}
              {colon}
              <span lang={table.lastMatch.home.lang}>{table.lastMatch.home.text}</span>{" "}
              {table.lastMatch.score}{" "}
              <span lang={table.lastMatch.away.lang}>{table.lastMatch.away.text}</span>
            </span>{" "}
            <ArrowRight className="icon" aria-hidden />
          </Link>
        )}
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
    <div className={styles.mark} aria-hidden="true">
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

function League({ table }: { table: TableData }) {
  const language = useLanguage();
  const { season, stats, banner, why, rules, decisions } = table;
  const text = useSiteText("table");
  const extras = useTableExtras();
  const rows = withFigures(table.rows, extras.figures);
  const tiles = [
    [text.totalTeams, stats.totalTeams],
    [text.totalMatches, stats.totalMatches],
    [text.totalGoals, stats.totalGoals],
    [text.season, seasonName(season, language)],
  ] as const;
  const placesText = (zone: ZoneName) => {
    const places = placesOf(zone, rows);
    return places && `(${text.places(...places, rows.length > 1 ? rows.length : undefined)})`;
  };
  return (
    <>
      <dl className={styles.tiles}>
        {tiles.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      {banner && <PartnerBanner banner={banner} />}
      <ul className={`${styles.legend} small`}>
        {(["champions_league", "europa_league", "relegation"] as const).map((zone, index) => (
          <li key={zone}>
            <i style={{ "--z": `var(--zone-${index + 1})` } as React.CSSProperties} />
            {text.zones[zone]} {placesText(zone)}
          </li>
        ))}
      </ul>
      {extras.above}
      <LeagueTable season={season} rows={rows} why={why} />
      <div className={styles.below}>
        {rules && <TableRules rules={rules} />}
        <TableNotes decisions={besideFigures(decisions, extras.figures)} />
      </div>
      {extras.below}
      <Key />
    </>
  );
}

function Key() {
  const text = useSiteText("table");
  const explained = Object.entries(text.columns).filter(
    ([name]) => !["position", "team", "form"].includes(name),
  );
  return (
    <div className={styles.key}>
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
              <span className="form-letter" data-outcome={letter}>
                {text.letters[letter]}
              </span>{" "}
              {text.outcomes[letter]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("table").heading} />;
}
