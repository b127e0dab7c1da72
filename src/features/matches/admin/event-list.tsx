import { ArrowLeftRight, Goal, Pencil, Trash2, X } from "lucide-react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
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
  const { revalidate } = useRevalidator();
  const remove = async (event: MatchEvent) => {
    if (!(await confirm({ text: words.removeEvent, yes: office.remove, isDangerous: true }))) return;
    try {
      await api.delete(`/admin/matches/${matchId}/events/${event.id}`);
      offerUndo({
        kind: "match_events",
        ids: [event.id],
        words: office,
        onRestored: () => void revalidate(),
      });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showToast({ text: faultText(failure, words.deleteFailed, office.network), isBad: true });
    }
    await revalidate();
  };
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
              onClick={() => void remove(event)}
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
