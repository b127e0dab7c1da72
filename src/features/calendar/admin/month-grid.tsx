import { Layers } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { shortWeekday } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Calendar, CalendarBundle, CalendarItem } from "../calendar.ts";
import itemStyles from "./calendar-item.module.css";
import { Item, KIND_ICONS, KIND_STYLES } from "./calendar-item.tsx";
import { clockOf, dayInWords, timeOf } from "./day-words.ts";
import { MatchLine, SlotButton } from "./match-line.tsx";
import styles from "./month-grid.module.css";
import type { Moving } from "./use-moving.ts";

/** More are folded away. */
const MOST_SHOWN = 4;

interface MonthGridProps {
  days: string[];
  /** "2026-03": days of others recede. */
  month: string;
  calendar: Calendar;
  moving: Moving;
}

/** Weeks as rows, matches as the ground of their days. */
export function MonthGrid({ days, month, calendar, moving }: MonthGridProps) {
  const language = useLanguage();
  return (
    <div className={styles.grid}>
      {days.slice(0, 7).map((day) => (
        <div key={day} className={styles.weekday}>
          {shortWeekday(clockOf(day), language)}
        </div>
      ))}
      {days.map((day) => (
        <Day key={day} day={day} isOutside={!day.startsWith(month)} calendar={calendar} moving={moving} />
      ))}
    </div>
  );
}

interface DayProps {
  day: string;
  isOutside: boolean;
  calendar: Calendar;
  moving: Moving;
}

function Day({ day, isOutside, calendar, moving }: DayProps) {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const [isOver, setIsOver] = useState(false);
  const matches = calendar.matches.filter((match) => match.day === day);
  const bundles = calendar.bundles.filter((bundle) => bundle.day === day);
  const isToday = day === calendar.today;
  const isTarget = isOver || moving.lifted?.day === day;
  const ground = matches[0] && (matches[0].is_home ? styles.home : styles.away);
  const classes = [
    styles.day,
    isOutside && styles.outside,
    day < calendar.today && !ground && styles.past,
    ground,
    isToday && styles.today,
    isTarget && styles.target,
  ];
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      aria-label={dayInWords(day, language)}
      onDragOver={(event) => {
        if (!moving.dragged.current) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const item = moving.dragged.current;
        moving.dragged.current = undefined;
        if (item) void moving.move(item, day);
      }}
    >
      <time dateTime={day}>
        <b>{clockOf(day).day}</b>
        {isToday && <small>{words.today}</small>}
      </time>
      {matches.map((match) => (
        <MatchLine key={match.id} match={match} />
      ))}
      {bundles.map((bundle) => (
        <BundleLine key={bundle.id} bundle={bundle} />
      ))}
      <Items items={calendar.items.filter((item) => item.day === day)} moving={moving} />
      {matches.flatMap((match) =>
        match.slots.map((slot) => <SlotButton key={`${match.id} ${slot}`} match={match} slot={slot} />),
      )}
    </section>
  );
}

/** A day's articles; more than four fold away. */
function Items({ items, moving }: { items: CalendarItem[]; moving: Moving }) {
  const words = useOfficeText("calendar");
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || items.length <= MOST_SHOWN ? items : items.slice(0, MOST_SHOWN - 1);
  return (
    <>
      {shown.map((item) => (
        <Item key={item.id} item={item} moving={moving} />
      ))}
      {shown.length < items.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {words.more(items.length - shown.length)}
        </button>
      )}
    </>
  );
}

/** What goes out together, with its hour. */
export function BundleLine({ bundle }: { bundle: CalendarBundle }) {
  const words = useOfficeText("calendar");
  return (
    <Link
      to={`/admin/bundles#bundle-${bundle.id}`}
      className={`${itemStyles.item} ${KIND_STYLES[bundle.state === "out" ? "out" : "scheduled"]}`}
    >
      <Layers className="icon" aria-hidden />
      <b>
        <span className="visually-hidden">{words.bundle}. </span>
        {bundle.name}
      </b>
      <small>{timeOf(bundle.at)}</small>
    </Link>
  );
}

const MARKS = {
  out: styles.published,
  scheduled: styles.scheduled,
  planned: undefined,
  over: undefined,
};

/** What the marks and grounds mean. */
export function Legend() {
  const words = useOfficeText("calendar");
  return (
    <ul className={styles.legend}>
      {(["out", "scheduled", "planned", "over"] as const).map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <li key={kind} className={MARKS[kind]}>
            <Icon className="icon" aria-hidden /> {words.kinds[kind]}
          </li>
        );
      })}
      <li>
        <i className={styles.home} /> {words.homeMatch}
      </li>
      <li>
        <i className={styles.away} /> {words.awayMatch}
      </li>
    </ul>
  );
}
