import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";

// The one place that says when a language of an article is out; `out-queries.server.ts` says the same to the database.

/** What is stored of each language; what the clock makes of it is derived, see {@link LANGUAGE_STATES}. */
export const TEXT_STATES = ["draft", "ready", "out"] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** How a language of an article stands at a moment. */
export const LANGUAGE_STATES = ["not_begun", "draft", "ready", "scheduled", "out", "over"] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number];

type In<Field extends string, Value> = Record<Field | `${Field}_hy` | `${Field}_ru`, Value>;

/** What decides when an article is out, in each of its languages. */
export type Publication = {
  is_published: boolean | 0 | 1;
  display_date: string | null;
  /** Before it nothing is out; absent for none. */
  embargo_until?: string | null;
} & In<"text_state", TextState> &
  In<"publish_at" | "unpublish_at", string | null>;

const TEXTS = ["title", "excerpt", "content"] as const;
type Texts = Partial<In<(typeof TEXTS)[number], string | undefined>>;

/** How a language of an article that is not in the trash stands. */
export function languageState(article: Publication & Texts, language: Language, now: Date): LanguageState {
  if (!TEXTS.some((text) => article[columnIn(text, language)]?.trim())) return "not_begun";
  const from = outFrom(article, language);
  if (from === null) return article[columnIn("text_state", language)] === "draft" ? "draft" : "ready";
  const until = article[columnIn("unpublish_at", language)];
  if (until !== null && until <= now.toISOString()) return "over";
  return from <= now.toISOString() ? "out" : "scheduled";
}

/** UTC ISO from when on a language is out, to come or past; null for one that nobody publishes. */
export function outFrom(article: Publication, language: Language): string | null {
  if (!article.is_published || article[columnIn("text_state", language)] !== "out") return null;
  const from = article[columnIn("publish_at", language)] ?? article.display_date;
  const { embargo_until } = article;
  return from !== null && embargo_until && embargo_until > from ? embargo_until : from;
}

/** Whether readers may see an article in a language. */
export function isOutIn(article: Publication, language: Language, now: Date): boolean {
  const from = outFrom(article, language);
  const until = article[columnIn("unpublish_at", language)];
  const at = now.toISOString();
  return from !== null && from <= at && (until === null || until > at);
}

/** The languages in which readers may see an article. */
export function languagesOut(article: Publication, now: Date): Language[] {
  return LANGUAGES.filter((language) => isOutIn(article, language, now));
}

/** The languages in which readers are given an article whose own language isn't out: English, as it was begun, any. */
export function readingOrder(begunIn: Language): Language[] {
  return [...new Set<Language>(["en", begunIn, ...LANGUAGES])];
}
