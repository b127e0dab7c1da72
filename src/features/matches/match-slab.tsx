import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { CompetitionName } from "./competition-name.tsx";
import { EventIcon } from "./event-icon.tsx";
import { LiveBadge } from "./live-badge.tsx";
import { MatchSide } from "./match-side.tsx";
import styles from "./match-slab.module.css";
import type { MatchView } from "./match-view.server.ts";
import { MinuteWall } from "./minute-wall.tsx";
import { ScorerLists } from "./scorer-lists.tsx";
import frame from "./slab-frame.module.css";
import { StatusBadge } from "./status-badge.tsx";
import { usePlayedMinute } from "./use-played-minute.ts";

interface MatchSlabProps {
  match: MatchView;
  /** Kick-off has passed, and nobody has said anything of it. */
  isAwaited: boolean;
  /** What the match has changed, once it is over. */
  children?: ReactNode;
}

/** The slab of a match that is played, or was on the day before: score, scorers, minutes, the last entry. */
export function MatchSlab({ match, isAwaited, children }: MatchSlabProps) {
  const text = useSiteText("matches");
  const isLive = match.status === "live";
  const minute = usePlayedMinute(match);
  const hasWall = isLive ? minute !== null : match.goals.length > 0;
  return (
    <section className={`${frame.slab} slab merlons-above`} aria-labelledby="current-match" data-live="">
      <div className="pores" />
      <div className={`${frame.head} ${styles.head}`}>
        <h2 id="current-match" className="label">
          <CompetitionName match={match} hasRound partClassName={styles.round} />
        </h2>
        {isAwaited ? (
          <span className="badge badge-live" data-follow="">
            {text.kickedOff}
          </span>
        ) : isLive ? (
          <LiveBadge id={match.id} />
        ) : (
          <StatusBadge {...match} />
        )}
      </div>
      <div className={styles.sides}>
        <MatchSide side={match.home} place={text.home} />
        <Score match={match} isAwaited={isAwaited} />
        <MatchSide side={match.away} place={text.away} isAway />
      </div>
      {match.scorers && <ScorerLists scorers={match.scorers} />}
      {hasWall && <MinuteWall goals={match.goals} played={isLive ? minute : null} />}
      {children || <LastEntry match={match} isAwaited={isAwaited} />}
    </section>
  );
}

function Score({ match: { score, kickOff, time }, isAwaited }: Pick<MatchSlabProps, "match" | "isAwaited">) {
  if (isAwaited || !score)
    return (
      <time className={`number ${styles.score} ${styles.time}`} dateTime={kickOff}>
        {time || "–:–"}
      </time>
    );
  return (
    <div className={`number ${styles.score}`}>
      {score.home}
      <span className={styles.separator}>:</span>
      {score.away}
    </div>
  );
}

/** What happened last, and the way to everything that did. */
function LastEntry({ match, isAwaited }: Pick<MatchSlabProps, "match" | "isAwaited">) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const entry = match.lastEntry;
  return (
    <Link className={styles.last} to={localPath(language, match.path)}>
      {entry && (
        <>
          <b className="number">{entry.minute}′</b>
          <span className={styles.icon}>
            <EventIcon type={entry.type} />
          </span>
        </>
      )}
      <span className={styles.what}>
        {entry ? <EntryWords entry={entry} /> : isAwaited ? text.scoreToFollow : text.noEntryYet}
      </span>
      <strong>
        {text.follow} <ArrowRight className="icon" aria-hidden />
      </strong>
    </Link>
  );
}

function EntryWords({ entry: { type, player, off } }: { entry: NonNullable<MatchView["lastEntry"]> }) {
  const text = useSiteText("matches");
  if (off)
    return (
      <>
        {text.change} <span lang={player.lang}>{player.text}</span> ← <span lang={off.lang}>{off.text}</span>
      </>
    );
  return (
    <>
      {text.eventTypes[type]}
      {player.text && ". "}
      <span lang={player.lang}>{player.text}</span>
    </>
  );
}
