import { CircleAlert, ExternalLink, Pencil, Shirt, Smartphone, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { RowButton } from "#src/features/office/row-button.tsx";
import { initials, logoOrOwn } from "#src/features/teams/crest.ts";
import type { Team } from "#src/features/teams/team.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { clockTime, shortWeekday } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { consolePath, isConsoleTime } from "../console-time.ts";
import { displayScore, type ListedMatch, type TeamType } from "../match.ts";
import { goalsDiffer, scoreOfGoals, scoreText } from "../score.ts";
import { matchName } from "./match-name.ts";
import styles from "./match-row.module.css";

const COLOURS = {
  scheduled: "#5d86e8",
  live: "var(--brand-primary-hot)",
  finished: "#2c9a5b",
  postponed: "#d49a1b",
  cancelled: "#8a5a48",
};
const BADGES = {
  scheduled: "badge-info",
  live: "badge-live",
  finished: "badge-success",
  postponed: "badge-warning",
  cancelled: "badge-danger",
};

interface MatchRowProps {
  match: ListedMatch;
  /** All that are known: they have the codes, and the own one's crest comes with the club. */
  teams: Team[];
  onRemove: () => void;
}

/** A match as a line of the back office's list; the month stands above. */
export function MatchRow({ match, teams, onRemove }: MatchRowProps) {
  const words = useOfficeText("matches");
  const statuses = useChoices("matches", "status");
  const language = useLanguage();
  const at = clockTime(match.match_date, club.timeZone);
  const score = displayScore(match);
  const goals = scoreOfGoals(match.events ?? [], match);
  return (
    <li className={styles.row} style={{ "--z": COLOURS[match.status] } as React.CSSProperties}>
      <span className={styles.date}>
        <b>{at ? at.day : "—"}</b>
        <small>{at ? `${shortWeekday(at, language)}, ${at.time}` : ""}</small>
      </span>
      <Side which="home" match={match} teams={teams} />
      <span className={styles.score}>
        {score ? (
          <span className="number">
            {score.home}:{score.away}
          </span>
        ) : (
          <span className={styles.versus}>{words.versus}</span>
        )}
      </span>
      <Side which="away" match={match} teams={teams} />
      <span className={styles.details}>
        <span className={`badge ${BADGES[match.status]}`}>{statuses[match.status]}</span>
        <br />
        <small>
          {[localised(match, "competition_name", language).text, localised(match, "venue", language).text]
            .filter(Boolean)
            .join(", ")}
        </small>
        {match.status === "finished" && !score && (
          <small className={styles.warning}>
            <CircleAlert className="icon" aria-hidden /> {words.noScore}
          </small>
        )}
        {goals && goalsDiffer(match, goals) && (
          <small className={styles.warning}>
            <CircleAlert className="icon" aria-hidden /> {words.scoreDiffers(scoreText(goals))}
          </small>
        )}
      </span>
      <RowActions match={match} onRemove={onRemove} />
    </li>
  );
}

function Side({ which, match, teams }: Omit<MatchRowProps, "onRemove"> & { which: TeamType }) {
  const language = useLanguage();
  const team = teams.find(({ id }) => id === match[`${which}_team_id`]);
  const logo = logoOrOwn(match[`${which}_team_logo`], team?.is_own ?? false);
  const name = localised(match, `${which}_team_name`, language).text;
  const code = team ? localised(team, "code", language).text : initials(name);
  return (
    <span className={which === "home" ? `${styles.team} ${styles.home}` : styles.team}>
      <span className="crest">
        <TeamCrest team={{ name: match[`${which}_team_name`], code, logo }} />
      </span>
      <b>{name}</b>
    </span>
  );
}

function RowActions({ match, onRemove }: Pick<MatchRowProps, "match" | "onRemove">) {
  const colon = useColon();
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  const { openConsole } = useOfficeText("matchday");
  const language = useLanguage();
  const name = matchName(match, language);
  return (
    <span className={styles.actions}>
      {isConsoleTime(match, Date.now()) && (
        <a
          className="tool-button"
          href={consolePath(match.id)}
          title={openConsole}
          aria-label={`${openConsole}${colon}${name}`}
        >
          <Smartphone className="icon" aria-hidden />
        </a>
      )}
      <a
        className="tool-button"
        href={localPath(language, `/matches?match=${match.id}`)}
        target="_blank"
        rel="noopener"
        title={words.openOnSite}
        aria-label={`${words.openOnSite}${colon}${name}`}
      >
        <ExternalLink className="icon" aria-hidden />
      </a>
      <Link
        className="tool-button"
        to={`/admin/matches/${match.id}/lineup`}
        title={words.lineup}
        aria-label={`${words.lineup}${colon}${name}`}
      >
        <Shirt className="icon" aria-hidden />
      </Link>
      <Link
        className="tool-button"
        to={`/admin/matches/edit/${match.id}`}
        title={office.edit}
        aria-label={`${office.edit}${colon}${name}`}
      >
        <Pencil className="icon" aria-hidden />
      </Link>
      <RowButton label={office.remove} of={name} icon={Trash2} isDangerous onClick={onRemove} />
    </span>
  );
}
