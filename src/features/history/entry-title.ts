import { EVENT_TYPES, type EventType } from "#src/features/matches/match.ts";
import type { HistoryOfficeText } from "./text/office.en.ts";

export interface TitledEntry {
  kind: string;
  record_id: number | null;
  title: string;
}

/** What an entry of the log is about, in the language of the interface; a record's own title stays as it is. */
export function entryTitle(
  { kind, record_id, title }: TitledEntry,
  text: Pick<HistoryOfficeText, "kinds" | "allMessages" | "defaultSettings">,
  eventTypes: Record<EventType, string>,
  colon: string,
): string {
  if (record_id === null) return titleWithoutRecord(title, text);
  if (kind === "match_events") return eventTitle(title, eventTypes, colon);
  const isNumber = kind === "messages" && title === `Message ${record_id}`;
  return isNumber ? `${text.kinds.messages} ${record_id}` : title;
}

/** The log keeps these in English because they name no record. */
function titleWithoutRecord(
  title: string,
  { allMessages, defaultSettings }: Pick<HistoryOfficeText, "allMessages" | "defaultSettings">,
): string {
  if (title === "All messages") return allMessages;
  return title === "Default settings" ? defaultSettings : title;
}

/** The log keeps what happened by its key: "Noah – Argishti: own_goal 12 Vetyan". */
function eventTitle(title: string, eventTypes: Record<EventType, string>, colon: string): string {
  const type = EVENT_TYPES.find((one) => title.includes(`: ${one} `));
  if (!type) return title;
  const [match, ...rest] = title.split(`: ${type} `);
  const when = rest.join(`: ${type} `).replace(/^\d+(\+\d+)?/, "$&′");
  return `${match}${colon}${eventTypes[type]}, ${when}`;
}
