import { CalendarClock, DoorOpen, Flag, MapPin, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { CompetitionName } from "./competition-name.tsx";
import { Countdown } from "./countdown.tsx";
import { MatchSide } from "./match-side.tsx";
import type { MatchView } from "./match-view.server.ts";
import styles from "./next-match.module.css";
import { PostponedNote } from "./postponed-note.tsx";
import { VisitorTime } from "./visitor-time.tsx";

interface NextMatchProps {
  match: MatchView;
  /** Its day has come: it stands in the hero, and tells when the gates open. */
  isToday?: boolean;
  /** What is told below, e.g. who misses it. */
  children?: ReactNode;
}

/** The slab of the next match: who, when, where, and how long until then. */
export function NextMatch({ match, isToday = false, children }: NextMatchProps) {
  const text = useSiteText("matches");
  const language = useLanguage();
  return (
    <section
      className={isToday ? styles.slab : `${styles.slab} ${styles.overlapping} page-width`}
      aria-labelledby="next-match"
    >
      <div className="slab merlons-above">
        <div className="pores" />
        <div className={styles.head}>
          <h2 id="next-match" className="label">
            {isToday ? text.matchDay : text.nextMatch}
          </h2>
          <span className={`label ${styles.competition}`}>
            <CompetitionName match={match} hasRound partClassName={styles.round} />
          </span>
          {isToday && <span className="badge badge-info">{text.today}</span>}
        </div>
        <div className={styles.sides}>
          <MatchSide side={match.home} place={text.home} />
          <div className={styles.kickOff}>
            <time className="number" dateTime={match.kickOff}>
              {match.time || "–:–"}
            </time>
            <div className={`${styles.day} label`}>{match.weekday}</div>
            <VisitorTime className={styles.ownTime} kickOff={match.kickOff} clubTime={match.time} />
          </div>
          <MatchSide side={match.away} place={text.away} isAway />
        </div>
        <div className={styles.foot}>
          <ul className={styles.facts}>
            <Details match={match} isToday={isToday} />
          </ul>
          {match.time && <Countdown kickOff={match.kickOff} />}
          <div className={styles.ways}>
            <Link className="button button-dark button-small" to={localPath(language, match.path)}>
              {text.details}
            </Link>
            {match.home.isOwn && (
              <Link className="button button-small" to={`${localPath(language, "/stadium")}#tickets`}>
                <Ticket className="icon" aria-hidden /> {text.tickets}
              </Link>
            )}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

function Details({ match, isToday = false }: Omit<NextMatchProps, "children">) {
  const { home, venue, referee, gatesOpen, postponed } = match;
  const text = useSiteText("matches");
  const language = useLanguage();
  return (
    <>
      {postponed && (
        <li>
          <CalendarClock className="icon" aria-hidden />
          {/* No badge says it here. */}
          <PostponedNote match={{ postponed, status: "scheduled" }} />
        </li>
      )}
      {isToday && gatesOpen && (
        <li>
          <DoorOpen className="icon" aria-hidden />
          <span>
            {text.gatesOpen} <b>{gatesOpen}</b>
          </span>
        </li>
      )}
      {venue.text && (
        <li>
          <MapPin className="icon" aria-hidden />
          {home.isOwn ? (
            <Link to={localPath(language, "/stadium")} lang={venue.lang}>
              {venue.text}
            </Link>
          ) : (
            <span lang={venue.lang}>{venue.text}</span>
          )}
        </li>
      )}
      {referee.text && (
        <li>
          <Flag className="icon" aria-hidden />
          <span>{text.referee(referee.text)}</span>
        </li>
      )}
    </>
  );
}
