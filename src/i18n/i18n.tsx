import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "./languages.ts";

/** The texts of every feature in one language: `{ home: {...}, matches: {...} }`. */
export type FeatureTexts = Record<string, unknown>;

/** The texts of the site by feature: `src/text/site.en.ts` declares which there are, as foundations know no feature. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the features' texts come together.
export interface SiteTexts {}

/** Those of the back office; `src/text/office.en.ts` declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: as above.
export interface OfficeTexts {}

/**
 * What the back office says beside the features' texts, by the kind of a record. `src/text/office.en.ts` declares
 * which kinds there are: foundations know no feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the features' texts come together.
export interface OfficeLabels {}

/** Every text in one language; those of the back office only where it is open. */
export interface Dictionary {
  site: FeatureTexts;
  office?: { texts: FeatureTexts } & OfficeLabels;
}

export interface I18n {
  language: Language;
  dictionary: Dictionary;
  /** Turns the back office of this page to another language; nothing that somebody typed is lost. */
  changeLanguage: (language: Language) => Promise<void>;
}

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nProvider({ children, ...i18n }: I18n & { children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** All of it, for who hands it on. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("There is no I18nProvider above this component.");
  return i18n;
}

/** The language that the page is in: its address's on the site, the reader's in the back office. */
export function useLanguage(): Language {
  return useI18n().language;
}

/**
 * The texts of one feature in the page's language; only the current language's reach the browser.
 * @example useSiteText("home").title
 */
export function useSiteText<Feature extends keyof SiteTexts>(feature: Feature): SiteTexts[Feature] {
  return textOf(useI18n().dictionary.site, feature);
}

/** @throws for a feature whose texts are not in the dictionary */
export function textOf<Text>(texts: FeatureTexts, feature: string): Text {
  const text = texts[feature];
  if (!text) throw new Error(`The texts of "${feature}" are not in the dictionary.`);
  return text as Text;
}
