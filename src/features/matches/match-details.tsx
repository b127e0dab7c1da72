import { CloudSun, Flag, MapPin, Users } from "lucide-react";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { Modal } from "#src/ui/modal.tsx";
import { VideoEmbed } from "#src/ui/video-embed.tsx";
import { CompetitionName } from "./competition-name.tsx";
import { useMatchAddress } from "./match-address.ts";
import styles from "./match-details.module.css";
import type { MatchDetails } from "./match-details.server.ts";
import { Preview } from "./match-preview.tsx";
import { MatchStructuredData } from "./match-structured-data.tsx";
import { MatchTimeline } from "./match-timeline.tsx";
import type { MatchView, SideView } from "./match-view.server.ts";
import { PostponedNote } from "./postponed-note.tsx";
import { ScorerLists } from "./scorer-lists.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { VisitorTime } from "./visitor-time.tsx";

/** Everything about one match, in a dialog that has an address of its own. */
export function MatchDetailsDialog({ details }: { details: MatchDetails }) {
  const text = useSiteText("matches");
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
      <Facts details={details} />
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
      <MatchStructuredData match={match} />
    </Modal>
  );
}

function Scoreboard({ details: { match } }: { details: MatchDetails }) {
  const text = useSiteText("matches");
  return (
    <>
      <p className={styles.when}>
        <StatusBadge status={match.status} />
        {match.postponed?.hasNewDate !== false && (
          <>
            <time dateTime={match.kickOff}>
              {match.date}, {match.time} <span className={styles.timeZone}>{text.yerevanTime}</span>
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

function Facts({ details }: { details: MatchDetails }) {
  const text = useSiteText("matches");
  const { match } = details;
  const language = useLanguage();
  const weather = text.weatherValues[details.weather.toLowerCase()] ?? details.weather;
  const facts = [
    { icon: MapPin, name: text.venue, value: match.venue.text, lang: match.venue.lang },
    { icon: Flag, name: text.refereeName, value: match.referee.text, lang: match.referee.lang },
    { icon: Users, name: text.attendance, value: details.attendance, lang: language },
    {
      icon: CloudSun,
      name: text.weather,
      value: [weather, details.temperature].filter(Boolean).join(", "),
      lang: language,
    },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon: Icon, name, value, lang }) => (
        <div key={name}>
          <dt>
            <Icon className="icon" aria-hidden /> {name}
          </dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
