import { Ticket } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { CalendarLink } from "#src/features/matches/calendar-link.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./match-bar.module.css";
import { TICKETS_ID } from "./page-slab.tsx";

/** On a phone, at the thumb before a match: tickets and calendar, while the slab's own button is out of sight. */
export function MatchBar() {
  const { data, log } = useFollowedMatch();
  const text = useSiteText("matches");
  const language = useLanguage();
  const isDoubled = useIsSeen(TICKETS_ID);
  if (log.status !== "scheduled") return null;
  const hasTickets = data.match.home.isOwn;
  const isOwn = hasTickets || data.match.away.isOwn;
  return (
    <div className={styles.bar} hidden={isDoubled}>
      <CalendarLink name={isOwn ? "team" : "match"} className="button-dark" isIcon={hasTickets} />
      {hasTickets && (
        <Link className="button" to={`${localPath(language, "/stadium")}#tickets`}>
          <Ticket className="icon" aria-hidden /> {text.tickets}
        </Link>
      )}
    </div>
  );
}

/** Whether an element is in sight now; not before scripts run. */
function useIsSeen(id: string): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return setIsSeen(false);
    const observer = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isSeen;
}
