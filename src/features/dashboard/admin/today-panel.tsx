import { club } from "#club/club.ts";
import { clockTime, longDate } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Today } from "../today.ts";
import { MatchSlab } from "./match-slab.tsx";
import { TaskList } from "./task-list.tsx";
import styles from "./today-panel.module.css";

/** What staff see first: the day, the match of these days, what there is to do now. */
export function TodayPanel({ today }: { today: Today }) {
  const words = useOfficeText("dashboard");
  const language = useLanguage();
  const at = clockTime(today.now, club.timeZone);
  return (
    <>
      <div className={styles.head}>
        <h1>{words.todayTitle}</h1>
        {at && <p>{`${longDate(at, language)}, ${at.time}`}</p>}
      </div>
      {today.match && <MatchSlab ahead={today.match} now={today.now} />}
      <TaskList tasks={today.tasks} now={today.now} />
    </>
  );
}
