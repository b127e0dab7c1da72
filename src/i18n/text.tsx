import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "./languages.ts";

/** The words of every feature in one language: `{ home: {...}, matches: {...} }`. */
export type Dictionary = Record<string, unknown>;

interface Speech {
  language: Language;
  dictionary: Dictionary;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

export function SpeechProvider({ language, dictionary, children }: Speech & { children: ReactNode }) {
  return <SpeechContext value={{ language, dictionary }}>{children}</SpeechContext>;
}

/** The language that the page is in. */
export function useLanguage(): Language {
  return useSpeech().language;
}

/**
 * The words of one feature in the page's language. Each feature has its own typed form of this, e.g.
 * `useHomeText`, so that only the current language's words reach the browser and a missing one is a type error.
 */
export function useWords<Words>(feature: string): Words {
  const words = useSpeech().dictionary[feature];
  if (!words) throw new Error(`The words of "${feature}" are not in the dictionary.`);
  return words as Words;
}

/** All of it, for who hands it on. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error("There is no SpeechProvider above this component.");
  return speech;
}
