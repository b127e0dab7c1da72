import { ArrowRight, WifiOff } from "lucide-react";
import { useEffect, useMemo } from "react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { wholeOf } from "#src/features/ledger/patch.ts";
import { isShown, useResultNews } from "#src/features/matches/live-matches.ts";
import { matchSummary } from "#src/features/matches/match-summary.ts";
import { Breadcrumbs } from "#src/features/shell/breadcrumbs.tsx";
import { matchTitle } from "#src/features/shell/current-match.ts";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useAgain, useLiveNews, useTimedNews } from "#src/ui/live-news.ts";
import { Announcer } from "./announcer.tsx";
import {
  type FollowedMatch,
  FollowedMatchProvider,
  followedMatch,
  useFollowedMatch,
} from "./followed-match.ts";
import { MatchReport, MatchStar, MatchVideo, NextAfter } from "./match-after.tsx";
import { MatchAhead } from "./match-ahead.tsx";
import { MatchBar } from "./match-bar.tsx";
import { MatchFacts } from "./match-facts.tsx";
import { MatchFeed } from "./match-feed.tsx";
import { MatchLineupsSection } from "./match-lineups.tsx";
import type { MatchLog } from "./match-log.ts";
import styles from "./match-page.module.css";
import type { MatchPageData } from "./match-page-data.server.ts";
import { MatchStatistics } from "./match-statistics.tsx";
import { MatchTable } from "./match-table.tsx";
import { MatchTabs } from "./match-tabs.tsx";
import { PageSlab } from "./page-slab.tsx";
import { PageStructuredData } from "./page-structured-data.tsx";
import { RoundMatches } from "./round-matches.tsx";
import { isBefore } from "./sections.ts";
import { useMatchLog } from "./use-match-log.ts";
import { useReturn } from "./use-return.ts";
import { useServerTime } from "./use-server-time.ts";

/** All of one match, from the draw to the archive, whole without scripts. */
export function MatchPageView({ data }: { data: MatchPageData }) {
  const language = useLanguage();
  const { log, heard, isOffline, catchUp } = useMatchLog(data.log, isOpen(data));
  const missed = useReturn(log.entries.length, catchUp);
  const again = useAgain();
  useLiveNews(["match"], true, (told) => isKnown(data, log, told));
  // While anything may happen its log is followed instead.
  useResultNews(
    isOpen(data) ? [] : [{ ...data.match, ...data.log, score: wholeOf(data.log) }, ...data.round],
  );
  useTimedNews(data.lineupsAt);
  const isBegun = data.isAhead && log.status === "live";
  useEffect(() => {
    // What a match that is played needs beside its log: everybody waits for the kick-off, nobody for this.
    const timer = isBegun ? setTimeout(again, Math.random() * KICK_OFF_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isBegun, again]);
  const now = useServerTime(data.now, log.status === "live");
  const isLivePart = isOpen(data) || data.round.some(({ status }) => status === "live");
  const followed = useMemo(() => followedMatch(data, log, now, language), [data, log, now, language]);
  return (
    <FollowedMatchProvider value={followed}>
      <main id="main" className={styles.page} tabIndex={-1} data-live={isLivePart ? "" : undefined}>
        {!isLivePart && <template data-live="" data-rest={restOf(data)} />}
        <Head followed={followed} />
        <PageStructuredData />
        <Hero followed={followed} />
        {isOffline && <Offline />}
        <Missed count={missed} />
        <RoundMatches />
        <MatchTabs />
        <MatchFacts />
        {isBefore(followed) && <MatchAhead />}
        <Course heard={heard} />
        <MatchLineupsSection />
        <NextAfter />
        <MatchBar />
      </main>
    </FollowedMatchProvider>
  );
}

function Head({ followed: { data, log, isLive } }: { followed: FollowedMatch }) {
  const language = useLanguage();
  const text = useSiteText("matches");
  const shootOut = log.status === "finished" && data.outcome.kind === "played" ? log.penalties : null;
  const title = `${matchTitle({ ...data.match, score: wholeOf(log), shootOut })} | ${club.name[language]}`;
  return (
    <>
      <PageHead title={title} description={matchSummary(data.match, log.status, text)} />
      {isLive && (
        <noscript>
          <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
        </noscript>
      )}
    </>
  );
}

/** What happens, or happened: its course on the left, what it comes to on the right. */
function Course({ heard }: { heard: string[] }) {
  const followed = useFollowedMatch();
  const page = useSiteText("matchPage");
  const language = useLanguage();
  if (isBefore(followed)) return null;
  const { data } = followed;
  return (
    <div className={`page-width ${styles.columns}`}>
      <div className={styles.column}>
        <MatchReport />
        <MatchVideo />
        <MatchFeed />
        {followed.isLive && <Announcer heard={heard} />}
      </div>
      <div className={styles.column}>
        <MatchStar />
        <MatchTable />
        <MatchStatistics />
        {data.against && (
          <Link className="more-link label" to={localPath(language, data.against)}>
            {page.allMeetings} <ArrowRight className="icon" aria-hidden />
          </Link>
        )}
      </div>
    </div>
  );
}

/** The page stands still: said where the score is. */
function Offline() {
  const page = useSiteText("matchPage");
  return (
    <p className={styles.offline}>
      <span className="page-width">
        <WifiOff className="icon" aria-hidden /> {page.offline}
      </span>
    </p>
  );
}

/** What came while the page was in the background: it stands in the course of the match already. */
function Missed({ count }: { count: number }) {
  const page = useSiteText("matchPage");
  return (
    <p className={count > 0 ? styles.missed : undefined} role="status">
      {count > 0 && (
        <a className="page-width" href="#course">
          {page.missed(count)}
        </a>
      )}
    </p>
  );
}

/** Whether what was saved of a match is on the page, or is none of it: its figures come by patches, the rest is loaded. */
function isKnown({ match, round }: MatchPageData, log: MatchLog, told: unknown): boolean {
  const { id, kickOff, version } = match;
  const shown = [{ id, status: log.status, score: wholeOf(log), kickOff, version }, ...round];
  return !shown.some(({ id }) => id === (told as { id: number }).id) || isShown(shown, told);
}

/** Another text with every result that the page of a match of other days shows, see `ui/page-anew.ts`. */
function restOf({ match, log, round }: MatchPageData): string {
  return JSON.stringify([match.version, log.seq, round.map(({ status, score }) => [status, score])]);
}

/** Whether anything may happen to a match while its page is open. */
function isOpen({ log, match, now, isAhead }: MatchPageData): boolean {
  return (
    isAhead || log.status === "live" || Math.abs(Date.parse(match.kickOff) - Date.parse(now)) < AROUND_MS
  );
}

const KICK_OFF_MS = 20_000;
const AROUND_MS = 5 * 3_600_000;

/** How often a page without scripts asks for itself anew while its match is played. */
const REFRESH_SECONDS = 30;

function Hero({ followed: { data, isDateless } }: { followed: FollowedMatch }) {
  const text = useSiteText("matches");
  const { match } = data;
  const names = `${match.home.name.text} – ${match.away.name.text}`;
  return (
    <section className={styles.hero}>
      <img src="/club/pictures/stadium-night.svg" alt="" width={1600} height={900} fetchPriority="high" />
      <div className="page-width">
        <Breadcrumbs
          crumbs={[
            { name: text.heading, path: "/matches" },
            { name: names, lang: match.home.name.lang, path: match.path },
          ]}
        />
        <h1 className="visually-hidden">
          {names}
          {!isDateless && `, ${match.date}`}
        </h1>
        <PageSlab />
      </div>
    </section>
  );
}
