import type { Language } from "#src/i18n/languages.ts";

const YEAR_S = 31_536_000;

/** Keeps the chosen language: for this browser's pages, and as a cookie that leads to the right address. */
export function rememberLanguage(language: Language): void {
  keep("language", language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}

/** Storage may be off (private windows, strict settings): then the choice holds for this page. */
function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {}
}
