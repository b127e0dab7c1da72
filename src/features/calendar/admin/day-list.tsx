import { Plus } from "lucide-react";
import { Link } from "react-router";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { shortWeekday } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { addDays, type Calendar, mondayOf } from "../calendar.ts";
import { Item } from "./calendar-item.tsx";
import styles from "./day-list.module.css";
import { clockOf, dayInWords } from "./day-words.ts";
import { MatchLine, SlotButton } from "./match-line.tsx";
import { BundleLine } from "./month-grid.tsx";
import type { Moving } from "./use-moving.ts";

interface DayListProps {
  days: string[];
  /** The day that is asked for. */
  day: string;
  month: string;
  calendar: Calendar;
  moving: Moving;
}

/** Day by day, from today on in the present month; runs of empty days in one line. On a phone a week's strip above it. */
export function DayList({ days, day, month, calendar, moving }: DayListProps) {
  const { today } = calendar;
  const inMonth = days.length > 7 ? days.filter((one) => one.startsWith(month)) : days;
  const shown = inMonth.includes(today) && day >= today ? inMonth.filter((one) => one >= today) : inMonth;
  return (
    <>
      <WeekStrip day={day} calendar={calendar} />
      <ul>
        {inRuns(shown, calendar).map((run) =>
          run.isEmpty ? (
            <EmptyRun key={run.days[0]} days={run.days} today={today} />
          ) : (
            <DayRow key={run.days[0]} day={run.days[0]!} calendar={calendar} moving={moving} />
          ),
        )}
      </ul>
    </>
  );
}

function isEmpty(day: string, { items, matches, bundles }: Calendar): boolean {
  return ![items, matches, bundles].some((list: { day: string | null }[]) =>
    list.some((one) => one.day === day),
  );
}

/** Days with something each by itself, days without together. */
function inRuns(days: string[], calendar: Calendar): { days: string[]; isEmpty: boolean }[] {
  const runs: { days: string[]; isEmpty: boolean }[] = [];
  for (const day of days) {
    const empty = isEmpty(day, calendar) && day !== calendar.today;
    const last = runs.at(-1);
    if (empty && last?.isEmpty) last.days.push(day);
    else runs.push({ days: [day], isEmpty: empty });
  }
  return runs;
}

function DayRow({ day, calendar, moving }: { day: string; calendar: Calendar; moving: Moving }) {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const at = clockOf(day);
  const isToday = day === calendar.today;
  const matches = calendar.matches.filter((match) => match.day === day);
  return (
    <li className={isToday ? `${styles.day} ${styles.today}` : styles.day} id={`day-${day}`}>
      <time dateTime={day} className={styles.date}>
        {at.day}
        <small>{isToday ? words.today : shortWeekday(at, language)}</small>
      </time>
      <div className={styles.items}>
        {matches.map((match) => (
          <MatchLine key={match.id} match={match} isWide />
        ))}
        {calendar.bundles
          .filter((bundle) => bundle.day === day)
          .map((bundle) => (
            <BundleLine key={bundle.id} bundle={bundle} />
          ))}
        {calendar.items
          .filter((item) => item.day === day)
          .map((item) => (
            <Item key={item.id} item={item} moving={moving} />
          ))}
        {matches.flatMap((match) =>
          match.slots.map((slot) => <SlotButton key={`${match.id} ${slot}`} match={match} slot={slot} />),
        )}
        {isEmpty(day, calendar) && <span className={styles.nothing}>{words.empty}</span>}
      </div>
    </li>
  );
}

function EmptyRun({ days, today }: { days: string[]; today: string }) {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const [first = "", last = first] = [days[0], days.at(-1)];
  const name = dayInWords(first, language);
  const span = first === last ? name : `${name} – ${dayInWords(last, language)}`;
  return (
    <li className={styles.emptyDays}>
      <span>{`${span}, ${words.empty}`}</span>
      {first >= today && (
        <Link
          className="tool-button"
          to="/admin/news/create"
          aria-label={words.article}
          title={words.article}
        >
          <Plus className="icon" aria-hidden />
        </Link>
      )}
    </li>
  );
}

/** The days of the week, each a way to its place; those with a match are marked. */
function WeekStrip({ day, calendar }: { day: string; calendar: Calendar }) {
  const language = useLanguage();
  const address = useListAddress();
  const days = Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
  return (
    <nav className={styles.week}>
      {days.map((one) => {
        const at = clockOf(one);
        const hasMatch = calendar.matches.some((match) => match.day === one);
        return (
          <button
            key={one}
            type="button"
            className={hasMatch ? styles.match : undefined}
            aria-current={one === day ? "date" : undefined}
            onClick={() => {
              address.set({ day: one });
              document.getElementById(`day-${one}`)?.scrollIntoView({ block: "center" });
            }}
          >
            <small>{shortWeekday(at, language)}</small>
            {at.day}
          </button>
        );
      })}
    </nav>
  );
}
