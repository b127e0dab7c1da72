import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { MatchView } from "#src/features/matches/match-view.server.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import styles from "./after-match.module.css";

interface AfterMatchProps {
  match: MatchView;
  /** In the table, as it is now; undefined for a club that is not in it. */
  position: number | undefined;
}

/** What the match has changed, and where it is told. */
export function AfterMatch({ match, position }: AfterMatchProps) {
  const text = useSiteText("home");
  const matches = useSiteText("matches");
  const language = useLanguage();
  return (
    <div className={styles.after}>
      {position !== undefined && (
        <Link to={localPath(language, "/table")}>
          <span>{text.placeNow}</span>
          <b className="number">{text.ordinal(position)}</b>
        </Link>
      )}
      <Link to={localPath(language, match.path)} className={styles.report}>
        <b>{match.hasReport ? text.readReport : matches.details}</b>
        <ArrowRight className="icon" aria-hidden />
      </Link>
    </div>
  );
}
