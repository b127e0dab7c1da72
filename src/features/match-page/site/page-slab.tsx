import { MapPin, Ticket } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { runningMinute } from "#src/features/ledger/clock.ts";
import { CalendarLink } from "#src/features/matches/calendar-link.tsx";
import { CompetitionName } from "#src/features/matches/competition-name.tsx";
import { Countdown } from "#src/features/matches/countdown.tsx";
import { MatchSide } from "#src/features/matches/match-side.tsx";
import { MinuteWall } from "#src/features/matches/minute-wall.tsx";
import { PostponedNote } from "#src/features/matches/postponed-note.tsx";
import { scoreText } from "#src/features/matches/score.ts";
import { ScorerLists } from "#src/features/matches/scorer-lists.tsx";
import frame from "#src/features/matches/slab-frame.module.css";
import { VisitorTime } from "#src/features/matches/visitor-time.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { useFollowedMatch } from "./followed-match.ts";
import { MatchBadge } from "./match-badge.tsx";
import { halfTimeOf, minuteOf } from "./match-log.ts";
import { goalsOf, scorersIn } from "./page-scorers.ts";
import styles from "./page-slab.module.css";
import { tableWith } from "./page-table.ts";
import { isBefore } from "./sections.ts";
import { ShootOutRows } from "./shoot-out-rows.tsx";

/** The button of which the bar at the thumb is the double. */
export const TICKETS_ID = "match-tickets";

/** The fact of the page: who, what the score is or when it begins, and how it came about. */
export function PageSlab() {
  const followed = useFollowedMatch();
  const { data, state, log, score, nameOf, isAbandoned, isDateless } = followed;
  const text = useSiteText("matches");
  const page = useSiteText("matchPage");
  const { match } = data;
  const places = useMemo(() => (data.table ? tableWith(data.table, null) : []), [data.table]);
  const placeOf = (side: "home" | "away") => {
    const row = places.find(({ key }) => data.table && key === data.table.teams[data.table[side]]?.key);
    return row && row.played > 0 ? `${text[side]}, ${page.place(row.place)}` : text[side];
  };
  const scorers = score ? scorersIn(state, nameOf, text) : null;
  return (
    <div className={`${frame.slab} slab merlons-above`}>
      <div className="pores" />
      <div className={frame.head}>
        <span className="label">
          <CompetitionName match={match} hasRound partClassName={styles.round} />
          {!isDateless && (
            <time dateTime={match.kickOff} className={styles.date}>
              {match.date}
            </time>
          )}
        </span>
        <MatchBadge />
      </div>
      <div className={score ? styles.sides : `${styles.sides} ${styles.ahead}`}>
        <MatchSide side={match.home} place={placeOf("home")} />
        <Middle />
        <MatchSide side={match.away} place={placeOf("away")} isAway />
      </div>
      <OutcomeNote />
      {!isAbandoned && (
        <PostponedNote match={{ ...match, status: log.status as "postponed" }} className={styles.postponed} />
      )}
      {scorers && <ScorerLists scorers={scorers} />}
      {score && state.shootOut && <ShootOutRows />}
      <Wall />
      {isBefore(followed) && <Visit />}
    </div>
  );
}

/** Why a match came out otherwise than by being played. */
function OutcomeNote() {
  const { data, state, log, score, onField, isAbandoned, decided } = useFollowedMatch();
  const matches = useSiteText("matches");
  const page = useSiteText("matchPage");
  const colon = useColon();
  const { kind, reason } = data.outcome;
  if (!isAbandoned && (kind === "played" || kind === "abandoned")) {
    const isTold = log.status === "cancelled" && reason.text;
    // That it is cancelled stands above.
    return isTold ? (
      <p className={styles.postponed} lang={reason.lang}>
        {reason.text}
      </p>
    ) : null;
  }
  const last = state.lines.findLast(({ entry }) => entry.kind === "abandon" && !entry.isVoid);
  const why = last?.entry.kind === "abandon" ? page.whyAbandoned[last.entry.payload.why ?? "other"] : "";
  const { resumed, ...sentences } = page.afterAbandoned;
  const next = decided && (decided === "resumed" ? resumed(last?.minute ?? 1) : sentences[decided]);
  if (score && onField)
    return (
      <p className={styles.postponed}>
        <b>{matches.awarded(scoreText(score), scoreText(onField))}</b>
        {reason.text && (
          <>
            . <span lang={reason.lang}>{reason.text}</span>
          </>
        )}
      </p>
    );
  const name = isAbandoned ? matches.decided.abandoned : matches.decided[kind as "awarded"];
  return (
    <p className={styles.postponed}>
      <b>{name}</b>
      {reason.text ? (
        <>
          {colon}
          <span lang={reason.lang}>{reason.text}</span>
        </>
      ) : (
        isAbandoned && why && ` ${why}`
      )}
      {next && ` · ${next}`}
      {!isAbandoned && kind === "awarded" && !reason.text && `. ${page.awardedNote}`}
    </p>
  );
}

