import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { breakWord, type CurrentMatch } from "../current-match.ts";
import { RunningMinute } from "../running-minute.tsx";
import { useMinute } from "../use-minute.ts";
import styles from "./header-match.module.css";

interface HeaderMatchProps {
  match: CurrentMatch;
  /** Beside the search on wide screens, below the header on others. */
  place: "chip" | "bar";
}

/** The score that goes with a fan from page to page while the match is played, and for two hours after. */
export function HeaderMatch({ match, place }: HeaderMatchProps) {
  const language = useLanguage();
  const { home, away, score, state } = match;
  const isOn = state !== "finished";
  return (
    <Link
      className={`${styles.match} ${place === "chip" ? styles.chip : styles.bar}`}
      to={localPath(language, match.path)}
      data-live=""
      data-match={match.id}
      // Whoever follows a match is followed by the page at once.
      data-follow={isOn ? "" : undefined}
    >
      {place === "chip" ? (
        <span className={styles.score}>
          <Crest side={home} /> <b className="number">{scoreOf(score)}</b> <Crest side={away} />
          <span className="visually-hidden">,</span>
        </span>
      ) : (
        <span className={styles.score}>
          <b className={styles.names}>
            <span lang={home.name.lang}>{home.name.text}</span> –{" "}
            <span lang={away.name.lang}>{away.name.text}</span>
          </b>{" "}
          <b className="number">{scoreOf(score)}</b>
          <ChevronRight className="icon" aria-hidden />
        </span>
      )}{" "}
      <State match={match} />
    </Link>
  );
}

/** The minute; in a break that it is one; else as much as is known. */
function State({ match }: { match: CurrentMatch }) {
  const text = useSiteText("shell");
  const { state, phase, clock } = match;
  const pause = state === "live" ? breakWord(match, text) : undefined;
  const isOn = state !== "finished" && (!pause || phase === "shootout");
  const hasMinute = useMinute(match) !== undefined;
  return (
    <span className={isOn ? `${styles.state} ${styles.on}` : styles.state}>
      <span className={hasMinute ? "visually-hidden" : undefined}>{pause ?? text.match[state]}</span>
      {clock && hasMinute && <RunningMinute match={match} />}
    </span>
  );
}

function Crest({ side: { name, crest } }: { side: CurrentMatch["home"] }) {
  return (
    <>
      <span className="crest">
        <TeamCrest team={crest} />
      </span>
      <span className="visually-hidden" lang={name.lang}>
        {name.text}
      </span>
    </>
  );
}

function scoreOf(score: CurrentMatch["score"]): string {
  return score ? `${score.home}:${score.away}` : "–";
}
