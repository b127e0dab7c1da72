import { ChevronDown, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLoaderData, useSubmit } from "react-router";
import { club } from "#club/club.ts";
import { PartnerBanner } from "#src/features/partners/partner-banner.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { page } from "#src/http/page.server.ts";
import { isLanguage, localPath } from "#src/i18n/languages.ts";
import { useLanguage } from "#src/i18n/text.tsx";
import { Void } from "#src/ui/void.tsx";
import { MatchDetailsDialog } from "../lazy-match-details.tsx";
import { STATUSES } from "../match.ts";
import { useMatchAddress } from "../match-address.ts";
import { MatchStructuredData } from "../match-structured-data.tsx";
import type { MatchView, SideView } from "../match-view.server.ts";
import { StatusBadge } from "../status-badge.tsx";
import { useMatchesText } from "../use-matches-text.ts";
import { loadMatches, type MatchesData } from "./matches-data.server.ts";
import "./matches.css";

export const loader = page(async (app, { params, request }) =>
  loadMatches(app, isLanguage(params.language) ? params.language : "en", new URL(request.url).searchParams),
);

const TYPING_MS = 300;
/** As many of the next matches as search engines hear of. */
const ANNOUNCED = 5;

export default function MatchesPage() {
  const data = useLoaderData<typeof loader>();
  const text = useMatchesText();
  const language = useLanguage();
  const { months, details, isFiltered, banner } = data;
  const path = localPath(language, "/matches");
  const upcoming = months.flatMap(({ matches }) => matches.filter(({ status }) => status === "scheduled"));
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.heading} | ${club.name[language]}`}
        description={`${club.name[language]}: ${text.lead}`}
        keywords={`${club.name[language]}, ${text.keywords}`}
      />
      <PageHero
        className="f"
        title={text.heading}
        eyebrow={data.season ? text.season(data.season) : club.league[language]}
        path="/matches"
      />
      <div className="wrap matches-list">
        <Filters data={data} />
        {banner && <PartnerBanner banner={banner} />}
        {months.length === 0 && (
          <Void title={text.none} hint={isFiltered ? text.noneFiltered : text.noneAtAll}>
            {isFiltered && (
              <Link className="btn sm ghost" to={path} preventScrollReset>
                {text.resetFilters}
              </Link>
            )}
          </Void>
        )}
        {months.map(({ key, heading, matches }) => (
          <details key={key} className="mon" open>
            <summary>
              <h2>{heading}</h2>
              <ChevronDown className="i" aria-hidden />
            </summary>
            <ul>
              {matches.map((match) => (
                <li key={match.id}>
                  <MatchRow match={match} />
                </li>
              ))}
            </ul>
          </details>
        ))}
        <Pages data={data} />
      </div>
      {upcoming.slice(-ANNOUNCED).map((match) => (
        <MatchStructuredData key={match.id} match={match} />
      ))}
      {details && <MatchDetailsDialog details={details} />}
    </main>
  );
}

/** A plain GET form before JavaScript; with it, the list follows what is typed and chosen. */
function Filters({ data: { filters, competitions } }: { data: MatchesData }) {
  const text = useMatchesText();
  const language = useLanguage();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // After Back, or after the filters were reset, the fields follow the address; never under somebody's hands.
  useEffect(() => {
    for (const [name, value] of Object.entries(filters)) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | null;
      if (field && field !== document.activeElement) field.value = value;
    }
  }, [filters]);
  const apply = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const given = [...new FormData(form.current)].filter(([, value]) => value !== "") as [string, string][];
      void submit(new URLSearchParams(given), { replace: true, preventScrollReset: true });
    }, afterMs);
  };
  return (
    <search>
      <form
        ref={form}
        className="filters"
        action={localPath(language, "/matches")}
        onSubmit={(event) => {
          event.preventDefault();
          apply(0);
        }}
      >
        <label className="field">
          <Search className="i" aria-hidden />
          <span className="vh">{text.search}</span>
          <input
            type="search"
            name="search"
            placeholder={text.searchHint}
            defaultValue={filters.search}
            maxLength={200}
            onChange={() => apply(TYPING_MS)}
          />
        </label>
        <label className="field">
          <span className="vh">{text.statusName}</span>
          <select name="status" defaultValue={filters.status} onChange={() => apply(0)}>
            <option value="">{text.allStatuses}</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {text.status[status]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="vh">{text.competition}</span>
          <select name="competition" defaultValue={filters.competition} onChange={() => apply(0)}>
            <option value="">{text.allCompetitions}</option>
            {competitions.map(({ slug, name }) => (
              <option key={slug} value={slug} lang={name.lang}>
                {name.text}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit" className="btn sm go">
            {text.searchButton}
          </button>
        </noscript>
      </form>
    </search>
  );
}

const ROW_CLASS = { scheduled: "sch", live: "live", finished: "fin", postponed: "pst", cancelled: "can" };

function MatchRow({ match }: { match: MatchView }) {
  const text = useMatchesText();
  const addressOf = useMatchAddress();
  const { score, status } = match;
  return (
    <Link className={`mr ${ROW_CLASS[status]}`} to={addressOf(match.id)} preventScrollReset>
      <span className="dt">
        <span className="num">{match.day}</span>
        <time dateTime={match.kickOff}>
          {match.weekdayShort}
          <br /> {match.time}
        </time>
      </span>
      <Team side={match.home} isHome />
      <span className={score ? "sc" : "sc vs"}>
        <span className={status === "live" ? "num beat" : "num"}>
          {score ? (
            <>
              {score.home}
              <span className="sep">:</span>
              {score.away}
            </>
          ) : (
            text.versus
          )}
        </span>
      </span>
      <Team side={match.away} />
      <span className="in">
        <StatusBadge status={status} />
        <span className="p">
          <span lang={match.competition.lang}>{match.competition.text}</span>
          <br />
          <span lang={match.venue.lang}>{match.venue.text}</span>
        </span>
      </span>
    </Link>
  );
}

function Team({ side, isHome = false }: { side: SideView; isHome?: boolean }) {
  const crest = (
    <span className="cr">
      <TeamCrest team={side.crest} />
    </span>
  );
  return (
    <span className={isHome ? "tm h" : "tm"}>
      {!isHome && crest}
      <b lang={side.name.lang}>{side.name.text}</b>
      {isHome && crest}
    </span>
  );
}

/** Links to the matches before and after this hundred. */
function Pages({ data: { page: current, hasOlder, filters } }: { data: MatchesData }) {
  const text = useMatchesText();
  const language = useLanguage();
  const to = (number: number) => {
    const given = Object.entries(filters).filter(([, value]) => value);
    const query = new URLSearchParams([...given, ...(number > 1 ? [["page", String(number)]] : [])]);
    return `${localPath(language, "/matches")}${query.size > 0 ? `?${query}` : ""}`;
  };
  if (current === 1 && !hasOlder) return null;
  return (
    <nav className="older" aria-label={text.heading}>
      {current > 1 && (
        <Link className="btn sm ghost" to={to(1)}>
          {text.newest}
        </Link>
      )}
      {hasOlder && (
        <Link className="btn sm ghost" to={to(current + 1)}>
          {text.older}
        </Link>
      )}
    </nav>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useMatchesText().heading} />;
}
