import { ArrowLeftRight, Goal, Pencil, Trash2, X } from "lucide-react";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { type EventType, type MatchEvent, minuteLabel } from "../match.ts";
import { playerName } from "./event-history.ts";
import { matchesWords } from "./matches-words.ts";

interface EventListProps {
  matchId: number;
  events: MatchEvent[];
  edited: MatchEvent | undefined;
  onEdit: (event: MatchEvent) => void;
}

export function EventList({ matchId, events, edited, onEdit }: EventListProps) {
  const words = useStaffWords(matchesWords);
  const office = useOfficeWords();
  const { remove } = useListActions();
  const onRemove = ({ id }: MatchEvent) =>
    remove({
      kind: "match_events",
      id,
      text: words.removeEvent,
      path: `/admin/matches/${matchId}/events/${id}`,
      failed: words.deleteFailed,
    });
  return (
    <ol className="evl">
      {events.map((event) => (
        <li key={event.id} className={edited?.id === event.id ? "now" : undefined}>
          <span className="m">{minuteLabel(event.minute, event.extra_time)}</span>
          <EventIcon type={event.event_type} />
          <div>
            <b>{playerName(event, words.lang) || "—"}</b>
            <small>
              {event.team_type === "home" ? words.homeSide : words.awaySide}, {words[event.event_type]}
            </small>
          </div>
          <span>
            <button
              type="button"
              className="icb"
              aria-label={`${office.edit}: ${event.minute}′`}
              onClick={() => onEdit(event)}
            >
              <Pencil className="i" aria-hidden />
            </button>
            <button
              type="button"
              className="icb del"
              aria-label={`${office.remove}: ${event.minute}′`}
              onClick={() => void onRemove(event)}
            >
              <Trash2 className="i" aria-hidden />
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}

function EventIcon({ type }: { type: EventType }) {
  if (type === "yellow_card") return <span className="yc" />;
  if (type === "red_card") return <span className="rc" />;
  if (type.startsWith("substitution")) return <ArrowLeftRight className="i" aria-hidden />;
  if (type === "penalty_missed") return <X className="i" aria-hidden />;
  return <Goal className="i" aria-hidden />;
}
