import { CircleAlert, ExternalLink, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { RowButton } from "#src/features/office/row-button.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { logoOrOwn } from "#src/features/teams/crest.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { clockTime, shortWeekday } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices } from "#src/i18n/office-text.ts";
import { displayScore, type Match } from "../match.ts";
import { useMatchesOfficeText } from "../use-matches-office-text.ts";

const COLOURS = {
  scheduled: "#5d86e8",
  live: "var(--brand-primary-hot)",
  finished: "#2c9a5b",
  postponed: "#d49a1b",
  cancelled: "#8a5a48",
};
const BADGES = { scheduled: "sch", live: "live", finished: "fin", postponed: "pst", cancelled: "can" };

interface MatchRowProps {
  match: Match;
  /** The number of the club's own team: its crest comes with the club while nobody uploaded a logo. */
  ownTeam: number | undefined;
  onRemove: () => void;
}

/** A match as a line of the back office's list; the month stands above. */
export function MatchRow({ match, ownTeam, onRemove }: MatchRowProps) {
  const words = useMatchesOfficeText();
  const statuses = useChoices("matches", "status");
  const office = useOfficeText();
  const language = useLanguage();
  const at = clockTime(match.match_date, club.timeZone);
  const score = displayScore(match);
  const name = `${match.home_team_name} – ${match.away_team_name}`;
  const side = (which: "home" | "away") => (
    <span className={which === "home" ? "tm h" : "tm"}>
      <span className="cr">
        <TeamCrest
          team={{
            name: match[`${which}_team_name`],
            code: "",
            logo: logoOrOwn(
              match[`${which}_team_logo`],
              ownTeam !== undefined && match[`${which}_team_id`] === ownTeam,
            ),
          }}
        />
      </span>
      <b>{localised(match, `${which}_team_name`, language).text}</b>
    </span>
  );
  return (
    <li className="mrow" style={{ "--z": COLOURS[match.status] } as React.CSSProperties}>
      <span className="d">
        <b>{at ? at.day : "—"}</b>
        <small>{at ? `${shortWeekday(at, language)}, ${at.time}` : ""}</small>
      </span>
      {side("home")}
      <span className="sc">
        {score ? (
          <span className="num">
            {score.home}:{score.away}
          </span>
        ) : (
          <span className="vs">{words.versus}</span>
        )}
      </span>
      {side("away")}
      <span className="v">
        <span className={`bdg ${BADGES[match.status]}`}>{statuses[match.status]}</span>
        <br />
        <small>
          {[localised(match, "competition_name", language).text, localised(match, "venue", language).text]
            .filter(Boolean)
            .join(", ")}
        </small>
        {match.status === "finished" && !score && (
          <small className="note-w">
            <CircleAlert className="i" aria-hidden /> {words.noScore}
          </small>
        )}
      </span>
      <span className="op">
        <a
          className="icb"
          href={`/matches?match=${match.id}`}
          target="_blank"
          rel="noopener"
          title={words.openOnSite}
          aria-label={`${words.openOnSite}: ${name}`}
        >
          <ExternalLink className="i" aria-hidden />
        </a>
        <Link
          className="icb"
          to={`/admin/matches/edit/${match.id}`}
          title={office.edit}
          aria-label={`${office.edit}: ${name}`}
        >
          <Pencil className="i" aria-hidden />
        </Link>
        <RowButton label={office.remove} of={name} icon={Trash2} isDangerous onClick={onRemove} />
      </span>
    </li>
  );
}
