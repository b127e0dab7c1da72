/** The languages of the site, in the order in which the language menu shows them. */
export const LANGUAGES = ["en", "hy", "ru"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

/** Each language names itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", hy: "Հայերեն", ru: "Русский" };

/** For Open Graph and `Intl`. */
export const LOCALES: Record<Language, string> = { en: "en-GB", hy: "hy-AM", ru: "ru-RU" };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The language of the page in this browser, for code that no component calls. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

/** A text in the three languages. */
export type Localized<T = string> = Record<Language, T>;

/**
 * A page's path in a language: English has no prefix.
 * @param path begins with "/", e.g. "/news/12"
 */
export function localPath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** Whether a page belongs to the back office, whose address names no language. */
export function isOfficePath(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** The language and the rest of a page's path: "/hy/news" → ["hy", "/news"]. */
export function splitPath(path: string): [Language, string] {
  const match = /^\/(hy|ru)(?=\/|$)(.*)$/.exec(path);
  return match ? [match[1] as Language, match[2] || "/"] : [DEFAULT_LANGUAGE, path];
}
