import { legal } from "#club/legal.ts";
import { clockTime, longDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";

export const LEGAL_NAMES = ["privacy", "terms", "cookies"] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

export interface LegalView {
  name: LegalName;
  title: string;
  /** Today, in the visitor's language: the built-in texts hold as of today. Source: decision 23. */
  updated: string;
  sections: { heading: string; paragraphs: string[] }[];
}

interface LegalOptions {
  language: Language;
  email: string;
  now: Date;
  timeZone: string;
}

/** One of the three legal texts, as an address asks for it; null for none. */
export function legalView(
  wanted: string | null,
  { language, email, now, timeZone }: LegalOptions,
): LegalView | null {
  const name = LEGAL_NAMES.find((one) => one === wanted);
  if (!name) return null;
  const at = clockTime(now.toISOString(), timeZone);
  return {
    name,
    title: legal[name].title[language],
    updated: at ? longDate(at, language) : "",
    sections: legal[name].sections.map(({ heading, paragraphs }) => ({
      heading: heading[language],
      paragraphs: paragraphs.map((text) => text[language].replaceAll("{email}", email)),
    })),
  };
}
