import { type FormValues, formBody, formFaults, formValues } from "#src/records/form.ts";
import { wholeNumber } from "#src/records/whole-number.ts";
import type { MatchEvent } from "../match.ts";
import { matchEvent } from "../match-event.record.ts";

/** A player of the squad by number, or a name. */
export interface Who {
  id: string;
  name: string;
  name_hy: string;
  name_ru: string;
}

const { event_type, team_type, minute, extra_time, description } = matchEvent.fields;
/** What is typed as it is stored: a player is typed as a whole name, and a team follows from its side. */
const typed = { fields: { event_type, team_type, minute, extra_time, description } };

/** An event as it is typed; its type may be "substitution". */
export interface EventDraft extends FormValues<typeof typed> {
  who: Who;
  /** Who goes off, for a substitution. */
  off: Who;
}

export const NOBODY: Who = { id: "", name: "", name_hy: "", name_ru: "" };

export const EMPTY: EventDraft = { ...formValues(typed, undefined), who: NOBODY, off: NOBODY };

export function draftOf(event: MatchEvent): EventDraft {
  return {
    ...formValues(typed, event),
    who: {
      id: event.player_id ? String(event.player_id) : "",
      name: `${event.player_name} ${event.player_last_name}`.trim(),
      name_hy: `${event.player_name_hy} ${event.player_last_name_hy}`.trim(),
      name_ru: `${event.player_name_ru} ${event.player_last_name_ru}`.trim(),
    },
    off: NOBODY,
  };
}

/** An event as somebody else has saved it, with what was changed here since it was opened. */
export function changedSince(opened: MatchEvent, draft: EventDraft, theirs: MatchEvent): EventDraft {
  const before = draftOf(opened);
  const changed = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof EventDraft]),
  );
  return { ...draftOf(theirs), ...Object.fromEntries(changed) };
}

/** What is typed of an event, beside its side and its type, which one press chooses; empty for nothing. */
export function typedIn(draft: EventDraft, edited: MatchEvent | undefined): string {
  const { team_type, event_type } = draft;
  const untouched = edited ? draftOf(edited) : { ...EMPTY, team_type, event_type };
  const typed = JSON.stringify(draft);
  return typed === JSON.stringify(untouched) ? "" : typed;
}

interface Sentences {
  eventRequired: string;
  minuteInvalid: string;
  extraInvalid: string;
}

/** What is wrong with it; undefined when it can be sent. */
export function faultOf(draft: EventDraft, sentences: Sentences): string | undefined {
  const faults = formFaults(typed, draft, {
    fillIn: "missing",
    between: () => "bounds",
    minute: "",
    day: "",
  });
  const isMissing = Object.values(faults).includes("missing") || wholeNumber(draft.minute) === 0;
  if (isMissing) return sentences.eventRequired;
  if (faults.minute) return sentences.minuteInvalid;
  return faults.extra_time && sentences.extraInvalid;
}

/** What is sent: a substitution has two players. */
export function bodyOf({ who, off, ...draft }: EventDraft): Record<string, unknown> {
  const body = formBody(typed, draft);
  return draft.event_type === "substitution"
    ? { ...body, player_in: playerOf(who), player_out: playerOf(off) }
    : { ...body, ...playerOf(who) };
}

function playerOf({ id, name, name_hy, name_ru }: Who) {
  if (id) return { player_id: Number(id) };
  const [english, armenian, russian] = [name, name_hy, name_ru].map(firstAndLast) as [Name, Name, Name];
  return {
    player_id: null,
    player_name: english.first,
    player_last_name: english.last,
    player_name_hy: armenian.first,
    player_last_name_hy: armenian.last,
    player_name_ru: russian.first,
    player_last_name_ru: russian.last,
  };
}

type Name = ReturnType<typeof firstAndLast>;

/** The last word is the last name. */
function firstAndLast(name: string) {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? "") : "";
  return { first: words.join(" "), last };
}
