import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { CompetitionName } from "./competition-name.tsx";
import { MatchLink } from "./match-link.tsx";
import type { MatchView, SideView } from "./match-view.server.ts";
import styles from "./result-card.module.css";
import { StatusBadge } from "./status-badge.tsx";

const OUTCOME = { W: styles.won, D: styles.drawn, L: styles.lost };

interface ResultCardProps {
  match: MatchView;
  /** Where it leads to, on a page that can't open the match's details over itself. */
  to?: string;
}

/** A finished match in short; the bar and the letter say how it went for the own club. */
export function ResultCard({ match, to }: ResultCardProps) {
  const className = `${styles.card} ${match.outcome ? OUTCOME[match.outcome] : ""}`;
  const result = <Result match={match} />;
  return to ? (
    <Link className={className} to={to}>
      {result}
    </Link>
  ) : (
    <MatchLink match={match} className={className}>
      {result}
    </MatchLink>
  );
}

function Result({ match }: { match: MatchView }) {
  const text = useSiteText("matches");
  const { score, scorers, outcome } = match;
  return (
    <>
      <div className={`${styles.head} small`}>
        <time dateTime={match.kickOff}>{match.shortDate}</time>
        <span className={styles.how}>
          <span>
            <CompetitionName match={match} />
          </span>
          {(match.decided || match.shootOut) && <StatusBadge {...match} />}
          {outcome && (
            <span className="form-letter" data-outcome={outcome} title={text.outcome[outcome]}>
              <span aria-hidden="true">{text.outcomeLetter[outcome]}</span>
              <span className="visually-hidden">{text.outcome[outcome]}</span>
            </span>
          )}
        </span>
      </div>
      <Line side={match.home} goals={score?.home} other={score?.away} />
      <Line side={match.away} goals={score?.away} other={score?.home} />
      {scorers && (
        <p className={`${styles.scorers} small`}>
          {[scorers.home, scorers.away]
            .map((side) => side.join(", "))
            .filter(Boolean)
            .join(" – ")}
        </p>
      )}
    </>
  );
}

function Line({
  side,
  goals,
  other,
}: {
  side: SideView;
  goals: number | undefined;
  other: number | undefined;
}) {
  const hasNotLost = goals === undefined || other === undefined || goals >= other;
  return (
    <div className={hasNotLost ? `${styles.team} ${styles.unbeaten}` : styles.team}>
      <span className="crest">
        <TeamCrest team={side.crest} />
      </span>
      <b lang={side.name.lang}>{side.name.text}</b>
      <span className="number">{goals ?? "–"}</span>
    </div>
  );
}
