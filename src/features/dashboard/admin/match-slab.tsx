import { Check, CircleAlert, ExternalLink, Pencil, Shirt, Smartphone } from "lucide-react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { CompetitionName } from "#src/features/matches/competition-name.tsx";
import { consolePath, isConsoleTime } from "#src/features/matches/console-time.ts";
import { displayScore, type Match, type MatchStatus, type TeamType } from "#src/features/matches/match.ts";
import { logoOrOwn } from "#src/features/teams/crest.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { clockTime, weekdayDate } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { dayOf } from "../due.ts";
import type { MatchAhead } from "../today.ts";
import styles from "./match-slab.module.css";

const LABELS: Partial<Record<MatchStatus, "matchNow" | "matchPlayed">> = {
  live: "matchNow",
  finished: "matchPlayed",
};

interface MatchSlabProps {
  ahead: MatchAhead;
  /** UTC ISO */
  now: string;
}

/** The club's match that is on, has just been played or comes next: when, who, where, what of it is not entered yet, and the ways to it. */
export function MatchSlab({ ahead, now }: MatchSlabProps) {
  const words = useOfficeText("dashboard");
  const language = useLanguage();
  const { match } = ahead;
  const score = displayScore(match);
  const at = clockTime(match.match_date, club.timeZone);
  const names = (["home", "away"] as const).map(
    (side) => localised(match, `${side}_team_name`, language).text,
  );
  return (
    <section
      className={`slab merlons-above merlons-below ${styles.slab}`}
      aria-label={words[LABELS[match.status] ?? "matchAhead"]}
    >
      <div className="pores" />
      <div className={styles.sides}>
        <Crest ahead={ahead} side="home" />
        <span className="number">{score ? `${score.home}:${score.away}` : at?.time}</span>
        <Crest ahead={ahead} side="away" />
      </div>
      <div className={styles.when}>
        <b>
          <When match={match} now={now} />
          {`, ${names.join(" – ")}`}
        </b>
        <span>
          <CompetitionName
            match={{
              competition: localised(match, "competition_name", language),
              round: match.round,
              stage: match.stage ?? "",
            }}
            hasRound
          />
        </span>
      </div>
      <Ways match={match} now={now} />
      <Readiness match={match} />
    </section>
  );
}

/** From four hours before to four hours after the kick-off the match is run: that comes first then. */
function Ways({ match, now }: { match: Match; now: string }) {
  const words = useOfficeText("dashboard");
  const language = useLanguage();
  const lineups = useOfficeText("lineups");
  const { openConsole } = useOfficeText("matchday");
  return (
    <div className={styles.buttons}>
      {isConsoleTime(match, Date.parse(now)) && (
        // A document of its own: it starts without a network, too.
        <a className="button button-small" href={consolePath(match.id)}>
          <Smartphone className="icon" aria-hidden /> {openConsole}
        </a>
      )}
      <Link className="button button-small button-dark" to={`/admin/matches/edit/${match.id}`}>
        <Pencil className="icon" aria-hidden /> {words.openMatch}
      </Link>
      <Link className="button button-small button-on-stone" to={`/admin/matches/${match.id}/lineup`}>
        <Shirt className="icon" aria-hidden /> {lineups.title}
      </Link>
      <a
        className="button button-small button-on-stone"
        href={localPath(language, `/matches?match=${match.id}`)}
        target="_blank"
        rel="noopener"
      >
        <ExternalLink className="icon" aria-hidden /> {words.onSite}
      </a>
    </div>
  );
}

function When({ match, now }: { match: Match; now: string }) {
  const words = useOfficeText("dashboard");
  const language = useLanguage();
  const statuses = useChoices("matches", "status");
  if (match.status === "live" || match.status === "finished") return statuses[match.status];
  const day = dayOf(match.match_date, now);
  if (day !== "later") return words[day === "today" ? "dueToday" : "dueTomorrow"];
  const at = clockTime(match.match_date, club.timeZone);
  return at ? weekdayDate(at, language) : "—";
}

function Crest({ ahead, side }: { ahead: MatchAhead; side: TeamType }) {
  const language = useLanguage();
  const { match, [side]: team } = ahead;
  const crest = {
    name: match[`${side}_team_name`],
    code: team ? localised(team, "code", language).text : "",
    logo: logoOrOwn(match[`${side}_team_logo`], team?.is_own ?? false),
  };
  return (
    <span className={`crest ${styles.crest}`}>
      <TeamCrest team={crest} />
    </span>
  );
}

/** What readers look for before a match; a gap is said in words, not by colour alone. */
function Readiness({ match }: { match: Match }) {
  const words = useOfficeText("dashboard");
  const labels = useFieldLabels("matches");
  const language = useLanguage();
  const colon = useColon();
  return (
    <ul className={styles.readiness}>
      {(["venue", "referee"] as const).map((field) => {
        const { text, lang } = localised(match, field, language);
        const Icon = text ? Check : CircleAlert;
        return (
          <li key={field} className={text ? undefined : styles.missing}>
            <Icon className="icon" aria-hidden />
            <span>
              {`${labels[field]}${colon}`}
              <span lang={text ? lang : undefined}>{text || words.notEntered}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
