import type { Language } from "#src/i18n/languages.ts";
import type { Dictionary } from "#src/i18n/text.tsx";

// One language's words travel to a browser, the current one's: each is a module of its own.

const loaders: Record<Language, () => Promise<{ text: Dictionary }>> = {
  en: () => import("./site-text.en.ts"),
  hy: () => import("./site-text.hy.ts"),
  ru: () => import("./site-text.ru.ts"),
};

const loaded: Partial<Record<Language, Dictionary>> = {};

/** Loads a language's words; done before a page of that language renders. */
export async function loadSiteText(language: Language): Promise<void> {
  loaded[language] ??= (await loaders[language]()).text;
}

/** The words of a language that was loaded. */
export function siteText(language: Language): Dictionary {
  const text = loaded[language];
  if (!text) throw new Error(`The words of "${language}" are not loaded.`);
  return text;
}
