import { wholeNumber } from "#src/records/whole-number.ts";
import type { EventType, MatchEvent, TeamType } from "../match.ts";

/** A player of the squad by number, or a name. */
export interface Who {
  id: string;
  name: string;
  name_hy: string;
  name_ru: string;
}

/** An event as it is typed. */
export interface EventDraft {
  type: EventType | "substitution" | "";
  side: TeamType | "";
  minute: string;
  extra: string;
  who: Who;
  /** Who goes off, for a substitution. */
  off: Who;
  description: string;
  description_hy: string;
  description_ru: string;
}

export const NOBODY: Who = { id: "", name: "", name_hy: "", name_ru: "" };

export const EMPTY: EventDraft = {
  type: "",
  side: "",
  minute: "",
  extra: "",
  who: NOBODY,
  off: NOBODY,
  description: "",
  description_hy: "",
  description_ru: "",
};

export function draftOf(event: MatchEvent): EventDraft {
  return {
    type: event.event_type,
    side: event.team_type,
    minute: String(event.minute),
    extra: event.extra_time === null ? "" : String(event.extra_time),
    who: {
      id: event.player_id ? String(event.player_id) : "",
      name: `${event.player_name} ${event.player_last_name}`.trim(),
      name_hy: `${event.player_name_hy} ${event.player_last_name_hy}`.trim(),
      name_ru: `${event.player_name_ru} ${event.player_last_name_ru}`.trim(),
    },
    off: NOBODY,
    description: event.description,
    description_hy: event.description_hy,
    description_ru: event.description_ru,
  };
}

interface Sentences {
  eventRequired: string;
  minuteInvalid: string;
  extraInvalid: string;
}

/** What is wrong with it; undefined when it can be sent. */
export function faultOf(draft: EventDraft, sentences: Sentences): string | undefined {
  const minute = wholeNumber(draft.minute);
  const extra = wholeNumber(draft.extra);
  if (!draft.type || !draft.side || !minute) return sentences.eventRequired;
  if (!(minute >= 1 && minute <= 120)) return sentences.minuteInvalid;
  if (extra !== null && !(extra >= 0 && extra <= 15)) return sentences.extraInvalid;
  return undefined;
}

/** What is sent: a substitution has two players. */
export function bodyOf(draft: EventDraft) {
  const moment = {
    event_type: draft.type,
    team_type: draft.side,
    minute: wholeNumber(draft.minute),
    extra_time: wholeNumber(draft.extra),
    description: draft.description,
    description_hy: draft.description_hy,
    description_ru: draft.description_ru,
  };
  return draft.type === "substitution"
    ? { ...moment, player_in: playerOf(draft.who), player_out: playerOf(draft.off) }
    : { ...moment, ...playerOf(draft.who) };
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
