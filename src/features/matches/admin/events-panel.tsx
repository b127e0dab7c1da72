import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Match, MatchEvent } from "../match.ts";
import { EventForm } from "./event-form.tsx";
import { EventList } from "./event-list.tsx";
import styles from "./events-panel.module.css";
import { useEventEditor } from "./use-event-editor.ts";

/** The events of a match; each is saved by itself, at once. */
export function EventsPanel({ match, events }: { match: Match; events: MatchEvent[] }) {
  const words = useOfficeText("matches");
  const editor = useEventEditor(match.id);
  return (
    <section className="panel">
      <h2>{words.events}</h2>
      {events.length === 0 ? (
        <p className={`hint ${styles.none}`}>{words.noEvents}</p>
      ) : (
        <EventList matchId={match.id} events={events} edited={editor.edited} onEdit={editor.edit} />
      )}
      <EventForm match={match} editor={editor} />
    </section>
  );
}
