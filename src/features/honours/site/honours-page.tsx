import { ArrowRight } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { Breadcrumbs } from "#src/features/shell/breadcrumbs.tsx";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { RecordList } from "#src/features/statistics/record-list.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { TROPHIES } from "../trophies.ts";
import { type HonoursPageData, loadHonoursPage } from "./honours-data.server.ts";
import styles from "./honours-page.module.css";
import { SeasonWall } from "./season-wall.tsx";

export const handle = { isCached: true } satisfies PageHandle;

export const loader = page(async (app, { language }) => loadHonoursPage(app, language));

export default function HonoursPage() {
  const data = useLoaderData<typeof loader>();
  const text = useSiteText("honours");
  const language = useLanguage();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.heading} | ${club.name[language]}`}
        description={text.description(club.name[language], data.total)}
        keywords={`${text.keywords}, ${club.name[language]}`}
      />
      <section className={styles.hero}>
        <span className={styles.disc} aria-hidden="true" />
        <div className="page-width">
          <div className={styles.crumbs}>
            <Breadcrumbs
              crumbs={[
                { name: text.clubPage, path: "/club" },
                { name: text.heading, path: "/honours" },
              ]}
            />
          </div>
          {data.total > 0 ? <Wall data={data} /> : <NoTitles />}
        </div>
      </section>
      <div className={`page-width ${styles.page}`}>
        <SeasonWall seasons={data.seasons} />
        <Records data={data} />
        <History stations={data.stations} />
      </div>
      <HonoursStructuredData data={data} />
    </main>
  );
}

function NoTitles() {
  const text = useSiteText("honours");
  return (
    <>
      <h1 className={styles.plain}>{text.heading}</h1>
      <EmptyState title={text.noTitles} hint={text.noTitlesHint} />
    </>
  );
}

/** Each title a trophy in its niche, by competition, with its years. */
function Wall({ data: { total, shelves } }: { data: HonoursPageData }) {
  const text = useSiteText("honours");
  return (
    <div className={styles.wall}>
      <h1 className={styles.total}>
        <span className="visually-hidden">{text.heading}</span>
        <b className="number">{total}</b> <span>{text.titles(total)}</span>
      </h1>
      <ul className={styles.shelves}>
        {shelves.map(({ kind, count, years }) => (
          <li key={kind} style={{ "--n": Math.min(count, 8) } as React.CSSProperties}>
            <div className={styles.niches}>
              {Array.from({ length: count }, (_, at) => (
                <span key={at} className={styles.niche}>
                  <img src={TROPHIES[kind]} alt="" width={80} height={112} />
                </span>
              ))}
            </div>
            <h2>
              <b className="number">{count}</b> {text.kind[kind](count)}
            </h2>
            {years.length > 0 && <p>{years.join(", ")}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Headed by how many of the matches are known: what nobody entered holds no record. */
function Records({ data: { records, coverage } }: { data: HonoursPageData }) {
  const text = useSiteText("honours");
  const statistics = useSiteText("statistics");
  const language = useLanguage();
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="records">
      <div className="section-head">
        <h2 id="records">{text.records}</h2>
        {coverage && (
          <small className="faint">
            {statistics.recordsCoverage(coverage.told, coverage.all, coverage.since)}
          </small>
        )}
      </div>
      <RecordList records={records} />
      <p className={styles.moreRecords}>
        <Link className="more-link label" to={localPath(language, "/records")}>
          {text.allRecords} <ArrowRight className="icon" aria-hidden />
        </Link>
      </p>
    </section>
  );
}

function History({ stations }: Pick<HonoursPageData, "stations">) {
  const text = useSiteText("honours");
  if (stations.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <div className="section-head">
        <h2 id="history">{text.history}</h2>
      </div>
      <ol className={styles.history}>
        {stations.map(({ id, year, name, story }) => (
          <li key={id}>
            <b className="number">{year}</b>
            <div>
              <h3 lang={name.lang}>{name.text}</h3>
              {story.text && <p lang={story.lang}>{story.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The titles for search engines. Source: schema.org/award. */
function HonoursStructuredData({ data }: { data: HonoursPageData }) {
  const siteUrl = useSiteUrl();
  const text = useSiteText("honours");
  const language = useLanguage();
  const award = data.shelves.flatMap(({ kind, years }) =>
    years.map((year) => `${text.kind[kind](1)} ${year}`),
  );
  if (award.length === 0) return null;
  return (
    <JsonLd
      data={{
        "@type": "SportsTeam",
        "@id": `${siteUrl}/#club`,
        name: club.name[language],
        sport: "Football",
        foundingDate: String(club.foundedYear),
        url: siteUrl + localPath(language, "/"),
        award,
      }}
    />
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("honours").heading} />;
}
