import { ArrowLeftRight, CircleAlert, Goal, Pencil, Trash2, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { wholeNumber } from "#src/features/office/whole-number.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import {
  EVENT_TYPES,
  type EventType,
  type Match,
  type MatchEvent,
  minuteLabel,
  type TeamType,
} from "../match.ts";
import { playerName } from "./event-history.ts";
import { matchesWords } from "./matches-words.ts";

interface SquadPlayer {
  id: number;
  first_name: string;
  last_name: string;
  jersey_number: number | null;
}

/** A player of the squad by number, or a name. */
interface Who {
  id: string;
  name: string;
}

interface Draft {
  type: EventType | "substitution" | "";
  side: TeamType | "";
  minute: string;
  extra: string;
  who: Who;
  /** Who goes off, for a substitution. */
  off: Who;
  description: string;
}

const NOBODY: Who = { id: "", name: "" };
const EMPTY: Draft = { type: "", side: "", minute: "", extra: "", who: NOBODY, off: NOBODY, description: "" };
/** What is entered most, in thumb reach. */
const QUICK = ["goal", "yellow_card", "red_card", "substitution"] as const;

/** The events of a match; each is saved by itself, at once. */
export function EventsPanel({ match, events }: { match: Match; events: MatchEvent[] }) {
  const words = useStaffWords(matchesWords);
  const office = useOfficeWords();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [edited, setEdited] = useState<MatchEvent>();
  const [fault, setFault] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const set = (changes: Partial<Draft>) => {
    setFault(undefined);
    setDraft((before) => ({ ...before, ...changes }));
  };

  const save = async () => {
    const minute = wholeNumber(draft.minute);
    const extra = wholeNumber(draft.extra);
    if (!draft.type || !draft.side || !minute) return setFault(words.eventRequired);
    if (!(minute >= 1 && minute <= 120)) return setFault(words.minuteInvalid);
    if (extra !== null && !(extra >= 0 && extra <= 15)) return setFault(words.extraInvalid);
    setIsSaving(true);
    const moment = {
      team_type: draft.side,
      minute,
      extra_time: extra,
      description: draft.description,
    };
    const body =
      draft.type === "substitution"
        ? {
            event_type: draft.type,
            ...moment,
            player_in: playerOf(draft.who),
            player_out: playerOf(draft.off),
          }
        : { event_type: draft.type, ...moment, ...playerOf(draft.who) };
    try {
      if (edited) {
        await api.put(`/admin/matches/${match.id}/events/${edited.id}`, { ...body, version: edited.version });
      } else {
        await api.post(`/admin/matches/${match.id}/events`, body, crypto.randomUUID());
      }
      setEdited(undefined);
      // The side stays: events of one team often follow each other.
      setDraft({ ...EMPTY, side: draft.side });
      await revalidate();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setFault(faultText(failure, words.addFailed, office.network));
    } finally {
      setIsSaving(false);
    }
  };
  const remove = async (event: MatchEvent) => {
    if (!(await confirm({ text: words.removeEvent, yes: office.remove, isDangerous: true }))) return;
    try {
      await api.delete(`/admin/matches/${match.id}/events/${event.id}`);
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
  const edit = (event: MatchEvent) => {
    setFault(undefined);
    setEdited(event);
    setDraft({
      type: event.event_type,
      side: event.team_type,
      minute: String(event.minute),
      extra: event.extra_time === null ? "" : String(event.extra_time),
      who: {
        id: event.player_id ? String(event.player_id) : "",
        name: `${event.player_name} ${event.player_last_name}`.trim(),
      },
      off: NOBODY,
      description: event.description,
    });
  };
  return (
    <section className="panel ev-p">
      <h2>{words.events}</h2>
      {events.length === 0 ? (
        <p className="in hint">{words.noEvents}</p>
      ) : (
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
                  onClick={() => edit(event)}
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
      )}
      <form
        className="in"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {fault && (
          <p className="err" role="alert">
            <CircleAlert className="i" aria-hidden /> {fault}
          </p>
        )}
        {!edited && (
          <div className="quick">
            {QUICK.map((type) => (
              <button
                key={type}
                type="button"
                className={draft.type === type ? "btn sm" : "btn sm line"}
                aria-pressed={draft.type === type}
                onClick={() => set({ type })}
              >
                + {words[type]}
              </button>
            ))}
          </div>
        )}
        <div className="g2">
          <SelectField
            label={words.eventType}
            value={draft.type}
            isRequired
            onChange={(type) => set({ type: type as Draft["type"] })}
            options={[
              { value: "", label: words.choose },
              ...(edited ? [] : [{ value: "substitution", label: words.substitution }]),
              ...EVENT_TYPES.map((type) => ({ value: type, label: words[type] })),
            ]}
          />
          <SelectField
            label={words.side}
            value={draft.side}
            isRequired
            onChange={(side) => set({ side: side as Draft["side"] })}
            options={[
              { value: "", label: words.choose },
              { value: "home", label: `${words.homeSide}: ${match.home_team_name}` },
              { value: "away", label: `${words.awaySide}: ${match.away_team_name}` },
            ]}
          />
          <TextField
            label={words.minute}
            inputMode="numeric"
            value={draft.minute}
            placeholder="1–120"
            isRequired
            onChange={(minute) => set({ minute })}
          />
          <TextField
            label={words.extraTime}
            inputMode="numeric"
            value={draft.extra}
            placeholder="0–15"
            onChange={(extra) => set({ extra })}
          />
          <PlayerField
            label={draft.type === "substitution" ? words.playerIn : words.player}
            who={draft.who}
            onChange={(who) => set({ who })}
          />
          {draft.type === "substitution" && (
            <PlayerField label={words.playerOut} who={draft.off} onChange={(off) => set({ off })} />
          )}
        </div>
        <TextField
          label={words.description}
          value={draft.description}
          onChange={(description) => set({ description })}
        />
        <div className="quick">
          <button type="submit" className="btn sm" disabled={isSaving}>
            {edited ? words.saveEvent : words.addEvent}
          </button>
          {edited && (
            <button
              type="button"
              className="btn sm line"
              onClick={() => {
                setEdited(undefined);
                setDraft(EMPTY);
              }}
            >
              {office.cancel}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

/** A player of the squad, or any other name. */
function PlayerField({ label, who, onChange }: { label: string; who: Who; onChange: (who: Who) => void }) {
  const words = useStaffWords(matchesWords);
  const squad = useSquad();
  return (
    <div>
      <SelectField
        label={label}
        value={who.id}
        onChange={(id) => onChange({ id, name: "" })}
        options={[
          { value: "", label: words.otherPlayer },
          ...squad.map((player) => ({
            value: String(player.id),
            label: `${player.jersey_number ?? "–"} ${player.first_name} ${player.last_name}`,
          })),
        ]}
      />
      {!who.id && (
        <TextField
          label={`${label}: ${words.name}`}
          value={who.name}
          onChange={(name) => onChange({ id: "", name })}
        />
      )}
    </div>
  );
}

/** The squad for the choosers; without it, names can be written. */
function useSquad(): SquadPlayer[] {
  const [squad, setSquad] = useState<SquadPlayer[]>([]);
  useEffect(() => {
    api.get<{ players: SquadPlayer[] }>("/players").then(
      ({ players }) => setSquad(players),
      () => {},
    );
  }, []);
  return squad;
}

/** The last word is the last name. */
function playerOf({ id, name }: Who) {
  if (id) return { player_id: Number(id) };
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? "") : "";
  return { player_id: null, player_name: words.join(" "), player_last_name: last };
}

function EventIcon({ type }: { type: EventType }) {
  if (type === "yellow_card") return <span className="yc" />;
  if (type === "red_card") return <span className="rc" />;
  if (type.startsWith("substitution")) return <ArrowLeftRight className="i" aria-hidden />;
  if (type === "penalty_missed") return <X className="i" aria-hidden />;
  return <Goal className="i" aria-hidden />;
}
