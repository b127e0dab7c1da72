import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import styles from "./match-stones.module.css";
import type { PlayerPageData, Stone } from "./player-data.server.ts";

/** The season's matches as a wall: as high as he played long, a rosette for each goal, a wedge for an assist. */
export function MatchStones({ data }: { data: PlayerPageData }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const { stones } = data;
  if (stones.length === 0) return null;
  return (
    <section aria-labelledby="stones">
      <SectionHead id="stones" title={text.matchByMatch}>
        {data.minutesPerGoal !== null && <small>{text.goalEvery(data.minutesPerGoal)}</small>}
      </SectionHead>
      <ol className={styles.wall}>
        {stones.map((stone, index) => (
          <li key={stone.id} style={{ "--v": `${stone.share ?? 60}%` } as React.CSSProperties}>
            <Link to={localPath(language, stone.path)} className={kindOf(stone)}>
              <span className={styles.goals} aria-hidden="true">
                {Array.from({ length: Math.min(stone.goals, 4) }, (_, at) => (
                  <i key={at} />
                ))}
              </span>
              <b aria-hidden="true">
                {stone.assists > 0 && <em />}
                {(stone.yellows > 0 || stone.isSentOff) && (
                  <u className={stone.isSentOff ? styles.red : undefined} />
                )}
              </b>
              <small aria-hidden="true">{stone.round ?? index + 1}</small>
              <StoneWords stone={stone} />
            </Link>
          </li>
        ))}
      </ol>
      <ul className={styles.key}>
        <li>
          <i className={styles.whole} /> {text.whole}
        </li>
        <li>
          <i className={styles.part} /> {text.part}
        </li>
        {stones.some(({ isPlayed, share }) => isPlayed && share === null) && (
          <li>
            <i className={styles.unknown} /> {text.unknown}
          </li>
        )}
        <li>
          <i className={styles.goal} /> {text.goal}
        </li>
        <li>
          <i className={styles.assist} /> {text.assist}
        </li>
        <li>
          <i className={styles.absent} /> {text.absent}
        </li>
      </ul>
    </section>
  );
}

function kindOf({ isPlayed, share }: Stone): string {
  const kind = !isPlayed
    ? styles.isAbsent
    : share === null
      ? styles.isUnknown
      : share === 100
        ? styles.isWhole
        : "";
  return `${styles.stone} ${kind ?? ""}`;
}

/** What the stone shows, for who hears the page. */
function StoneWords({ stone }: { stone: Stone }) {
  const text = useSiteText("statistics");
  const { opponent, score, isPlayed, minutes, goals, assists } = stone;
  const said = isPlayed
    ? [
        minutes === null ? text.unknown : `${minutes}′`,
        goals > 0 ? `${goals} ${text.figure.goals(goals).toLowerCase()}` : "",
        assists > 0 ? `${assists} ${text.figure.assists(assists).toLowerCase()}` : "",
      ]
    : [text.absent];
  return (
    <span className="visually-hidden">
      <span lang={opponent.lang}>{opponent.text}</span> {[score, ...said].filter(Boolean).join(", ")}
    </span>
  );
}
