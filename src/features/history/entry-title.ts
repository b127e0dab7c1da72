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
  const isNumber = kind === "messages" && title === `Message ${record_id}`;
  return isNumber ? `${MESSAGE[language]} ${record_id}` : title;
}
