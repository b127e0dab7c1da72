import { ArrowRight } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { type ClubRecord, loadClubRecords } from "../club-records.server.ts";
import { wholeName } from "../names.ts";
import { RecordList } from "../record-list.tsx";
import styles from "./records-page.module.css";

export const handle = { isCached: true } satisfies PageHandle;

export const loader = page(async (app, { language }) => loadClubRecords(app, language));

export default function RecordsPage() {
  const { records, coverage } = useLoaderData<typeof loader>();
  const text = useSiteText("statistics");
  const language = useLanguage();
  const said = coverage ? text.recordsCoverage(coverage.told, coverage.all, coverage.since) : "";
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.recordsHeading} | ${club.name[language]}`}
        description={`${club.name[language]}. ${text.recordsLead}. ${said}`}
        keywords={`${text.recordsKeywords}, ${club.name[language]}`}
      />
      <PageHero
        title={text.recordsHeading}
        eyebrow={club.name[language]}
        lead={said || text.recordsLead}
        path="/records"
      />
      <div className={`page-width ${styles.page}`}>
        {records.length === 0 ? (
          <EmptyState title={text.noRecords} hint={text.noMatchesHint} />
        ) : (
          <>
            <RecordList records={records} />
            <p className="small">{text.officialOnly}</p>
          </>
        )}
        <p>
          <Link className="more-link label" to={localPath(language, "/honours")}>
            {text.honours} <ArrowRight className="icon" aria-hidden />
          </Link>
        </p>
      </div>
      <RecordsStructuredData records={records} />
    </main>
  );
}

/** The records for search engines. Source: schema.org/ItemList. */
function RecordsStructuredData({ records }: { records: ClubRecord[] }) {
  const siteUrl = useSiteUrl();
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (records.length === 0) return null;
  return (
    <JsonLd
      data={{
        "@type": "ItemList",
        name: text.recordsHeading,
        itemListElement: records.map(({ kind, value, person, path }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: [text[kind], value, person && wholeName(person)].filter(Boolean).join(", "),
          url: path ? siteUrl + localPath(language, path) : undefined,
        })),
      }}
    />
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("statistics").recordsHeading} />;
}
