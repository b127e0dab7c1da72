import { createContext, type ReactNode, useContext, useMemo } from "react";
import { LANGUAGES, type Language } from "./languages.ts";

/**
 * The language that a member of staff has chosen for the back office. Until then each text stands in the
 * language in which the specification gives it. Source: decisions on the specifications, 8.
 */
export type StaffLanguage = "specified" | Language;

/** `as`: the language in which the specification gives this text, where it is not the one of its screen. */
type Entry<T> = Record<Language, T> & { as?: Language };
// biome-ignore lint/suspicious/noExplicitAny: a text may be a function of whatever its sentence needs.
type Text = string | ((...values: any[]) => string);
type Entries = Record<string, Entry<Text>>;
/** A text that stands in several places, e.g. the name of a field. */
export type StaffWord = Entry<string>;

/** The texts of one screen: `specified` is the language in which the specification gives most of them. */
export interface StaffWords<E extends Entries> {
  specified: Language;
  entries: E;
}

/** The texts in the language shown, each under its name; `lang` is the language of most of them. */
export type Picked<E extends Entries> = {
  [Name in keyof E]: E[Name]["en"] extends string ? string : E[Name]["en"];
} & {
  lang: Language;
};

/**
 * Declares the back office's texts of one feature: a missing translation is a type error.
 * @example staffWords("ru", { saved: { en: "Saved", hy: "Պահպանված է", ru: "Сохранено" } })
 */
export function staffWords<const E extends Entries>(specified: Language, entries: E): StaffWords<E> {
  return { specified, entries };
}

/** The texts in one language, or each in its specified one. */
export function pickWords<E extends Entries>(words: StaffWords<E>, language: StaffLanguage): Picked<E> {
  const picked = Object.entries(words.entries).map(([name, entry]) => {
    const shown = language === "specified" ? (entry.as ?? words.specified) : language;
    return [name, entry[shown]] as const;
  });
  const lang = language === "specified" ? words.specified : language;
  return Object.assign(Object.fromEntries(picked), { lang }) as Picked<E>;
}

const StaffLanguageContext = createContext<StaffLanguage>("specified");

export function StaffLanguageProvider({
  language,
  children,
}: {
  language: StaffLanguage;
  children: ReactNode;
}) {
  return <StaffLanguageContext value={language}>{children}</StaffLanguageContext>;
}

/** The interface language that was chosen, or "specified". */
export function useStaffLanguage(): StaffLanguage {
  return useContext(StaffLanguageContext);
}

/** The same for what has no specified language, e.g. a record's own texts: English until one is chosen. */
export function useInterfaceLanguage(): Language {
  const language = useStaffLanguage();
  return language === "specified" ? "en" : language;
}

/** A feature's back-office texts in the language of the interface. */
export function useStaffWords<E extends Entries>(words: StaffWords<E>): Picked<E> {
  const language = useStaffLanguage();
  return useMemo(() => pickWords(words, language), [words, language]);
}

export function isStaffLanguage(value: unknown): value is StaffLanguage {
  return value === "specified" || LANGUAGES.includes(value as Language);
}
