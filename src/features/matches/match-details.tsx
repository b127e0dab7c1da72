import { ArrowLeftRight, CloudSun, X as Cross, Flag, Goal, MapPin, Users } from "lucide-react";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage } from "#src/i18n/text.tsx";
import { Modal } from "#src/ui/modal.tsx";
import { VideoEmbed } from "#src/ui/video-embed.tsx";
import type { EventType } from "./match.ts";
import { useMatchAddress } from "./match-address.ts";
import type { MatchDetails, TimelineEntry } from "./match-details.server.ts";
import { MatchStructuredData } from "./match-structured-data.tsx";
import type { SideView } from "./match-view.server.ts";
import { StatusBadge } from "./status-badge.tsx";
import { useMatchesText } from "./use-matches-text.ts";
import { VisitorTime } from "./visitor-time.tsx";

/** Everything about one match, in a dialog that has an address of its own. */
export function MatchDetailsDialog({ details }: { details: MatchDetails }) {
  const text = useMatchesText();
  const addressOf = useMatchAddress();
  const { match } = details;
  const title = [
    match.competition.text,
    match.round ? text.round(match.round) : "",
    `${match.date}, ${match.time}`,
  ].filter(Boolean);
  return (
    <Modal
      key={match.id}
      className="md"
      title={title.join(". ")}
      closeLabel={text.close}
      onClose={addressOf(null)}
      lead={
        <>
          <p className="status">
            <StatusBadge status={match.status} />
          </p>
          <div className="row">
            <Side side={match.home} />
            <Score details={details} />
            <Side side={match.away} />
          </div>
          <VisitorTime kickOff={match.kickOff} />
        </>
      }
    >
      <Facts details={details} />
      <Timeline details={details} />
      {details.report.text && (
        <section className="rep" lang={details.report.lang}>
          <h3>{text.report}</h3>
          {details.report.text.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </section>
      )}
      {details.video && (
        <section className="md-v">
          <h3>{text.video}</h3>
          <VideoEmbed id={details.video} playLabel={text.playVideo} />
        </section>
      )}
      <MatchStructuredData match={match} place={details.place} />
    </Modal>
  );
}

function Side({ side }: { side: SideView }) {
  return (
    <div className="t">
      <span className="cr">
        <TeamCrest team={side.crest} />
      </span>
      <b lang={side.name.lang}>{side.name.text}</b>
    </div>
  );
}

function Score({ details: { match } }: { details: MatchDetails }) {
  const text = useMatchesText();
  const { score, status } = match;
  if (!score) return <div className="num vs">{text.versus}</div>;
  return (
    <div
      className={status === "live" ? "num beat" : "num"}
      aria-live={status === "live" ? "polite" : undefined}
    >
      {score.home}
      <span className="sep">:</span>
      {score.away}
    </div>
  );
}

function Facts({ details }: { details: MatchDetails }) {
  const text = useMatchesText();
  const { match } = details;
  const language = useLanguage();
  const weather = text.weatherValues[details.weather.toLowerCase()] ?? details.weather;
  const facts = [
    { icon: MapPin, name: text.venue, value: match.venue.text, lang: match.venue.lang },
    { icon: Flag, name: text.refereeName, value: match.referee, lang: undefined },
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
    <dl className="inf">
      {facts.map(({ icon: Icon, name, value, lang }) => (
        <div key={name}>
          <dt>
            <Icon className="i" aria-hidden /> {name}
          </dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Home events on the left, away events on the right. */
function Timeline({ details: { timeline, halfTime } }: { details: MatchDetails }) {
  const text = useMatchesText();
  if (timeline.length === 0) return null;
  const second = timeline.findIndex((entry) => entry.isSecondHalf);
  return (
    <section className="tl">
      <h3>{text.timeline}</h3>
      <ol>
        {timeline.flatMap((entry, index) => [
          index === second && halfTime && (
            <li key="half" className="half">
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
  const text = useMatchesText();
  const isHome = entry.side === "home";
  const what = (
    <div className={isHome ? "ev h" : "ev a"}>
      <span className="evi">
        <EventIcon type={entry.parts[0]?.type ?? "goal"} />
      </span>
      <div>
        {entry.parts.map((part) => (
          <div key={part.type}>
            <b lang={part.player.lang}>{part.player.text || text.eventTypes[part.type]}</b>
            <small>
              {text.eventTypes[part.type]}
              {entry.score && `, ${entry.score.home}:${entry.score.away}`}
              {part.description.text && (
                <span lang={part.description.lang}>
                  {". "}
                  {part.description.text}
                </span>
              )}
            </small>
          </div>
        ))}
      </div>
    </div>
  );
  return (
    <li className={entry.score ? "goal" : undefined}>
      {isHome ? what : <span />}
      <span className="min">{entry.minute}′</span>
      {isHome ? <span /> : what}
    </li>
  );
}

function EventIcon({ type }: { type: EventType }) {
  if (type === "yellow_card") return <span className="yc" />;
  if (type === "red_card") return <span className="rc" />;
  if (type === "substitution_in" || type === "substitution_out") return <ArrowLeftRight aria-hidden />;
  if (type === "penalty_missed") return <Cross aria-hidden />;
  return <Goal aria-hidden />;
}
