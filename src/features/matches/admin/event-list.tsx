import { ArrowLeftRight, Goal, Pencil, Trash2, X } from "lucide-react";
import { minuteLabel } from "#src/features/ledger/clock.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { personOf } from "../event-person.ts";
import type { EventType, MatchEvent } from "../match.ts";
import styles from "./event-list.module.css";

interface EventListProps {
  matchId: number;
  events: MatchEvent[];
  edited: MatchEvent | undefined;
  onEdit: (event: MatchEvent) => void;
}

export function EventList({ matchId, events, edited, onEdit }: EventListProps) {
  const colon = useColon();
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  const types = useChoices("match_events", "event_type");
  const sides = useChoices("match_events", "team_type");
  const language = useLanguage();
  const { remove } = useListActions();
  const onRemove = (event: MatchEvent) =>
    remove({
      kind: "match_events",
      id: event.id,
      text: words.removeEvent,
      name: `${minuteLabel(event.minute, event.extra_time)}′ ${types[event.event_type]}, ${personOf(event, language)}`,
      path: `/admin/matches/${matchId}/events/${event.id}`,
      failed: words.deleteFailed,
    });
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={event.id} className={edited?.id === event.id ? styles.edited : undefined}>
          <span className={styles.minute}>{minuteLabel(event.minute, event.extra_time)}</span>
          <EventIcon type={event.event_type} />
          <div>
            <b>{personOf(event, language) || "—"}</b>
            <small>
              {sides[event.team_type]}, {types[event.event_type]}
            </small>
          </div>
          <span>
            <button
              type="button"
              className="tool-button"
              aria-label={`${office.edit}${colon}${event.minute}′`}
              onClick={() => onEdit(event)}
            >
              <Pencil className="icon" aria-hidden />
            </button>
            <button
              type="button"
              className="tool-button tool-button-danger"
              aria-label={`${office.remove}${colon}${event.minute}′`}
              onClick={() => void onRemove(event)}
            >
              <Trash2 className="icon" aria-hidden />
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}

function EventIcon({ type }: { type: EventType }) {
  if (type === "yellow_card") return <span className={styles.yellowCard} />;
  if (type === "red_card") return <span className={styles.redCard} />;
  if (type.startsWith("substitution")) return <ArrowLeftRight className="icon" aria-hidden />;
  if (type === "penalty_missed") return <X className="icon" aria-hidden />;
  return <Goal className="icon" aria-hidden />;
}