/** How long until then, and how to get there. */
function Visit() {
  const { data, now, isDateless } = useFollowedMatch();
  const text = useSiteText("matches");
  const language = useLanguage();
  const { match } = data;
  const stadium = localPath(language, "/stadium");
  const hasCountdown = match.time && !isDateless && match.kickOff > now;
  if (isDateless && !match.home.isOwn) return null;
  const isOwn = match.home.isOwn || match.away.isOwn;
  return (
    <div className={styles.visit}>
      {hasCountdown && <Countdown kickOff={match.kickOff} now={now} />}
      <div className={styles.ways}>
        {match.home.isOwn && match.gatesOpen && !isDateless && (
          <p>
            {text.gatesOpen} <b className="number">{match.gatesOpen}</b>
          </p>
        )}
        {!isDateless && <CalendarLink name={isOwn ? "team" : "match"} className="button-dark button-small" />}
        {match.home.isOwn && (
          <>
            <Link className="button button-dark button-small" to={`${stadium}#visit`}>
              <MapPin className="icon" aria-hidden /> {text.theWay}
            </Link>
            <Link id={TICKETS_ID} className="button button-small" to={`${stadium}#tickets`}>
              <Ticket className="icon" aria-hidden /> {text.tickets}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}

/** The score, or the hour while there is none; of a match without a new date neither. */
function Middle() {
  const text = useSiteText("matches");
  const { data, log, score, isDateless } = useFollowedMatch();
  const { match } = data;
  if (score)
    return (
      <div className={styles.middle}>
        <div className={`number ${styles.score}`}>
          {score.home}
          <span className={styles.separator}>:</span>
          {score.away}
        </div>
        <Told />
      </div>
    );
  if (isDateless || log.status === "cancelled")
    return <div className={`number ${styles.score} ${styles.versus}`}>{text.versus}</div>;
  return (
    <div className={styles.middle}>
      <time className={`number ${styles.score} ${styles.time}`} dateTime={match.kickOff}>
        {match.time || "–:–"}
      </time>
      {match.time && (
        <p>
          {text.yerevanTime}
          <VisitorTime className={styles.ownTime} kickOff={match.kickOff} clubTime={match.time} />
        </p>
      )}
    </div>
  );
}

/** What the score alone does not say: the half-time's, extra time, the minute for those who hear the page. */
function Told() {
  const { data, state, log, now, extra, isLive, hasGoals } = useFollowedMatch();
  const page = useSiteText("matchPage");
  // What the log comes to is stored; what somebody typed beside it stands in no log.
  const penalties = state.shootOut ? null : log.penalties;
  const minute = isLive ? runningMinute(state.clock, Date.parse(now), data.rules.lengths) : undefined;
  const halfTime = hasGoals ? halfTimeOf(state, log.status) : null;
  const told = [
    extra ? `${page.afterExtra} ${scoreText(extra)}` : "",
    penalties ? `${page.onPenalties} ${scoreText(penalties)}` : "",
    halfTime ? page.halfTimeScore(scoreText(halfTime)) : "",
  ].filter(Boolean);
  return (
    <>
      {told.length > 0 && <p>{told.join(" · ")}</p>}
      {minute && <p className="visually-hidden">{page.minuteNow(minuteOf(minute))}</p>}
    </>
  );
}

function Wall() {
  const { data, state, now, score, isLive } = useFollowedMatch();
  const goals = goalsOf(state);
  if (!score || (!isLive && goals.length === 0)) return null;
  const running = runningMinute(state.clock, Date.parse(now), data.rules.lengths);
  const { minute = 0 } = running ?? state.lines.at(-1) ?? {};
  // One that stopped came as far as that, whatever was decided of it.
  const isWhole = !isLive && state.phase !== "abandoned";
  return <MinuteWall goals={goals} played={isWhole ? null : minute} />;
}
