import { Link } from "react-router";
import type { MatchView } from "#src/features/matches/match-view.server.ts";
import { OutReason } from "#src/features/people/out-reason.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import styles from "./absent-line.module.css";
import type { HomeData } from "./home-data.server.ts";

interface AbsentLineProps {
  absent: HomeData["absent"];
  match: Pick<MatchView, "path">;
}

/** Who of the club misses its next match, and why; the whole list is on the page of the match. */
export function AbsentLine({ absent: { people, more }, match }: AbsentLineProps) {
  const text = useSiteText("people");
  const language = useLanguage();
  const colon = useColon();
  if (people.length === 0) return null;
  return (
    <p className={styles.absent}>
      <b>{`${text.absent}${colon}`}</b>
      {people.map((one, index) => (
        <span key={one.player ?? `${one.number} ${one.name?.text}`}>
          {index > 0 && ", "}
          <span className={styles.name} lang={one.name?.lang}>
            {one.name?.text}
          </span>{" "}
          (<OutReason out={one} />)
        </span>
      ))}
      {more > 0 && (
        <>
          {", "}
          <Link to={localPath(language, match.path)}>{text.more(more)}</Link>
        </>
      )}
    </p>
  );
}
