import { Flag, MapPin } from "lucide-react";
import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { CompetitionName } from "./competition-name.tsx";
import { Countdown } from "./countdown.tsx";
import { useMatchAddress } from "./match-address.ts";
import type { MatchView, SideView } from "./match-view.server.ts";
import { useMatchesText } from "./use-matches-text.ts";
import { VisitorTime } from "./visitor-time.tsx";

/** The slab of the next match: who, when, where, and how long until then. */
export function NextMatch({ match }: { match: MatchView }) {
  const text = useMatchesText();
  const addressOf = useMatchAddress();
  return (
    <section className="next wrap" aria-labelledby="next-match">
      <div className="slab merlon-t">
        <div className="pores" />
        <div className="top">
          <h2 id="next-match" className="label">
            {text.nextMatch}
          </h2>
          <span className="label">
            <CompetitionName match={match} hasRound />
          </span>
        </div>
        <div className="row">
          <Side side={match.home} place={text.home} />
          <div className="ko">
            <time className="num" dateTime={match.kickOff}>
              {match.time}
            </time>
            <div className="d label">{match.weekday}</div>
            <VisitorTime kickOff={match.kickOff} clubTime={match.time} />
          </div>
          <Side side={match.away} place={text.away} isAway />
        </div>
        <div className="foot">
          <ul className="meta">
            <Details match={match} />
          </ul>
          <Countdown kickOff={match.kickOff} />
          <Link className="btn ink sm" to={addressOf(match.id)} preventScrollReset>
            {text.details}
          </Link>
        </div>
      </div>
    </section>
  );
}

function Details({ match: { venue, referee } }: { match: MatchView }) {
  const text = useMatchesText();
  return (
    <>
      {venue.text && (
        <li>
          <MapPin className="i" aria-hidden />
          <span lang={venue.lang}>{venue.text}</span>
        </li>
      )}
      {referee.text && (
        <li>
          <Flag className="i" aria-hidden />
          <span>{text.referee(referee.text)}</span>
        </li>
      )}
    </>
  );
}

function Side({ side, place, isAway = false }: { side: SideView; place: string; isAway?: boolean }) {
  return (
    <div className={isAway ? "side away" : "side"}>
      <span className="cr">
        <TeamCrest team={side.crest} />
      </span>
      <div>
        <b lang={side.name.lang}>{side.name.text}</b>
        <span>{place}</span>
      </div>
    </div>
  );
}
