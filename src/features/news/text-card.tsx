import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { CompetitionName } from "#src/features/matches/competition-name.tsx";
import type { MatchView, SideView } from "#src/features/matches/match-view.server.ts";
import { Portrait } from "#src/features/players/portrait.tsx";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import styles from "./text-card.module.css";
import type { TextCardView } from "./text-cards.server.ts";

interface TextCardProps {
  card: TextCardView;
  /** In a tab of its own: the form that shows it stays. */
  opensAway?: boolean;
}

/** A match, a player or a part of the table within a text, as it is at the moment of reading. */
export function TextCard({ card, opensAway = false }: TextCardProps) {
  if (card.kind === "match") return <MatchCard match={card.match} opensAway={opensAway} />;
  if (card.kind === "table") return <TableCard rows={card.rows} opensAway={opensAway} />;
  const { path, name, number, position, photo } = card;
  return (
    <CardLink path={path} opensAway={opensAway} className={`${styles.card} ${styles.player}`}>
      <span className={styles.portrait}>
        <Portrait photo={photo} sizes="96px" />
      </span>
      <span className={styles.person}>
        <b lang={name.lang}>{name.text}</b>
        <small lang={position.lang}>{position.text}</small>
      </span>
      {number !== null && <span className={`number ${styles.shirt}`}>{number}</span>}
    </CardLink>
  );
}

interface CardLinkProps {
  path: string;
  opensAway: boolean;
  className: string | undefined;
  /** Whether it changes while a match is played. */
  isLive?: boolean;
  children: ReactNode;
}

function CardLink({ path, opensAway, className, isLive, children }: CardLinkProps) {
  const language = useLanguage();
  return (
    <Link
      to={localPath(language, path)}
      className={className}
      data-card=""
      data-live={isLive ? "" : undefined}
      {...(opensAway ? { target: "_blank" } : {})}
    >
      {children}
    </Link>
  );
}

function MatchCard({ match, opensAway }: { match: MatchView; opensAway: boolean }) {
  const text = useSiteText("matches");
  const { score, status, decided } = match;
  return (
    <CardLink
      path={match.path}
      opensAway={opensAway}
      className={styles.card}
      isLive={status === "live" || status === "scheduled"}
    >
      <span className={styles.teams}>
        <Side side={match.home} />
        <span className={styles.middle}>
          <b className="number">{score ? `${score.home}:${score.away}` : match.time || text.versus}</b>
          <time dateTime={match.kickOff}>{match.shortDate}</time>
        </span>
        <Side side={match.away} />
      </span>
      <span className={styles.about}>
        <span>
          <CompetitionName match={match} hasRound />
        </span>
        {decided ? (
          <span>{text.decided[decided]}</span>
        ) : (
          status !== "scheduled" &&
          status !== "finished" && (
            <span data-follow={status === "live" ? "" : undefined}>{text.status[status]}</span>
          )
        )}
      </span>
    </CardLink>
  );
}

function Side({ side }: { side: SideView }) {
  return (
    <span className={styles.side}>
      <span className="crest">
        <TeamCrest team={side.crest} />
      </span>
      <b lang={side.name.lang}>{side.name.text}</b>
    </span>
  );
}

type Rows = Extract<TextCardView, { kind: "table" }>["rows"];

function TableCard({ rows, opensAway }: { rows: Rows; opensAway: boolean }) {
  const { columns, heading } = useSiteText("table");
  return (
    <div className={`${styles.card} ${styles.table}`}>
      <table>
        <thead>
          <tr>
            {(["position", "team", "played", "points"] as const).map((name) => (
              <th key={name} scope="col">
                <abbr title={columns[name][1]}>{columns[name][0]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, name, crest, played, points, isOwn }) => (
            <tr key={position} className={isOwn ? styles.own : undefined}>
              <td>{position}</td>
              <th scope="row">
                <span>
                  <span className="crest">
                    <TeamCrest team={crest} instead="letters" />
                  </span>
                  <span lang={name.lang}>{name.text}</span>
                </span>
              </th>
              <td>{played}</td>
              <td className="number">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CardLink path="/table" opensAway={opensAway} className={styles.more}>
        {heading} <ArrowRight className="icon" aria-hidden />
      </CardLink>
    </div>
  );
}
