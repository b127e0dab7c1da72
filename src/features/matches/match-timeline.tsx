import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EventIcon } from "./event-icon.tsx";
import type { MatchDetails, TimelineEntry } from "./match-details.server.ts";
import styles from "./match-timeline.module.css";
import { GOALS } from "./score.ts";

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
  const isChange = entry.parts.length > 1;
  const what = (
    <div
      className={`${styles.event} ${isHome ? styles.home : styles.away} ${isChange ? styles.change : ""}`}
      data-side={entry.side}
    >
      {entry.parts.map((part) =>
        isChange ? (
          <Half key={part.type} part={part} />
        ) : (
          <Part key={part.type} part={part} score={entry.score} />
        ),
      )}
    </div>
  );
  return (
    <li className={entry.parts.some(({ type }) => GOALS.includes(type)) ? styles.goal : undefined}>
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

function Part({ part, score }: PartProps) {
  const { type, description } = part;
  const text = useSiteText("matches");
  const name = text.eventTypes[type];
  return (
    <div className={styles.part}>
      <span className={styles.icon} data-event={type}>
        <EventIcon type={type} />
      </span>
      <div>
        <Player part={part} />
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

/** One of the two players of a substitution: both stand on one line. */
function Half({ part }: Pick<PartProps, "part">) {
  const text = useSiteText("matches");
  return (
    <span className={styles.half}>
      <span className={styles.icon} data-event={part.type}>
        <EventIcon type={part.type} />
      </span>
      <span className="visually-hidden">{text.eventTypes[part.type]} </span>
      <Player part={part} />
    </span>
  );
}

/** Leads to the dialog of a player of the squad. */
function Player({ part: { type, player, playerId } }: Pick<PartProps, "part">) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const name = player.text || text.eventTypes[type];
  return (
    <b lang={player.text ? player.lang : undefined}>
      {playerId === null ? (
        name
      ) : (
        <Link to={`${localPath(language, "/club")}?tab=players&person=${playerId}`}>{name}</Link>
      )}
    </b>
  );
}
