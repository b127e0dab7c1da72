import { RefreshCw } from "lucide-react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import type { CalendarDialogData, PreviewEntry } from "./calendar-data.server.ts";
import styles from "./calendar-preview.module.css";

/** How the matches will look in a calendar: the next one, and one that was moved if there is one. */
export function CalendarPreview({ data: { preview, language } }: { data: CalendarDialogData }) {
  const text = useSiteText("calendar");
  return (
    <section className={styles.preview} aria-labelledby="calendar-look">
      <h3 id="calendar-look">{text.look}</h3>
      {preview.length === 0 && <p className={styles.none}>{text.nonePreview}</p>}
      {preview.map((entry, index) => (
        <Entry key={index} entry={entry} lang={language} />
      ))}
    </section>
  );
}

function Entry({ entry, lang }: { entry: PreviewEntry; lang: string }) {
  const text = useSiteText("calendar");
  const { day, month, title, weekday, time, formerTime, isMoved, place, notes } = entry;
  return (
    <article className={styles.entry} lang={lang}>
      <span className={styles.day}>
        <b className="number">{day}</b>
        {month}
      </span>
      <div>
        <h4>{title}</h4>
        <p>
          {weekday}
          {time && ", "}
          {formerTime && (
            <>
              <s>{formerTime}</s>{" "}
            </>
          )}
          {time}
        </p>
        {place && <p>{place}</p>}
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
        {isMoved && (
          <small className={styles.moved}>
            <RefreshCw className="icon" aria-hidden /> {text.moved}
          </small>
        )}
      </div>
    </article>
  );
}
