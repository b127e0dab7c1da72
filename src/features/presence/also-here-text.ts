import type { Language } from "#src/i18n/languages.ts";

/** One sentence in three languages: a file a language would be more than it holds. */
export const ALSO_HERE: Record<Language, (names: string[]) => string> = {
  en: (names) => `${inEnglish(names)} ${names.length > 1 ? "have" : "has"} this open too`,
  hy: (names) => `Այս էջում են նաև՝ ${names.join(", ")}`,
  ru: (names) => `Эту страницу также открыли: ${names.join(", ")}`,
};

/** "Ann", "Ann and Aram", "Ann, Aram and Lilit". */
function inEnglish(names: string[]): string {
  return new Intl.ListFormat("en-GB").format(names);
}
