import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { Modal } from "#src/ui/modal.tsx";
import { VideoEmbed } from "#src/ui/video-embed.tsx";
import { CompetitionName } from "./competition-name.tsx";
import { FactList } from "./fact-list.tsx";
import { LiveBadge } from "./live-badge.tsx";
import { useMatchAddress } from "./match-address.ts";
import styles from "./match-details.module.css";
import type { MatchDetails } from "./match-details.server.ts";
import { Preview } from "./match-preview.tsx";
import { MatchStructuredData } from "./match-structured-data.tsx";
import { MatchTimeline } from "./match-timeline.tsx";
import type { MatchView, SideView } from "./match-view.server.ts";
import { PostponedNote } from "./postponed-note.tsx";
import { scoreText } from "./score.ts";
import { ScorerLists } from "./scorer-lists.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { VisitorTime } from "./visitor-time.tsx";

/** Everything about one match, in a dialog that has an address of its own. */
export function MatchDetailsDialog({ details }: { details: MatchDetails }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const addressOf = useMatchAddress();
  const { match } = details;
  return (
    <Modal
      key={match.id}
      className={styles.details}
      headClassName={styles.head}
      title={
        <>
          <span className="visually-hidden">
            {match.home.name.text} – {match.away.name.text}.{" "}
          </span>
          <CompetitionName match={match} hasRound partClassName={styles.round} />
        </>
      }
      closeLabel={text.close}
      onClose={addressOf(null)}
      lead={<Scoreboard details={details} />}
    >
      <FactList match={match} facts={details} className={styles.facts} />
      {details.preview && <Preview match={match} preview={details.preview} />}
      <MatchTimeline details={details} />
      {details.report.text && (
        <section className={styles.report}>
          <h3>{text.report}</h3>
          <div lang={details.report.lang}>
            {details.report.text.split(/\n\s*\n/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {details.video && (
        <section className={styles.video}>
          <h3>{text.video}</h3>
          <VideoEmbed id={details.video} playLabel={text.playVideo} />
        </section>
      )}
      <p className={styles.whole}>
        <Link className="button button-small button-ghost" to={localPath(language, match.path)}>
          {text.wholePage} <ArrowRight className="icon" aria-hidden />
        </Link>
      </p>
      <MatchStructuredData match={match} />
    </Modal>
  );
}

function Scoreboard({ details: { match } }: { details: MatchDetails }) {
  const text = useSiteText("matches");
  return (
    <>
      <p className={styles.when}>
        {match.status === "live" ? <LiveBadge id={match.id} /> : <StatusBadge {...match} />}
        {match.postponed?.hasNewDate !== false && (
          <>
            <time dateTime={match.kickOff}>
              {[match.date, match.time].filter(Boolean).join(", ")}{" "}
              {match.time && <span className={styles.timeZone}>{text.yerevanTime}</span>}
            </time>
            <VisitorTime className={styles.ownTime} kickOff={match.kickOff} clubTime={match.time} />
          </>
        )}
        <PostponedNote match={match} className={styles.postponed} />
      </p>
      <div className={styles.scoreboard}>
        <Side side={match.home} />
        <Score match={match} />
        <Side side={match.away} />
      </div>
      {match.score && match.onField && (
        <p className={styles.awarded}>{text.awarded(scoreText(match.score), scoreText(match.onField))}</p>
      )}
      {match.scorers && <ScorerLists scorers={match.scorers} />}
    </>
  );
}

function Side({ side }: { side: SideView }) {
  return (
    <div className={styles.team}>
      <span className="crest">
        <TeamCrest team={side.crest} />
      </span>
      <b lang={side.name.lang}>{side.name.text}</b>
    </div>
  );
}

function Score({ match: { score, status } }: { match: MatchView }) {
  const text = useSiteText("matches");
  if (!score) return <div className={`number ${styles.versus}`}>{text.versus}</div>;
  const isLive = status === "live";
  return (
    <div className={isLive ? `number ${styles.live}` : "number"} aria-live={isLive ? "polite" : undefined}>
      {score.home}
      <span className={styles.separator}>:</span>
      {score.away}
    </div>
  );
}
