import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import { wholeName } from "../names.ts";
import styles from "./league-scorers.module.css";
import type { ScorerRow } from "./league-scorers.server.ts";

/** Who scores most in the league, and where he stands among them. */
export function LeagueScorers({ scorers }: { scorers: ScorerRow[] }) {
  const text = useSiteText("statistics");
  if (scorers.length === 0) return null;
  return (
    <section aria-labelledby="league-scorers">
      <SectionHead id="league-scorers" title={text.leagueScorers} />
      <ol className={styles.scorers}>
        {scorers.map((scorer, index) => (
          <li key={index} value={scorer.rank} className={scorer.isHe ? styles.current : undefined}>
            <b className="number" aria-hidden="true">
              {scorer.rank}
            </b>
            <span className="crest">{scorer.crest && <TeamCrest team={scorer.crest} />}</span>
            <span className={styles.name}>
              <Name scorer={scorer} />
              {scorer.team && <small lang={scorer.team.lang}>{scorer.team.text}</small>}
            </span>
            <strong className="number">{scorer.goals}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Name({ scorer: { name, page, isHe } }: { scorer: ScorerRow }) {
  const language = useLanguage();
  if (page && !isHe)
    return (
      <Link to={localPath(language, page)} lang={name.lang}>
        {wholeName(name)}
      </Link>
    );
  return <b lang={name.lang}>{wholeName(name)}</b>;
}
