import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { type CrestTeam, TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import styles from "./drawer-match.module.css";

/** What of the home page's next match stands here. */
interface NextMatch {
  path: string;
  kickOff: string;
  time: string;
  shortDate: string;
  home: Side;
  away: Side;
}

interface Side {
  name: ShownText;
  crest: CrestTeam;
  isOwn: boolean;
}

/** The next match at the foot of the phone's menu. It is asked for when the menu opens: no page has to carry it. */
export function DrawerMatch() {
  const text = useSiteText("shell");
  const language = useLanguage();
  const { load, data } = useFetcher<{ next: NextMatch | null }>();
  useEffect(() => {
    // The home page's own data, which the server has at hand.
    void load(`${localPath(language, "/")}?index`);
  }, [load, language]);
  const match = data?.next;
  if (!match) return null;
  const other = match.home.isOwn ? match.away : match.home;
  return (
    <Link className={`${styles.match} slab merlons-above`} to={localPath(language, match.path)}>
      <span className="pores" />
      <span className="label">{text.nextMatch}</span>
      <span className={styles.row}>
        <span className="crest">
          <TeamCrest team={other.crest} />
        </span>
        <span>
          <b lang={other.name.lang}>{other.name.text}</b>
          <br />
          {match.shortDate}, {match.home.isOwn ? text.atHome : text.away}
        </span>
        <time className="number" dateTime={match.kickOff}>
          {match.time}
        </time>
      </span>
    </Link>
  );
}
