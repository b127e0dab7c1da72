import { ArrowRight, ChevronDown } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { PartnerBanner } from "#src/features/partners/partner-banner.tsx";
import { matchTitle } from "#src/features/shell/current-match.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { CalendarLink } from "../calendar-link.tsx";
import { MatchDetailsDialog } from "../lazy-match-details.tsx";
import { type Patches, useCorrections, useLiveMatches, useResultNews } from "../live-matches.ts";
import { LiveScores } from "../live-scores.tsx";
import { MatchStructuredData } from "../match-structured-data.tsx";
import { matchSummary } from "../match-summary.ts";
import type { MatchView } from "../match-view.server.ts";
import { matchesAround } from "../matches-around.ts";
import { isHeardInPart, isStillAwaited, patchedLine, patchedView } from "../patched-view.ts";
import { FilterForm } from "./filter-form.tsx";
import { filterQuery, withChoice } from "./match-filters.ts";
import { MatchRow } from "./match-row.tsx";
import { loadMatches, type MatchesData } from "./matches-data.server.ts";
import styles from "./matches-page.module.css";
import { Now } from "./now.tsx";

export const handle = {
  query: ["status", "competition", "clubs", "page", "match"],
  uncachedQuery: ["search"],
  isCached: true,
} satisfies PageHandle;

export const loader = page(async (app, { language, query }) => loadMatches(app, language, query));

export default function MatchesPage() {
  const loaded = useLoaderData<typeof loader>();
  const data = useLiveMatches(loaded, withPatches);
  const listed = loaded.months.flatMap((month) => month.matches);
  useResultNews(listed);
  useCorrections([...listed, loaded.now?.middle, loaded.details?.match], isHeardInPart);
  const text = useSiteText("matches");
  const language = useLanguage();
  const { months, details, banner } = data;
  const matches = months.flatMap((month) => month.matches);
  const around = matchesAround(matches);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${details ? matchTitle(details.match) : text.heading} | ${club.name[language]}`}
        description={
          details
            ? matchSummary(details.match, details.match.status, text)
            : `${club.name[language]}. ${text.lead}`
        }
        keywords={`${club.name[language]}, ${text.keywords}`}
        path={details?.match.path}
        sharedQuery={details ? `?match=${details.match.id}` : ""}
      />
      <PageHero isOverlapped title={text.heading} eyebrow={text.season(data.season)} path="/matches">
        <CalendarLink
          name={data.scope ? "team" : "all"}
          className={`button-small button-cream ${styles.calendar}`}
        />
      </PageHero>
      <div className={`page-width ${styles.list}`}>
        {data.now && <Now now={data.now} />}
        <FilterForm data={data} />
        {banner && <PartnerBanner banner={banner} />}
        <Tabs filters={data.filters} />
        <Scope data={data} />
        {months.length === 0 && <NoMatches isFiltered={data.isFiltered} />}
        {data.ahead > 0 && (
          <Link
            className={`more-link label ${styles.ahead}`}
            to={localPath(language, "/matches") + filterQuery({ ...data.filters, status: "scheduled" })}
          >
            {text.laterMatches(data.ahead)} <ArrowRight className="icon" aria-hidden />
          </Link>
        )}
        {months.map((month) => (
          <Month key={month.key} month={month} around={around} isAmongAll={data.scope === "all"} />
        ))}
        <Pages data={data} />
      </div>
      {data.announced
        .filter(({ id }) => id !== details?.match.id)
        .map((match) => (
          <MatchStructuredData key={match.id} match={match} />
        ))}
      <LiveScores matches={details ? [...matches, details.match] : matches} rest={data.rest} />
      {details && <MatchDetailsDialog details={details} />}
    </main>
  );
}

/** The page's matches with what was heard of them since. */
function withPatches(data: MatchesData, patches: Patches): MatchesData {
  const patched = <One extends MatchView | null | undefined>(match: One) =>
    (match && patchedView(match, patches)) as One;
  const { now, details, months } = data;
  return {
    ...data,
    now: now && {
      ...now,
      isAwaited: isStillAwaited(now.isAwaited, now.middle, patches),
      ...{ past: patched(now.past), middle: patched(now.middle), future: patched(now.future) },
    },
    months: months.map((month) => ({
      ...month,
      matches: month.matches.map((line) => patchedLine(line, patches)),
    })),
    details: details && { ...details, match: patched(details.match) },
  };
}

/** All of the calendar, or only what has been played. */
function Tabs({ filters }: { filters: MatchesData["filters"] }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const tabs = [
    { name: text.calendar, status: "" },
    { name: text.results, status: "finished" },
  ];
  return (
    <nav className={styles.tabs} aria-label={text.heading}>
      {tabs.map(({ name, status }) => (
        <Link
          key={status}
          to={localPath(language, "/matches") + filterQuery(withChoice(filters, { status }))}
          aria-current={filters.status === status ? "true" : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Whose matches are listed, the other choice, and how many there are. */
function Scope({ data: { scope, filters, total } }: { data: MatchesData }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const choices = { own: club.name[language], all: text.allClubs };
  return (
    <div className={styles.scope}>
      {scope && (
        <nav className="chips" aria-label={text.clubs}>
          {(["own", "all"] as const).map((clubs) => (
            <Link
              key={clubs}
              className="chip"
              to={localPath(language, "/matches") + filterQuery(withChoice(filters, { clubs }))}
              aria-current={clubs === scope ? "true" : undefined}
              preventScrollReset
            >
              {choices[clubs]}
            </Link>
          ))}
        </nav>
      )}
      <p className="small" role="status">
        {text.count(total)}
      </p>
    </div>
  );
}

interface MonthProps {
  month: MatchesData["months"][number];
  /** What may change soon, see `matchesAround`. */
  around: ReadonlySet<number>;
  isAmongAll: boolean;
}

/** A month ahead is folded, and says how much it holds. */
function Month({ month: { heading, matches, isFolded }, around, isAmongAll }: MonthProps) {
  const text = useSiteText("matches");
  return (
    <details className={isFolded ? `${styles.month} ${styles.later}` : styles.month} open={!isFolded}>
      <summary>
        <h2>{heading}</h2>
        {isFolded && <span className="small">{text.count(matches.length)}</span>}
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <ul>
        {matches.map((match) => (
          <li key={match.id} data-live={match.status === "live" || around.has(match.id) ? "" : undefined}>
            <MatchRow match={match} isAmongAll={isAmongAll} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function NoMatches({ isFiltered }: { isFiltered: boolean }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  return (
    <EmptyState title={text.none} hint={isFiltered ? text.noneFiltered : text.noneAtAll}>
      {isFiltered && (
        <Link
          className="button button-small button-ghost"
          to={localPath(language, "/matches")}
          preventScrollReset
        >
          {text.resetFilters}
        </Link>
      )}
    </EmptyState>
  );
}

/** Links to the matches before and after this hundred. */
function Pages({ data: { page: current, hasOlder, filters } }: { data: MatchesData }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const to = (number: number) => localPath(language, "/matches") + filterQuery(filters, number);
  if (current === 1 && !hasOlder) return null;
  return (
    <nav className={styles.pages} aria-label={text.older}>
      {current > 1 && (
        <Link className="button button-small button-ghost" to={to(1)}>
          {text.newest}
        </Link>
      )}
      {hasOlder && (
        <Link className="button button-small button-ghost" to={to(current + 1)}>
          {text.older}
        </Link>
      )}
    </nav>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("matches").heading} />;
}
