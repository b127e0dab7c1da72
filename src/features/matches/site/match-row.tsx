import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { CompetitionName } from "../competition-name.tsx";
import { LiveBadge } from "../live-badge.tsx";
import type { MatchStatus } from "../match.ts";
import { MatchLink } from "../match-link.tsx";
import type { MatchLine, SideView } from "../match-view.server.ts";
import { MinuteWall } from "../minute-wall.tsx";
import { PostponedNote } from "../postponed-note.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { usePlayedMinute } from "../use-played-minute.ts";
import { VisitorTime } from "../visitor-time.tsx";
import styles from "./match-row.module.css";

/** What marks a row; the other states have their badge alone. */
const MARK: Partial<Record<MatchStatus, string | undefined>> = {
  live: styles.live,
  cancelled: styles.cancelled,
};

interface MatchRowProps {
  match: MatchLine;
  /** Among other clubs' matches the own club's are on stone. */
  isAmongAll: boolean;
}

/** A match as a line of the list; it leads to its details. */
export function MatchRow({ match, isAmongAll }: MatchRowProps) {
  const isOwn = isAmongAll && (match.home.isOwn || match.away.isOwn) && match.status !== "live";
  return (
    <MatchLink
      match={match}
      className={`${styles.row} ${MARK[match.status] ?? ""} ${isOwn ? `slab ${styles.own}` : ""}`}
    >
      <Line match={match} />
    </MatchLink>
  );
}

function Line({ match }: { match: MatchLine }) {
  const { status } = match;
  const isAhead = status === "scheduled" || status === "live";
  return (
    <>
      <span className={isDateless(match) ? `${styles.date} ${styles.dateless}` : styles.date}>
        <span className="number">{match.day}</span>
        <time dateTime={match.kickOff}>
          {match.weekdayShort}
          <br /> {match.time || "–:–"}
        </time>
        {isAhead && <VisitorTime className={styles.ownTime} kickOff={match.kickOff} clubTime={match.time} />}
      </span>
      <Team side={match.home} isHome />
      <Score match={match} />
      <Team side={match.away} />
      {match.scorers && <Scorers scorers={match.scorers} />}
      <span className={styles.info}>
        {status === "live" ? <LiveBadge id={match.id} isShort /> : <StatusBadge {...match} />}
        <span className={styles.place}>
          <CompetitionName match={match} hasRound />
          <br />
          <span lang={match.venue.lang}>{match.venue.text}</span>
        </span>
      </span>
      <PostponedNote match={match} className={styles.postponed} />
    </>
  );
}

/** Postponed, without a new date: the old one is no date any more. */
function isDateless({ postponed }: MatchLine): boolean {
  return postponed?.hasNewDate === false;
}

function Team({ side, isHome = false }: { side: SideView; isHome?: boolean }) {
  const crest = (
    <span className="crest">
      <TeamCrest team={side.crest} />
    </span>
  );
  return (
    <span className={isHome ? `${styles.team} ${styles.home}` : styles.team}>
      {!isHome && crest}
      <b lang={side.name.lang}>{side.name.text}</b>
      {isHome && crest}
    </span>
  );
}

function Score({ match: { id, score, status, goals = [] } }: { match: MatchLine }) {
  const text = useSiteText("matches");
  // Of the match that the header follows; of others no minute is told.
  const played = usePlayedMinute({ id, lastEntry: null });
  if (!score) {
    return (
      <span className={`${styles.score} ${styles.versus}`}>
        <span className="number">{text.versus}</span>
      </span>
    );
  }
  const isLive = status === "live";
  return (
    <span className={styles.score}>
      <span className={isLive ? `number ${styles.current}` : "number"}>
        {score.home}
        <span className={styles.separator}>:</span>
        {score.away}
      </span>
      {isLive && played !== null && <MinuteWall goals={goals} played={played} isThin />}
    </span>
  );
}

function Scorers({ scorers: { home, away } }: { scorers: NonNullable<MatchLine["scorers"]> }) {
  return (
    <>
      <span className={`${styles.scorers} ${styles.home}`}>{home}</span>
      <span className={styles.scorers}>{away}</span>
    </>
  );
}
