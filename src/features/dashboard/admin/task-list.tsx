import { useState } from "react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { Button } from "#src/features/office/button.tsx";
import { type Task, type TaskWords, wordsOfTask } from "#src/features/office/task.ts";
import { clockTime, shortWeekdayDate } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { languageOfLetters } from "#src/i18n/letters.ts";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeDictionary, useOfficeText } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { dueAt } from "../due.ts";
import { ROWS } from "../today.ts";
import styles from "./task-list.module.css";

interface TaskListProps {
  tasks: Task[];
  /** UTC ISO */
  now: string;
}

/** What there is to do, by when; overdue rows come first because they are. Only the first button calls. */
export function TaskList({ tasks, now }: TaskListProps) {
  const words = useOfficeText("dashboard");
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, ROWS);
  return (
    <section className={styles.tasks}>
      <h2>{words.tasksTitle}</h2>
      {tasks.length === 0 ? (
        <EmptyState title={words.quiet} hint={words.quietHint} level={3} />
      ) : (
        <ul>
          {shown.map((task, index) => (
            <Row key={task.id} task={task} now={now} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {tasks.length > ROWS && (
        <Button isLine aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.fewer : words.more(tasks.length - ROWS)}
        </Button>
      )}
    </section>
  );
}

function Row({ task, now, isFirst }: { task: Task; now: string; isFirst: boolean }) {
  const language = useLanguage();
  const words = useWordsOf(task);
  const about = localised(task, "about", language);
  const due = dueAt(task.due_at, now);
  return (
    <li className={due.day === "overdue" ? styles.late : undefined}>
      <p className={styles.when}>
        <When task={task} now={now} />
      </p>
      <div className={styles.what}>
        <b>{words.what(task.facts)}</b>
        {about.text && <p lang={languageOfLetters(about.text) ?? about.lang}>{about.text}</p>}
      </div>
      <Link className={isFirst ? "button button-small" : "button button-small button-line"} to={task.to}>
        {words.action}
        <span className="visually-hidden">
          {`, ${words.what(task.facts)}${about.text && `, ${about.text}`}`}
        </span>
      </Link>
    </li>
  );
}

function When({ task, now }: { task: Task; now: string }) {
  const words = useOfficeText("dashboard");
  const language = useLanguage();
  const { day, unit, count } = dueAt(task.due_at, now);
  const at = clockTime(task.due_at, club.timeZone);
  if (day === "overdue") {
    return (
      <>
        {words.overdue} <small>{words.since[unit](count)}</small>
      </>
    );
  }
  return (
    <>
      {day === "later" && at && shortWeekdayDate(at, language)}
      {day === "today" && `${words.dueToday}, ${at?.time}`}
      {day === "tomorrow" && `${words.dueTomorrow}, ${at?.time}`}{" "}
      <small>{`${day === "later" && at ? `${at.time}, ` : ""}${words.until[unit](count)}`}</small>
    </>
  );
}

function useWordsOf(task: Task): TaskWords {
  return wordsOfTask(useOfficeDictionary().texts, task);
}
