import { ArrowRight, Ticket } from "lucide-react";
import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { CompetitionName } from "../competition-name.tsx";
import { LiveBadge } from "../live-badge.tsx";
import { MatchLink } from "../match-link.tsx";
import type { MatchView, SideView } from "../match-view.server.ts";
import { MinuteWall } from "../minute-wall.tsx";
import { PostponedNote } from "../postponed-note.tsx";
import { ScorerLists } from "../scorer-lists.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { usePlayedMinute } from "../use-played-minute.ts";
import { VisitorTime } from "../visitor-time.tsx";
import type { MatchesData } from "./matches-data.server.ts";
import styles from "./now.module.css";

/** Past, now and future of the club on one line: the last result, the match of today or the next one, the one after. */
export function Now({ now: { past, middle, future, isAwaited } }: { now: NonNullable<MatchesData["now"]> }) {
  const text = useSiteText("matches");
  if (!past && !middle) return null;
  return (
    <section className={styles.current} aria-label={text.nowName} data-live="">
      {middle && <Middle match={middle} isAwaited={isAwaited} />}
      {past && (
        <div className={`${styles.card} ${styles.past}`}>
          <Past match={past} />
        </div>
      )}
      {future && (
        <div className={`${styles.card} ${styles.future}`}>
          <Future match={future} />
        </div>
      )}
    </section>
  );
}

function Middle({ match, isAwaited }: { match: MatchView; isAwaited: boolean }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const { score, status } = match;
  const isRunning = isAwaited || status === "live";
  // It is over on an open page alone: one that is made then shows it as the last result.
  const isBegun = isRunning || status === "finished";
  const minute = usePlayedMinute(match);
  return (
    <div className={`${styles.middle} slab merlons-above`}>
      <div className="pores" />
      <MatchLink match={match} className={styles.whole}>
        <span className={styles.head}>
          <span className="label">
            <CompetitionName match={match} hasRound />
          </span>
          <State match={match} isAwaited={isAwaited} />
        </span>
        <span className={styles.sides}>
          <Team side={match.home} />
          {score ? (
            <span className="number">
              {score.home}
              <i>:</i>
              {score.away}
            </span>
          ) : (
            <time className={`number ${styles.time}`} dateTime={match.kickOff}>
              {match.time || "–:–"}
            </time>
          )}
          <Team side={match.away} isAway />
        </span>
        {!isBegun && (
          <span className={styles.day}>
            {match.weekday}
            <VisitorTime className={styles.ownTime} kickOff={match.kickOff} clubTime={match.time} />
          </span>
        )}
        {!isBegun && <PostponedNote match={{ ...match, status: "scheduled" }} className={styles.day} />}
        {isAwaited && <span className={styles.day}>{text.scoreToFollow}</span>}
      </MatchLink>
      {match.scorers && <ScorerLists scorers={match.scorers} />}
      {status === "live" && minute !== null && <MinuteWall goals={match.goals} played={minute} />}
      <div className={styles.actions}>
        <Link to={localPath(language, match.path)}>
          {isRunning ? text.follow : text.details} <ArrowRight className="icon" aria-hidden />
        </Link>
        {!isBegun && <Tickets match={match} />}
      </div>
    </div>
  );
}

/** Where the match is; of one that is to come, that it is the next. */
function State({ match, isAwaited }: { match: MatchView; isAwaited: boolean }) {
  const text = useSiteText("matches");
  if (isAwaited)
    return (
      <span className="badge badge-live" data-follow="">
        {text.kickedOff}
      </span>
    );
  if (match.status === "live") return <LiveBadge id={match.id} />;
  if (match.status === "finished") return <StatusBadge {...match} />;
  return <span className="label">{text.nextMatch}</span>;
}

function Past({ match }: { match: MatchView }) {
  const text = useSiteText("matches");
  const { score, scorers, outcome } = match;
  const named = [...(scorers?.home ?? []), ...(scorers?.away ?? [])].join(", ");
  return (
    <MatchLink match={match} className={styles.whole}>
      <span className="label">{text.lastResult}</span>
      <Line side={match.home} figure={score?.home} />
      <Line side={match.away} figure={score?.away} />
      {named && <span className={styles.named}>{named}</span>}
      <span className={styles.date}>
        {match.shortDate}
        {outcome && (
          <span className="form-letter" data-outcome={outcome} title={text.outcome[outcome]}>
            <span aria-hidden="true">{text.outcomeLetter[outcome]}</span>
            <span className="visually-hidden">{text.outcome[outcome]}</span>
          </span>
        )}
      </span>
    </MatchLink>
  );
}

function Future({ match }: { match: MatchView }) {
  const text = useSiteText("matches");
  return (
    <>
      <MatchLink match={match} className={styles.whole}>
        <span className="label">{text.thenMatch}</span>
        <Line side={match.home} />
        <Line side={match.away} />
        <span className={styles.date}>
          <span>
            <time className="number" dateTime={match.kickOff}>
              {match.time || "–:–"}
            </time>{" "}
            {match.shortDate}
          </span>
        </span>
      </MatchLink>
      <Tickets match={match} />
    </>
  );
}

/** Only for the own club's home matches: there is nothing to sell for others. */
function Tickets({ match }: { match: MatchView }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  if (!match.home.isOwn) return null;
  return (
    <Link
      className={`button button-small ${styles.tickets}`}
      to={`${localPath(language, "/stadium")}#tickets`}
    >
      <Ticket className="icon" aria-hidden /> {text.tickets}
    </Link>
  );
}

function Team({ side, isAway = false }: { side: SideView; isAway?: boolean }) {
  return (
    <span className={isAway ? `${styles.team} ${styles.away}` : styles.team}>
      <span className="crest">
        <TeamCrest team={side.crest} />
      </span>
      <b lang={side.name.lang}>{side.name.text}</b>
    </span>
  );
}

function Line({ side, figure }: { side: SideView; figure?: number | undefined }) {
  return (
    <span className={styles.line}>
      <span className="crest">
        <TeamCrest team={side.crest} />
      </span>
      <b lang={side.name.lang}>{side.name.text}</b>
      {figure !== undefined && <span className="number">{figure}</span>}
    </span>
  );
}
