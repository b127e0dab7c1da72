import { ArrowRight } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import type { Group } from "../search.ts";
import { useSearchText } from "../use-search-text.ts";
import { FoundResult } from "./found-result.tsx";
import { loadSearch, type SearchData } from "./search-data.server.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-page.module.css";

export const handle = { uncachedQuery: ["q", "in"] } satisfies PageHandle;

export const loader = page(async (app, { language, query }) => loadSearch(app, language, query));

export default function SearchPage() {
  const data = useLoaderData<typeof loader>();
  const text = useSearchText();
  const language = useLanguage();
  const { query, groups } = data;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${query ? text.title(query) : text.heading} | ${club.name[language]}`}
        description={`${club.name[language]}. ${text.lead}`}
        isIndexed={query === ""}
      />
      <PageHero isOverlapped title={text.heading} eyebrow={text.eyebrow} lead={text.lead} path="/search" />
      <div className="page-width">
        <SearchForm query={query} />
        <div className={styles.results}>
          {query === "" && <EmptyState title={text.hint} hint={text.hintMore} />}
          {query !== "" && groups.length === 0 && (
            <EmptyState title={text.none} hint={text.noneHint(query)} />
          )}
          {groups.length > 0 && <Found data={data} />}
        </div>
      </div>
    </main>
  );
}

function Found({ data }: { data: SearchData }) {
  const text = useSearchText();
  const { query, groups, only, isCorrected, total, isMore } = data;
  return (
    <>
      <p className={styles.total} role="status">
        {isCorrected && <strong>{text.corrected(query)} </strong>}
        {text.count(total, isMore)}
      </p>
      {groups.length > 1 && <Kinds data={data} />}
      {groups
        .filter(({ group }) => only === null || group === only)
        .map((found) => (
          <FoundGroup key={found.group} found={found} query={query} isAlone={only !== null} />
        ))}
    </>
  );
}

/** Links, so that a kind has an address and the choice works before JavaScript. */
function Kinds({ data: { query, groups, only } }: { data: SearchData }) {
  const text = useSearchText();
  const addressOf = useSearchAddress(query);
  return (
    <nav className="chips" aria-label={text.groupLinks}>
      <Link
        className="chip"
        to={addressOf()}
        aria-current={only === null ? "true" : undefined}
        preventScrollReset
      >
        {text.all}
      </Link>
      {groups.map(({ group, total, isMore }) => (
        <Link
          key={group}
          className="chip"
          to={addressOf(group)}
          aria-current={only === group ? "true" : undefined}
          preventScrollReset
        >
          {text.groupNames[group]}
          <span className={styles.count}>
            {total}
            {isMore && "+"}
          </span>
        </Link>
      ))}
    </nav>
  );
}

interface FoundGroupProps {
  found: SearchData["groups"][number];
  query: string;
  isAlone: boolean;
}

function FoundGroup({ found: { group, total, results }, query, isAlone }: FoundGroupProps) {
  const text = useSearchText();
  const addressOf = useSearchAddress(query);
  const isCut = results.length < total;
  return (
    <section className={styles.group} aria-labelledby={`found-${group}`}>
      <div className="section-head">
        <h2 id={`found-${group}`}>{text.groupNames[group]}</h2>
      </div>
      <ul className={styles.list}>
        {results.map((result) => (
          <li key={result.path}>
            <FoundResult group={group} result={result} />
          </li>
        ))}
      </ul>
      {isCut && !isAlone && (
        <Link className="button button-small button-ghost" to={addressOf(group)}>
          {text.showAll[group]} <ArrowRight className="icon" aria-hidden />
        </Link>
      )}
      {isCut && isAlone && <p className="small">{text.firstOnes(results.length)}</p>}
    </section>
  );
}

function useSearchAddress(query: string): (group?: Group) => string {
  const language = useLanguage();
  return (group) => {
    const address = new URLSearchParams({ q: query, ...(group ? { in: group } : {}) });
    return `${localPath(language, "/search")}?${address}`;
  };
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSearchText().heading} />;
}
