import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { CompetitionName } from "#src/features/matches/competition-name.tsx";
import type { SideView } from "#src/features/matches/match-view.server.ts";
import { scoreText } from "#src/features/matches/score.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./head-to-head.module.css";

/** Fewer meetings than this are a list and no wall. */
const FEWEST_STONES = 3;

/** All meetings of the two as stones, and the last of them in words. */
export function HeadToHead() {
  const { data } = useFollowedMatch();
  const page = useSiteText("matchPage");
  const text = useSiteText("matches");
  const language = useLanguage();
  const { preview, history, match } = data;
  if (!preview || preview.meetings.length === 0) return null;
  const count = (outcome: string) => history.filter((one) => one === outcome).length;
  return (
    <section className={styles.section} aria-labelledby="meetings">
      <div className="page-width">
        <h2 id="meetings">{page.headToHead}</h2>
        {data.against && (
          <Link className="more-link label" to={localPath(language, data.against)}>
            {page.allMeetings} <ArrowRight className="icon" aria-hidden />
          </Link>
        )}
        {history.length >= FEWEST_STONES && (
          <>
            <dl className={styles.balance}>
              <Figure name={page.wins(match.home.name.text)} value={count("W")} />
              <Figure name={page.draws} value={count("D")} />
              <Figure name={page.wins(match.away.name.text)} value={count("L")} />
            </dl>
            <ul className={styles.stones} aria-hidden="true">
              {history.map((outcome, index) => (
                <li key={index} data-outcome={outcome} />
              ))}
            </ul>
            <p className="small">{page.stonesNote}</p>
          </>
        )}
        <ul className={styles.last}>
          {preview.meetings.map((one) => (
            <li key={one.id}>
              <Link to={localPath(language, one.path)}>
                <span className={styles.when}>
                  <time dateTime={one.kickOff}>{one.date}</time>
                  <small>
                    <CompetitionName match={one} />
                    {one.decided && ` · ${text.decided[one.decided]}`}
                  </small>
                </span>
                <Side side={one.home} isHome />
                <b className="number">{one.score ? scoreText(one.score) : "–"}</b>
                <Side side={one.away} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dd className="number">{value}</dd>
      <dt>{name}</dt>
    </div>
  );
}

function Side({ side, isHome = false }: { side: SideView; isHome?: boolean }) {
  return (
    <span className={isHome ? `${styles.side} ${styles.home}` : styles.side}>
      <span className="crest">
        <TeamCrest team={side.crest} />
      </span>
      <b lang={side.name.lang}>{side.name.text}</b>
    </span>
  );
}
