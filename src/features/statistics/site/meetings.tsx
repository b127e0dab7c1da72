import { Link } from "react-router";
import { CompetitionName } from "#src/features/matches/competition-name.tsx";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import type { AgainstPageData } from "./against-data.server.ts";
import { ChoiceLinks } from "./choice-links.tsx";
import folded from "./folded.module.css";
import styles from "./meetings.module.css";

type Meeting = AgainstPageData["seasons"][number]["matches"][number];

/** Every match of two clubs, by season, newest first. */
export function Meetings({ data }: { data: AgainstPageData }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const path = localPath(language, `/matches/against/${data.slug}`);
  const earlier = data.earlier.reduce((sum, { matches }) => sum + matches.length, 0);
  return (
    <section aria-labelledby="meetings">
      <SectionHead id="meetings" title={text.allMeetings}>
        <ChoiceLinks
          label={text.where}
          choices={[
            { to: path, name: text.all, isChosen: data.at === null },
            { to: `${path}?at=home`, name: text.atHomeLabel, isChosen: data.at === "home" },
            { to: `${path}?at=away`, name: text.awayLabel, isChosen: data.at === "away" },
            ...(data.hasCup ? [{ to: `${path}?at=cup`, name: text.inCup, isChosen: data.at === "cup" }] : []),
          ]}
        />
      </SectionHead>
      <Seasons seasons={data.seasons} own={data.own} />
      {earlier > 0 && (
        <details className={folded.folded}>
          <summary>{text.olderMatches(earlier)}</summary>
          <Seasons seasons={data.earlier} own={data.own} />
        </details>
      )}
    </section>
  );
}

function Seasons({ seasons, own }: Pick<AgainstPageData, "seasons" | "own">) {
  const text = useSiteText("statistics");
  return seasons.map(({ season, matches }) => (
    <div key={season}>
      {season && <h3 className={styles.season}>{text.season(season)}</h3>}
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.id}>
            <Row match={match} own={own} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Row({ match, own }: { match: Meeting; own: AgainstPageData["own"] }) {
  const words = useSiteText("matches");
  const language = useLanguage();
  const us = { name: { text: own.name, lang: language }, crest: own.crest };
  const [home, away] = match.isHome ? [us, match.opponent] : [match.opponent, us];
  return (
    <Link to={localPath(language, match.path)}>
      {match.result ? (
        <abbr className="form-letter" data-outcome={match.result} title={words.outcome[match.result]}>
          {words.outcomeLetter[match.result]}
        </abbr>
      ) : (
        <span />
      )}
      <span className={styles.when}>
        <time dateTime={match.at}>{match.date}</time>
        <small>
          <CompetitionName match={match} hasRound />
        </small>
      </span>
      <Side side={home} isHome />
      <b className="number">{match.score}</b>
      <Side side={away} />
      {match.scorers && <span className={styles.scorers}>{match.scorers}</span>}
    </Link>
  );
}

function Side({ side, isHome = false }: { side: Meeting["opponent"]; isHome?: boolean }) {
  return (
    <span className={isHome ? `${styles.side} ${styles.home}` : styles.side}>
      <span className="crest">
        <TeamCrest team={side.crest} />
      </span>
      <b lang={side.name.lang}>{side.name.text}</b>
    </span>
  );
}
