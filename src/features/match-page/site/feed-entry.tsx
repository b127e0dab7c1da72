import {
  ArrowLeftRight,
  Ban,
  Cctv,
  Clock,
  Flag,
  HeartPulse,
  MessageSquare,
  Play,
  Target,
} from "lucide-react";
import type { Side, Who } from "#src/features/ledger/ledger.ts";
import type { Line } from "#src/features/ledger/lines.ts";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { scoreText } from "#src/features/matches/score.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { sayPack } from "#src/features/voice/packs.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import type { ShownText } from "#src/i18n/localised.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { labelOf, noteOf, personOf, personText } from "./entry-words.ts";
import type { FeedItem } from "./feed.ts";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./match-feed.module.css";
import { minuteOf } from "./match-log.ts";

/** An entry of the course of a match. */
export function FeedEntry({ item: { line, lines, weight } }: { item: FeedItem }) {
  if (weight === "goal") return <Goal line={line} />;
  if (weight === "break") return <Break line={line} />;
  const isTakenBack = line.entry.isVoid || line.entry.disallowed !== undefined;
  const isMinor = weight === "minor";
  return (
    <li
      id={line.entry.id}
      className={`${styles.entry} ${isMinor ? styles.minor : ""}`}
      data-kind={line.entry.kind}
    >
      <Minute line={line} />
      <span className={styles.icon}>
        <EntryIcon line={line} />
      </span>
      <p className={isTakenBack ? styles.takenBack : undefined}>
        <Sentence lines={lines} />
      </p>
    </li>
  );
}

function Minute({ line }: { line: Line }) {
  if (line.entry.kind === "period_start" || line.entry.period === "shootout") return <span />;
  return <span className={styles.minute}>{minuteOf(line)}’</span>;
}

/** The large card of a goal, in the colour of the side that it counts for. */
function Goal({ line }: { line: Line }) {
  const { data, hasGoals, onField } = useFollowedMatch();
  const page = useSiteText("matchPage");
  const side = line.entry.side ?? "home";
  const name = usePerson(line);
  const team = data.match[side];
  // With goals that nobody entered it may have been another one.
  const score = hasGoals || onField ? line.score : undefined;
  return (
    <li id={line.entry.id} className={`${styles.entry} ${styles.goal}`} data-side={side} data-kind="goal">
      <Minute line={line} />
      <div className={styles.card}>
        <span className="crest">
          <TeamCrest team={team.crest} />
        </span>
        <div>
          <span className="label">
            {labelOf(line, page)}
            <span className={styles.cardMinute}> {minuteOf(line)}’</span>
          </span>
          {name ? <b lang={name.lang}>{name.text}</b> : <b lang={team.name.lang}>{team.name.text}</b>}
          <Assist line={line} />
          {name && <small lang={team.name.lang}>{team.name.text}</small>}
        </div>
        <strong className="number">{score && scoreText(score)}</strong>
        <Note line={line} />
      </div>
    </li>
  );
}

function Assist({ line: { entry } }: { line: Line }) {
  const page = useSiteText("matchPage");
  const colon = useColon();
  const passer = usePersonText(entry.side, entry.kind === "goal" ? entry.payload.assist : undefined);
  if (!passer) return null;
  return (
    <small>
      {page.assist}
      {colon}
      <span lang={passer.lang}>{passer.text}</span>
    </small>
  );
}

/** A period that ended, with what the score was then. */
function Break({ line }: { line: Line }) {
  const { state, hasGoals } = useFollowedMatch();
  const page = useSiteText("matchPage");
  const at = state.lines.indexOf(line);
  const score = state.lines.slice(0, at).findLast((one) => one.score)?.score ?? { home: 0, away: 0 };
  return (
    <li id={line.entry.id} className={styles.break} data-kind="period_end">
      <span>{labelOf(line, page)}</span>
      {hasGoals && <b className="number">{scoreText(score)}</b>}
    </li>
  );
}

/** What the voice says of entries; what it does not know for sure is called by its name. */
function Sentence({ lines }: { lines: Line[] }) {
  const { context } = useFollowedMatch();
  const language = useLanguage();
  const page = useSiteText("matchPage");
  const [line] = lines;
  if (!line) return null;
  const pieces = line.entry.isVoid ? [] : sayPack(lines, context(line), language);
  return (
    <>
      {pieces.length > 0
        ? pieces.map(({ text, lang }, index) => (
            <span key={index} lang={lang}>
              {text}
            </span>
          ))
        : labelOf(line, page)}
      {line.entry.isVoid && ` (${page.takenBack})`}
      {line.entry.kind !== "comment" && <Note line={line} />}
    </>
  );
}

function Note({ line }: { line: Line }) {
  const note = noteOf(line, useLanguage());
  if (!note) return null;
  return (
    <span className={styles.note} lang={note.lang}>
      {note.text}
    </span>
  );
}

function usePerson(line: Line): ShownText | undefined {
  const person = personOf(line);
  return usePersonText(person?.side ?? null, person?.who);
}

function usePersonText(side: Side | null, who: Who | undefined): ShownText | undefined {
  const { nameOf } = useFollowedMatch();
  const page = useSiteText("matchPage");
  const language = useLanguage();
  return side && who ? personText(side, who, nameOf, page, language) : undefined;
}

function EntryIcon({ line: { entry, sendsOff } }: { line: Line }) {
  switch (entry.kind) {
    case "goal":
      return entry.disallowed ? <Ban aria-hidden /> : <EventIcon type="goal" />;
    case "penalty":
      return <EventIcon type="penalty_missed" />;
    case "yellow":
      return <EventIcon type={sendsOff ? "red_card" : "yellow_card"} />;
    case "red":
      return <EventIcon type="red_card" />;
    case "sub":
      return <ArrowLeftRight aria-hidden />;
    case "corner":
      return <Flag aria-hidden />;
    case "shot":
      return <Target aria-hidden />;
    case "injury":
      return <HeartPulse aria-hidden />;
    case "var":
      return <Cctv aria-hidden />;
    case "added_time":
      return <Clock aria-hidden />;
    case "comment":
      return <MessageSquare aria-hidden />;
    default:
      return <Play aria-hidden />;
  }
}
