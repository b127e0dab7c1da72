import { wholeNumber } from "#src/features/office/whole-number.ts";
import type { EventType, MatchEvent, TeamType } from "../match.ts";

/** A player of the squad by number, or a name. */
export interface Who {
  id: string;
  name: string;
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
}

const NOBODY: Who = { id: "", name: "" };

export const EMPTY: EventDraft = {
  type: "",
  side: "",
  minute: "",
  extra: "",
  who: NOBODY,
  off: NOBODY,
  description: "",
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
    },
    off: NOBODY,
    description: event.description,
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
  };
  return draft.type === "substitution"
    ? { ...moment, player_in: playerOf(draft.who), player_out: playerOf(draft.off) }
    : { ...moment, ...playerOf(draft.who) };
}

/** The last word is the last name. */
function playerOf({ id, name }: Who) {
  if (id) return { player_id: Number(id) };
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? "") : "";
  return { player_id: null, player_name: words.join(" "), player_last_name: last };
}
