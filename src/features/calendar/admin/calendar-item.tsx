import { Check, CircleDashed, Clock, History, Hourglass } from "lucide-react";
import { Link } from "react-router";
import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { CalendarItem, ItemKind } from "../calendar.ts";
import styles from "./calendar-item.module.css";
import { timeOf } from "./day-words.ts";
import type { Moving } from "./use-moving.ts";

/** The mark of each kind; its words are read beside it. */
export const KIND_ICONS: Record<ItemKind, typeof Check> = {
  out: Check,
  scheduled: Clock,
  planned: CircleDashed,
  draft: CircleDashed,
  waits: Hourglass,
  over: History,
};

/** How each kind looks. */
export const KIND_STYLES: Record<ItemKind, string | undefined> = {
  out: styles.published,
  scheduled: styles.scheduled,
  planned: styles.planned,
  draft: styles.idea,
  waits: styles.waits,
  over: styles.ended,
};

interface ItemProps {
  item: CalendarItem;
  moving: Moving;
  /** What a press does instead of opening the article. */
  onPress?: (item: CalendarItem) => void;
}

/** An article on its day: it can be dragged, picked up by the keyboard and opened. */
export function Item({ item, moving, onPress }: ItemProps) {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const Icon = KIND_ICONS[item.kind];
  const title = localised(item, "title", language, item.language);
  const isLifted = moving.lifted?.item.id === item.id;
  const canMove = item.kind !== "out" && item.kind !== "over";
  return (
    <Link
      to={`/admin/news/edit/${item.id}`}
      className={[styles.item, KIND_STYLES[item.kind], isLifted && styles.lifted].filter(Boolean).join(" ")}
      draggable={canMove}
      aria-describedby={canMove ? "calendar-keys" : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", moving.titleOf(item));
        moving.dragged.current = item;
      }}
      onKeyDown={(event) => moving.onKeyDown(event, item)}
      onClick={(event) => {
        if (!onPress || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onPress(item);
      }}
    >
      <Icon className="icon" aria-hidden />
      <b lang={title.lang}>
        <span className="visually-hidden">{words.kinds[item.kind]}. </span>
        {title.text || words.untitled}
      </b>
      <Details item={item} />
    </Link>
  );
}

/** The hour, what it hangs on, and what is missing; of what is out, nothing. */
function Details({ item }: { item: CalendarItem }) {
  const words = useOfficeText("calendar");
  const language = useLanguage();
  const tie = useTie(item);
  const hour = item.kind === "scheduled" && item.at ? timeOf(item.at) : "";
  const instead =
    item.kind === "waits"
      ? words.waitsForMatch
      : item.kind === "draft"
        ? localised(item, "category_name", language).text
        : "";
  const shown = hour || instead;
  const isTied =
    tie !== "" && (item.kind === "scheduled" || item.kind === "planned" || item.kind === "draft");
  if (!shown && !isTied) return null;
  return (
    <small>
      <span>
        {shown}
        {isTied && <span className={styles.tied}>{shown ? `, ${tie}` : tie}</span>}
      </span>
      {item.missing.length > 0 && item.missing.length < 3 && (
        <span className={styles.missing}>
          {words.without(item.missing.map((one) => LANGUAGE_MARKS[one]).join(", "))}
        </span>
      )}
    </small>
  );
}

/** "1 hour before the match"; empty for an article of its own hour. */
function useTie({ tie }: CalendarItem): string {
  const words = useOfficeText("calendar");
  if (!tie) return "";
  if (tie.anchor === "full_time") return words.afterMatch;
  const minutes = -tie.offset_minutes;
  if (minutes <= 0) return "";
  return words.beforeMatch(minutes % 60 === 0 ? words.hours(minutes / 60) : words.minutes(minutes));
}
