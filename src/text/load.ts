import type { Dictionary } from "#src/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";

// One language's texts travel to a browser, those of the back office only to its pages: each is a module of its own.

const site: Record<Language, () => Promise<{ site: Dictionary["site"] }>> = {
  en: () => import("./site.en.ts"),
  hy: () => import("./site.hy.ts"),
  ru: () => import("./site.ru.ts"),
};
const office: Record<Language, () => Promise<{ officeTexts: NonNullable<Dictionary["office"]> }>> = {
  en: () => import("./office.en.ts"),
  hy: () => import("./office.hy.ts"),
  ru: () => import("./office.ru.ts"),
};

const loaded = new Map<string, Dictionary>();

/** Loads what the pages of a language say; done before one of them renders. */
export async function loadDictionary(language: Language, isOffice: boolean): Promise<void> {
  const key = keyOf(language, isOffice);
  if (loaded.has(key)) return;
  const [siteModule, officeModule] = await Promise.all([
    site[language](),
    isOffice ? office[language]() : undefined,
  ]);
  loaded.set(key, { site: siteModule.site, ...(officeModule ? { office: officeModule.officeTexts } : {}) });
}

/** For the server, which speaks all of them. */
export async function loadEveryDictionary(): Promise<void> {
  await Promise.all(
    LANGUAGES.flatMap((language) => [loadDictionary(language, false), loadDictionary(language, true)]),
  );
}

/** The texts of a language that was loaded; always the same object. */
export function dictionaryOf(language: Language, isOffice: boolean): Dictionary {
  const dictionary = loaded.get(keyOf(language, isOffice));
  if (!dictionary) throw new Error(`The texts of "${keyOf(language, isOffice)}" are not loaded.`);
  return dictionary;
}

function keyOf(language: Language, isOffice: boolean): string {
  return isOffice ? `${language}, office` : language;
}
