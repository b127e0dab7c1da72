import { CalendarPlus, CalendarSync, Download } from "lucide-react";
import { club } from "#club/club.ts";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./calendar-links.module.css";
import { type CalendarName, calendarPath, matchFilePath } from "./calendar-path.ts";

interface CalendarLinksProps {
  /** A match that can be had alone. */
  matchId?: number | undefined;
  className?: string | undefined;
}

/** The club's matches for the visitor's calendar: to follow, with how fast each kind hears of a change, or as a file. */
export function CalendarLinks({ matchId, className = "" }: CalendarLinksProps) {
  const text = useSiteText("calendar");
  const language = useLanguage();
  return (
    <details className={`${styles.calendar} ${className}`}>
      <summary className="button button-small button-ghost">
        <CalendarPlus className="icon" aria-hidden /> {text.add}
      </summary>
      <div className={styles.panel} id="calendar">
        <p>
          <b>{text.title}</b>
          <br />
          {text.lead}
        </p>
        <Followed title={text.own(club.name[language])} name="team" />
        <Followed title={text.home} name="team" isHomeOnly />
        {matchId !== undefined && (
          <div className={styles.choice}>
            <h3>{text.one}</h3>
            <FileLink path={matchFilePath(language, matchId)} />
          </div>
        )}
      </div>
    </details>
  );
}

interface FollowedProps {
  title: string;
  name: CalendarName;
  isHomeOnly?: boolean;
}

function Followed({ title, name, isHomeOnly = false }: FollowedProps) {
  const text = useSiteText("calendar");
  const language = useLanguage();
  const path = calendarPath(language, name, isHomeOnly);
  const address = useSiteUrl() + path;
  const followed = address.replace(/^https?:/, "webcal:");
  return (
    <div className={styles.choice}>
      <h3>{title}</h3>
      <a className="button button-small" href={followed}>
        <CalendarSync className="icon" aria-hidden /> {text.apple} <small>{text.appleHint}</small>
      </a>
      <a
        className="button button-small button-ghost"
        href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(followed)}`}
        target="_blank"
        rel="noopener"
      >
        <CalendarPlus className="icon" aria-hidden /> {text.google} <small>{text.googleHint}</small>
      </a>
      <FileLink path={path} />
      <p className={styles.address}>
        <span>{text.address}</span> <code>{address}</code>
      </p>
    </div>
  );
}

function FileLink({ path }: { path: string }) {
  const text = useSiteText("calendar");
  return (
    <a className="button button-small button-ghost" href={path} download>
      <Download className="icon" aria-hidden /> {text.file} <small>{text.fileHint}</small>
    </a>
  );
}
