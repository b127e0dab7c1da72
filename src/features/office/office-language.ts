import { isLanguage, type Language } from "#src/i18n/languages.ts";

/** The language that was chosen in a browser, by its cookies. */
export function keptLanguage(cookies: string): Language | undefined {
  const language = /(?:^|;\s*)admin_language=([^;]*)/.exec(cookies)?.[1];
  return isLanguage(language) ? language : undefined;
}

/** What keeps a choice in the browser: for who is not signed in. */
export function languageCookie(language: Language): string {
  return `admin_language=${language}; Path=/admin; Max-Age=31536000; SameSite=Strict`;
}

export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = languageCookie(language);
}
