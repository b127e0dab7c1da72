import { clubTimeToUtc, utcToClubTime } from "#src/features/matches/match-time.ts";
import type { FieldErrors } from "#src/features/office/field-errors.ts";

import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { type FormMessages, type FormValues, formBody, formFaults, formValues } from "#src/records/form.ts";
import type { Item } from "#src/records/record.ts";
import { article as definition } from "../article.record.ts";
import { type Article, LIMITS, SLUG } from "../article.ts";
import type { category } from "../category.record.ts";

/** What the form holds; the date as its input writes it, in Yerevan. */
export type ArticleValues = FormValues<typeof definition>;

/** What an article says in each language. */
export const TEXTS = ["title", "excerpt", "content"] as const;
type Text = (typeof TEXTS)[number];

/** The name of a text's value in a language: "title_hy". */
export function nameIn(text: Text, language: Language) {
  return (language === "en" ? text : `${text}_${language}`) as `${Text}${"" | "_hy" | "_ru"}`;
}

export type CategoryChoice = { id: number } & Pick<Item<typeof category>, "name" | "name_hy" | "name_ru">;

/** @param article absent for a new one */
export function valuesOf(article: Article | undefined): ArticleValues {
  const date = article?.display_date;
  return { ...formValues(definition, article), display_date: date ? utcToClubTime(date).slice(0, 16) : "" };
}

/** What is sent: an empty address is left to the server. */
export function bodyOf(values: ArticleValues): Record<string, unknown> {
  const { slug, display_date, ...rest } = formBody(definition, values);
  const date = display_date as string | null;
  return { ...rest, display_date: date && (clubTimeToUtc(date) ?? date), ...(slug ? { slug } : {}) };
}

interface Sentences extends FormMessages {
  tooLong: (most: number) => string;
  slug: string;
}

export function faultsOf(values: ArticleValues, sentences: Sentences): FieldErrors<ArticleValues> {
  const errors: FieldErrors<ArticleValues> = formFaults(definition, values, sentences);
  for (const field of TEXTS) {
    for (const name of columnNames(field)) {
      if (values[name].length > LIMITS[field]) errors[name] = sentences.tooLong(LIMITS[field]);
    }
  }
  if (values.slug && !SLUG.test(values.slug)) errors.slug = sentences.slug;
  return errors;
}

/** The first language with a fault in one of its texts. */
export function faultyLanguage(found: FieldErrors<ArticleValues>): Language | undefined {
  return LANGUAGES.find((language) => TEXTS.some((text) => found[nameIn(text, language)]));
}
