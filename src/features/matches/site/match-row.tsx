import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { CompetitionName } from "../competition-name.tsx";
import { MatchLink } from "../match-link.tsx";
import type { MatchLine, SideView } from "../match-view.server.ts";
import { StatusBadge } from "../status-badge.tsx";
import { useMatchesText } from "../use-matches-text.ts";
import { VisitorTime } from "../visitor-time.tsx";

const CLASS = { scheduled: "sch", live: "live", finished: "fin", postponed: "pst", cancelled: "can" };

/** A match as a line of the list; it leads to its details. */
export function MatchRow({ match }: { match: MatchLine }) {
  return (
    <MatchLink match={match} className={`mr ${CLASS[match.status]}`}>
      <Line match={match} />
    </MatchLink>
  );
}

function Line({ match }: { match: MatchLine }) {
  const { status } = match;
  const isAhead = status === "scheduled" || status === "live";
  return (
    <>
      <span className="dt">
        <span className="num">{match.day}</span>
        <time dateTime={match.kickOff}>
          {match.weekdayShort}
          <br /> {match.time}
        </time>
        {isAhead && <VisitorTime kickOff={match.kickOff} clubTime={match.time} />}
      </span>
      <Team side={match.home} isHome />
      <Score match={match} />
      <Team side={match.away} />
      <span className="in">
        <StatusBadge status={status} />
        <span className="p">
          <CompetitionName match={match} />
          <br />
          <span lang={match.venue.lang}>{match.venue.text}</span>
        </span>
      </span>
    </>
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

function Score({ match: { score, status } }: { match: MatchLine }) {
  const text = useMatchesText();
  if (!score) {
    return (
      <span className="sc vs">
        <span className="num">{text.versus}</span>
      </span>
    );
  }
  const isLive = status === "live";
  return (
    <span className="sc">
      <span className={isLive ? "num beat" : "num"}>
        {score.home}
        <span className="sep">:</span>
        {score.away}
      </span>
    </span>
  );
}
