import { eventTypeWords } from "#src/features/matches/event-fields.ts";
import { EVENT_TYPES } from "#src/features/matches/match.ts";
import type { Language } from "#src/i18n/languages.ts";

/** Titles that the log keeps in English because they name no record: as staff read them. */
const KNOWN: Record<string, Record<Language, string>> = {
  "All messages": { en: "All messages", hy: "Բոլոր հաղորդագրությունները", ru: "Все сообщения" },
  "Default settings": {
    en: "Default settings",
    hy: "Կանխադրված կարգավորումներ",
    ru: "Настройки по умолчанию",
  },
};
const MESSAGE: Record<Language, string> = { en: "Message", hy: "Հաղորդագրություն", ru: "Сообщение" };

/** What an entry of the log is about, in the language of the interface; a record's own title stays as it is. */
export function entryTitle(
  { kind, record_id, title }: { kind: string; record_id: number | null; title: string },
  language: Language,
): string {
  if (record_id === null) return KNOWN[title]?.[language] ?? title;
  if (kind === "match_events") return eventTitle(title, language);
  const isNumber = kind === "messages" && title === `Message ${record_id}`;
  return isNumber ? `${MESSAGE[language]} ${record_id}` : title;
}

/** The log keeps what happened by its key: "Noah – Argishti: own_goal 12 Vetyan". */
function eventTitle(title: string, language: Language): string {
  const type = EVENT_TYPES.find((one) => title.includes(`: ${one} `));
  if (!type) return title;
  const [match, ...rest] = title.split(`: ${type} `);
  return `${match}: ${eventTypeWords[type][language]}, ${rest.join(`: ${type} `)}`;
}
