import { useSiteText } from "#src/i18n/i18n.tsx";
import { EventIcon } from "./event-icon.tsx";
import type { MatchDetails, TimelineEntry } from "./match-details.server.ts";
import styles from "./match-timeline.module.css";

/** The course of a match: home events on the left, away events on the right, the break between the halves. */
export function MatchTimeline({ details: { timeline, halfTime } }: { details: MatchDetails }) {
  const text = useSiteText("matches");
  if (timeline.length === 0) return null;
  const second = timeline.findIndex((entry) => entry.isSecondHalf);
  return (
    <section className={styles.timeline}>
      <h3>{text.timeline}</h3>
      <ol>
        {timeline.flatMap((entry, index) => [
          index === second && halfTime && (
            <li key="half" className={styles.halfTime}>
              <span className="label">
                {text.halfTime} {halfTime.home}:{halfTime.away}
              </span>
            </li>
          ),
          <Entry key={entry.id} entry={entry} />,
        ])}
      </ol>
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const isHome = entry.side === "home";
  const what = (
    <div
      className={isHome ? `${styles.event} ${styles.home}` : `${styles.event} ${styles.away}`}
      data-side={entry.side}
    >
      {entry.parts.map((part) => (
        <Part key={part.type} part={part} score={entry.score} />
      ))}
    </div>
  );
  return (
    <li className={entry.score ? styles.goal : undefined}>
      {isHome ? what : <span />}
      <span className={styles.minute}>{entry.minute}′</span>
      {isHome ? <span /> : what}
    </li>
  );
}

interface PartProps {
  part: TimelineEntry["parts"][number];
  score: TimelineEntry["score"];
}

function Part({ part: { type, player, description }, score }: PartProps) {
  const text = useSiteText("matches");
  const name = text.eventTypes[type];
  return (
    <div className={styles.part}>
      <span className={styles.icon} data-event={type}>
        <EventIcon type={type} />
      </span>
      <div>
        <b lang={player.lang}>{player.text || name}</b>
        <small>
          {name}
          {score && `, ${score.home}:${score.away}`}
          {description.text && (
            <span lang={description.lang}>
              {". "}
              {description.text}
            </span>
          )}
        </small>
      </div>
    </div>
  );
}
