import { Link } from "react-router";
import type { FormEntry } from "#src/features/matches/match-preview.server.ts";
import type { SideView } from "#src/features/matches/match-view.server.ts";
import { scoreText } from "#src/features/matches/score.ts";
import { StakeLine } from "#src/features/outlook/stake-line.tsx";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import { Absent } from "./absent.tsx";
import { useFollowedMatch } from "./followed-match.ts";
import { HeadToHead } from "./head-to-head.tsx";
import styles from "./match-ahead.module.css";

/** Before a match: how both come to it, who is missing, how it went between them. */
export function MatchAhead() {
  const { data } = useFollowedMatch();
  const text = useSiteText("matches");
  const page = useSiteText("matchPage");
  const { preview, match } = data;
  if (!preview) return null;
  const { home, away } = preview.form;
  return (
    <>
      <div className={`page-width ${styles.calendar}`}>
        <StakeLine stakes={data.stakes} match={match.id} round={match.round} />
      </div>
      <div className={`page-width ${styles.columns}`}>
        {home.length + away.length > 0 && (
          <section aria-labelledby="form">
            <SectionHead id="form" title={text.form}>
              <small>{page.latestLast}</small>
            </SectionHead>
            <Form side={match.home} entries={home} />
            <Form side={match.away} entries={away} />
          </section>
        )}
        <Absent />
      </div>
      <HeadToHead />
    </>
  );
}

function Form({ side, entries }: { side: SideView; entries: FormEntry[] }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  if (entries.length === 0) return null;
  return (
    <>
      <h3 className={styles.team}>
        <span className="crest">
          <TeamCrest team={side.crest} />
        </span>
        <span lang={side.name.lang}>{side.name.text}</span>
      </h3>
      <ul className={styles.form}>
        {entries.map(({ match, outcome }) => {
          const isAtHome = match.home.name.text === side.name.text;
          const other = isAtHome ? match.away : match.home;
          return (
            <li key={match.id}>
              <Link to={localPath(language, match.path)}>
                <span className="form-letter" data-outcome={outcome} title={text.outcome[outcome]}>
                  <span aria-hidden="true">{text.outcomeLetter[outcome]}</span>
                  <span className="visually-hidden">{text.outcome[outcome]}</span>
                </span>
                <b className="number">{match.score ? scoreText(match.score) : "–"}</b>
                <span className="crest">
                  <TeamCrest team={other.crest} />
                </span>
                <small>
                  <span lang={other.name.lang}>{other.name.text}</span>
                  <br />
                  {isAtHome ? text.home : text.away}
                </small>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
