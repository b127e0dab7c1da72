import { Link } from "react-router";
import { StatusBadge } from "#src/features/matches/status-badge.tsx";
import { ArticleCover } from "#src/features/news/article-card.tsx";
import { Portrait } from "#src/features/players/portrait.tsx";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import type { Group } from "../search.ts";
import { useSearchText } from "../use-search-text.ts";
import styles from "./found-result.module.css";
import { Marked } from "./marked.tsx";
import type { ResultView } from "./search-data.server.ts";

/** One result: a small picture, the name with its hits marked, and what it says. */
export function FoundResult({ group, result }: { group: Group; result: ResultView }) {
  if (result.match && result.sides)
    return <FoundMatch result={result} match={result.match} sides={result.sides} />;
  return (
    <Link className={styles.result} to={result.path}>
      {group === "news" && (
        <span className={styles.picture}>
          <ArticleCover image={result.image} sizes="112px" />
        </span>
      )}
      {group === "people" && (
        <span className={`${styles.picture} ${styles.portrait}`}>
          <Portrait photo={result.image} sizes="60px" />
        </span>
      )}
      <span className={styles.text}>
        {result.date && (
          <time className="label" dateTime={result.dateTime}>
            {result.date}
          </time>
        )}
        <Marked className={styles.title} shown={result.title} />
        <Marked className={styles.excerpt} shown={result.text} />
      </span>
    </Link>
  );
}

/** Whether its date and score alone would say something else than what became of a match. */
function hasState({ status, decided, shootOut }: NonNullable<ResultView["match"]>): boolean {
  return (decided ?? shootOut) !== undefined || status === "postponed" || status === "cancelled";
}

interface FoundMatchProps {
  result: ResultView;
  match: NonNullable<ResultView["match"]>;
  sides: NonNullable<ResultView["sides"]>;
}

function FoundMatch({ result, match, sides }: FoundMatchProps) {
  const text = useSearchText();
  const { home, away, score } = match;
  return (
    <Link className={styles.result} to={result.path}>
      <span className={`${styles.picture} ${styles.crests}`}>
        <TeamCrest team={home.crest} />
        <TeamCrest team={away.crest} />
      </span>
      <span className={styles.text}>
        <time className="label" dateTime={result.dateTime}>
          {result.date}
          {match.time && `, ${match.time}`}
        </time>
        {hasState(match) && <StatusBadge {...match} />}
        <span className={styles.title}>
          <Marked shown={{ pieces: sides.home, lang: home.name.lang }} />{" "}
          <span className="number">{score ? `${score.home}:${score.away}` : text.versus}</span>{" "}
          <Marked shown={{ pieces: sides.away, lang: away.name.lang }} />
        </span>
        <Marked className={styles.excerpt} shown={result.text} />
      </span>
    </Link>
  );
}
