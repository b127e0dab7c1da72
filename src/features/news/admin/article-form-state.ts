import { clubTimeToUtc, exactClubTime } from "#src/features/matches/match-time.ts";
import type { FieldErrors } from "#src/features/office/field-errors.ts";

import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { type FormMessages, type FormValues, formBody, formFaults, formValues } from "#src/records/form.ts";
import type { Item } from "#src/records/record.ts";
import { article as definition } from "../article.record.ts";
import { type Article, begunLanguage, isBegunIn, isWholeIn, LIMITS, SLUG, TEXTS } from "../article.ts";
import type { category } from "../category.record.ts";

/** What the form holds; the date as its input writes it, in Yerevan. */
export type ArticleValues = FormValues<typeof definition>;

export type CategoryChoice = { id: number } & Pick<Item<typeof category>, "name" | "name_hy" | "name_ru">;

/**
 * @param article absent for a new one
 * @param language in which a new one is begun
 */
export function valuesOf(article: Article | undefined, language?: Language): ArticleValues {
  const date = article?.display_date;
  return {
    ...formValues(definition, article),
    ...(article || !language ? {} : { language }),
    display_date: date ? exactClubTime(date) : "",
  };
}

/** What is sent: an empty address is left to the server. */
export function bodyOf(values: ArticleValues): Record<string, unknown> {
  const { slug, display_date, ...rest } = formBody(definition, values);
  const date = display_date as string | null;
  return {
    ...rest,
    language: languageOf(values),
    display_date: date && (clubTimeToUtc(date) ?? date),
    ...(slug ? { slug } : {}),
  };
}

interface Sentences extends FormMessages {
  tooLong: (most: number) => string;
  slug: string;
}

/** The language in which an article was begun, also of one that is being begun. */
export function languageOf(values: ArticleValues): Language {
  return begunLanguage(values, values.language as Language);
}

/** A draft may hold anything in any language; a published article has a title and a text. */
export function faultsOf(values: ArticleValues, sentences: Sentences): FieldErrors<ArticleValues> {
  const errors: FieldErrors<ArticleValues> = formFaults(definition, values, sentences);
  const language = languageOf(values);
  const isOut = values.is_published && !isWholeIn(values, "en");
  const needed = isOut
    ? (["title", "content"] as const)
    : isBegunIn(values, language)
      ? []
      : (["title"] as const);
  for (const name of needed.map((text) => columnIn(text, language))) {
    if (!values[name].trim()) errors[name] = sentences.fillIn;
  }
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
  return LANGUAGES.find((language) => TEXTS.some((text) => found[columnIn(text, language)]));
}
