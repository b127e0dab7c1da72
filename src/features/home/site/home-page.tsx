import { ArrowRight, ExternalLink } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { MatchDetailsDialog } from "#src/features/matches/lazy-match-details.tsx";
import {
  type Patches,
  useCorrections,
  useLiveMatches,
  useResultNews,
} from "#src/features/matches/live-matches.ts";
import { LiveScores } from "#src/features/matches/live-scores.tsx";
import { MatchSlab } from "#src/features/matches/match-slab.tsx";
import { MatchStructuredData } from "#src/features/matches/match-structured-data.tsx";
import { matchSummary } from "#src/features/matches/match-summary.ts";
import type { MatchView } from "#src/features/matches/match-view.server.ts";
import { NextMatch } from "#src/features/matches/next-match.tsx";
import { isHeardInPart, isStillAwaited, patchedView } from "#src/features/matches/patched-view.ts";
import { ResultCard } from "#src/features/matches/result-card.tsx";
import type { MatchesText } from "#src/features/matches/text/en.ts";
import { ArticleCard } from "#src/features/news/article-card.tsx";
import { PartnerPicture } from "#src/features/partners/partner-picture.tsx";
import { matchTitle } from "#src/features/shell/current-match.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { AbsentLine } from "./absent-line.tsx";
import { AfterMatch } from "./after-match.tsx";
import { ClubStructuredData } from "./club-structured-data.tsx";
import { FigureLinks } from "./figure-links.tsx";
import { type HomeData, loadHome } from "./home-data.server.ts";
import { HomeHero } from "./home-hero.tsx";
import styles from "./home-page.module.css";
import { Honours } from "./honours.tsx";
import { PartnerCarousel } from "./partner-carousel.tsx";
import { Standing } from "./standing.tsx";

export const handle = { query: ["match"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { language, query }) => loadHome(app, language, query.get("match")));

export default function HomePage() {
  const loaded = useLoaderData<typeof loader>();
  const home = useLiveMatches(loaded, withPatches);
  useResultNews(loaded.results);
  useCorrections([loaded.match, loaded.next, loaded.details?.match, ...loaded.results], isHeardInPart);
  const text = useSiteText("home");
  const matches = useSiteText("matches");
  const language = useLanguage();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead {...headOf(home, text.title.replace("{club}", club.name[language]), language, matches)} />
      <CurrentAct home={home} />
      <Standing home={home} />
      <LatestNews articles={home.articles} />
      <FigureLinks />
      <Honours counts={home.honours} />
      <RecentResults results={home.results} />
      <Partners home={home} />
      <LiveScores
        matches={[home.details?.match, home.match, home.next, ...home.results].filter((match) => !!match)}
      />
      <ClubStructuredData social={home.social} />
      {home.next && home.next.id !== home.details?.match.id && <MatchStructuredData match={home.next} />}
      {home.details && <MatchDetailsDialog details={home.details} />}
    </main>
  );
}

/** The page's matches with what was heard of them since; the rest of it waits for the next load. */
function withPatches(home: HomeData, patches: Patches): HomeData {
  const patched = <One extends MatchView | null>(match: One) => (match && patchedView(match, patches)) as One;
  return {
    ...home,
    isAwaited: isStillAwaited(home.isAwaited, home.match, patches),
    ...{ match: patched(home.match), next: patched(home.next), results: home.results.map(patched) },
    details: home.details && { ...home.details, match: patched(home.details.match) },
  };
}

/** An address that names a match is shared as that match. */
function headOf({ details }: HomeData, title: string, language: Language, matches: MatchesText) {
  if (!details) return { title };
  return {
    title: `${matchTitle(details.match)} | ${club.name[language]}`,
    description: matchSummary(details.match, details.match.status, matches),
    path: details.match.path,
  };
}

/** The hero and the slab: only they change with the week, the match day, the match and the night after. */
function CurrentAct({ home: { act, isAwaited, match, next, hero, absent } }: { home: HomeData }) {
  const absentOf = (shown: MatchView) =>
    shown.id === absent.match && <AbsentLine absent={absent} match={shown} />;
  if (act === "week" || !match)
    return (
      <>
        <HomeHero hero={hero} />
        {next ? <NextMatch match={next}>{absentOf(next)}</NextMatch> : <NoNextMatch />}
      </>
    );
  return (
    <HomeHero hero={hero}>
      {act === "match_day" ? (
        <NextMatch match={match} isToday>
          {absentOf(match)}
        </NextMatch>
      ) : (
        <MatchSlab match={match} isAwaited={isAwaited}>
          {act === "night_after" && <AfterMatch match={match} position={hero.figures?.position} />}
        </MatchSlab>
      )}
    </HomeHero>
  );
}

function NoNextMatch() {
  const text = useSiteText("home");
  return (
    <section className={`${styles.noNextMatch} page-width`}>
      <EmptyState title={text.noNextMatch} hint={text.noNextMatchHint} />
    </section>
  );
}

function LatestNews({ articles }: { articles: HomeData["articles"] }) {
  const text = useSiteText("home");
  return (
    <section className="section page-width" aria-labelledby="latest-news">
      <SectionHead id="latest-news" title={text.latestNews} to="/news" all={text.allNews} />
      {articles.length === 0 ? (
        <EmptyState level={3} title={text.noNews} hint={text.noNewsHint} />
      ) : (
        <div className={styles.news}>
          {articles.map((article, index) => (
            <ArticleCard key={article.id} article={article} place="home" isLarge={index === 0} />
          ))}
        </div>
      )}
    </section>
  );
}

function RecentResults({ results }: { results: HomeData["results"] }) {
  const text = useSiteText("home");
  return (
    <section className="section page-width" aria-labelledby="recent-results" data-live="">
      <SectionHead id="recent-results" title={text.recentResults} to="/matches" all={text.allMatches} />
      {results.length === 0 ? (
        <EmptyState level={3} title={text.noResults} hint={text.noResultsHint} />
      ) : (
        <div className={styles.results}>
          {results.map((match) => (
            <ResultCard key={match.id} match={match} />
          ))}
        </div>
      )}
    </section>
  );
}

function SectionHead({ id, title, to, all }: { id: string; title: string; to: string; all: string }) {
  const language = useLanguage();
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      <Link className="more-link label" to={localPath(language, to)}>
        {all} <ArrowRight className="icon" aria-hidden />
      </Link>
    </div>
  );
}

function Partners({ home: { titlePartner, partners } }: { home: HomeData }) {
  const text = useSiteText("home");
  if (!titlePartner && partners.length === 0) return null;
  return (
    <section className={`page-width ${styles.partners}`} aria-labelledby="partners">
      <div className="section-head">
        <h2 id="partners">{text.partners}</h2>
      </div>
      {titlePartner && (
        <div className={styles.titlePartner}>
          <div className={styles.frieze} />
          <div>
            <p className="label faint">{text.titlePartner}</p>
            <PartnerPicture logo={titlePartner.logo} alt={titlePartner.name} width={220} height={64} />
          </div>
          <p className="muted" lang={titlePartner.text.lang}>
            {titlePartner.text.text}
          </p>
          <a
            className="button button-ghost button-small"
            href={titlePartner.url}
            target="_blank"
            rel="noopener sponsored"
          >
            {text.visitSite} <ExternalLink className="icon" aria-hidden />
          </a>
        </div>
      )}
      {partners.length > 0 && <PartnerCarousel partners={partners} />}
    </section>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const language = useLanguage();
  return <LoadFault error={error} title={club.name[language]} />;
}
