import { Link } from "react-router";
import type { SideView } from "#src/features/matches/match-view.server.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useFollowedMatch } from "./followed-match.ts";
import type { MatchPageData } from "./match-page-data.server.ts";
import styles from "./round-matches.module.css";

/** The other matches of the round, under the slab; swiped on a phone. */
export function RoundMatches() {
  const { data } = useFollowedMatch();
  const page = useSiteText("matchPage");
  const text = useSiteText("matches");
  const language = useLanguage();
  const { round, match } = data;
  if (round.length === 0) return null;
  return (
    <section className={styles.round} aria-label={page.roundMatches}>
      <div className={`page-width ${styles.row}`}>
        <span className={`label ${styles.name}`}>{match.round ? text.round(match.round) : ""}</span>
        <ul>
          {round.map((one) => (
            <li key={one.id}>
              <Link to={localPath(language, one.path)}>
                <Side side={one.home} />
                <b className="number">{one.score ? `${one.score.home}:${one.score.away}` : "–"}</b>
                <Side side={one.away} isAway />
                <small className={one.status === "live" ? styles.live : undefined}>
                  <State match={one} />
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function State({ match: { status, decided, shortDate, time } }: { match: MatchPageData["round"][number] }) {
  const text = useSiteText("matches");
  if (decided && status !== "live") return text.decided[decided];
  return status === "scheduled" ? `${shortDate}, ${time}` : text.status[status];
}

function Side({ side, isAway = false }: { side: SideView; isAway?: boolean }) {
  const crest = (
    <span className="crest">
      <TeamCrest team={side.crest} />
    </span>
  );
  return (
    <span className={isAway ? styles.away : undefined}>
      {!isAway && crest}
      <span lang={side.name.lang}>{side.name.text}</span>
      {isAway && crest}
    </span>
  );
}
