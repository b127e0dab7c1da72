import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import { wholeName } from "../names.ts";
import type { AgainstPageData } from "./against-data.server.ts";
import styles from "./extremes.module.css";

type Extremes = AgainstPageData["extremes"];

/** What stands out of the matches of two clubs: a win, a defeat, goals, a crowd. */
export function Extremes({ extremes }: { extremes: Extremes }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const { win, defeat, goals, crowd, scorer } = extremes;
  return (
    <ul className={styles.cards}>
      <MatchCard name={text.biggestWin} match={win} kind="win" />
      <MatchCard name={text.biggestDefeat} match={defeat} kind="defeat" />
      {scorer ? (
        <li>
          <Link to={localPath(language, scorer.path)}>
            <span className="label">{text.mostGoals}</span>
            <b className="number">{scorer.goals}</b>
            <small>
              <span lang={scorer.name.lang}>{wholeName(scorer.name)}</span>, {text.inMatches(scorer.matches)}
            </small>
          </Link>
        </li>
      ) : (
        <MatchCard name={text.highestScore} match={goals} />
      )}
      <MatchCard
        name={text.mostPeople}
        match={crowd && { ...crowd, value: groupDigits(Number(crowd.value), language) }}
      />
    </ul>
  );
}

function MatchCard({ name, match, kind }: { name: string; match: Extremes["win"]; kind?: string }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (!match) return null;
  return (
    <li data-kind={kind}>
      <Link to={localPath(language, match.path)}>
        <span className="label">{name}</span>
        <b className="number">{match.value}</b>
        <small>
          {match.isHome ? text.atHome : text.away}, {match.date}
        </small>
      </Link>
    </li>
  );
}
