import type { Language } from "#src/i18n/languages.ts";
import type { Voice } from "./voice.ts";

// One language's sentences travel to a browser: each is a module of its own.
const modules: Record<Language, () => Promise<{ voice: Voice }>> = {
  en: () => import("./text/commentary.en.ts"),
  hy: () => import("./text/commentary.hy.ts"),
  ru: () => import("./text/commentary.ru.ts"),
};

const loaded = new Map<Language, Voice>();

/** Loads the sentences of a language: done before `sayEntry` speaks it, on the server and in the page. */
export async function loadVoice(language: Language): Promise<Voice> {
  const voice = loaded.get(language) ?? (await modules[language]()).voice;
  loaded.set(language, voice);
  return voice;
}

/** The sentences of a language that was loaded. */
export function voiceOf(language: Language): Voice {
  const voice = loaded.get(language);
  if (!voice) throw new Error(`The commentary in "${language}" is not loaded.`);
  return voice;
}
