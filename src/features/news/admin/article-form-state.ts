import { clubTimeToUtc, exactClubTime } from "#src/features/matches/match-time.ts";
import type { FieldErrors } from "#src/features/office/field-errors.ts";

import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { type FormMessages, type FormValues, formBody, formFaults, formValues } from "#src/records/form.ts";
import type { Item } from "#src/records/record.ts";
import { article as definition } from "../article.record.ts";
import { type Article, begunLanguage, isBegunIn, isWholeIn, LIMITS, SLUG, TEXTS } from "../article.ts";
import type { category } from "../category.record.ts";
import { WAITS } from "../match-tie.ts";

/** What the form holds; the date as its input writes it, in Yerevan. */
export type ArticleValues = FormValues<typeof definition>;

/** What the form shows in the club's time. */
const MOMENTS = [
  "display_date",
  "embargo_until",
  ...columnNames("publish_at"),
  ...columnNames("unpublish_at"),
] as const;

export type CategoryChoice = { id: number } & Pick<Item<typeof category>, "name" | "name_hy" | "name_ru">;

/**
 * @param article absent for a new one
 * @param language in which a new one is begun
 */
export function valuesOf(article: Article | undefined, language?: Language): ArticleValues {
  const moments = MOMENTS.map((name) => {
    const moment = article?.[name];
    return [name, moment && moment !== WAITS ? exactClubTime(moment) : ""];
  });
  return {
    ...formValues(definition, article),
    ...(article || !language ? {} : { language }),
    ...Object.fromEntries(moments),
  };
}

/** What is sent: an empty address is left to the server. */
export function bodyOf(values: ArticleValues): Record<string, unknown> {
  const { slug, ...rest } = formBody(definition, values);
  const moments = MOMENTS.map((name) => {
    const moment = rest[name] as string | null;
    return [name, moment && (clubTimeToUtc(moment) ?? moment)];
  });
  return {
    ...rest,
    ...Object.fromEntries(moments),
    language: languageOf(values),
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

/** A draft may hold anything in any language; of a published article one language that is out has title and text. */
export function faultsOf(values: ArticleValues, sentences: Sentences): FieldErrors<ArticleValues> {
  const errors: FieldErrors<ArticleValues> = formFaults(definition, values, sentences);
  const out = LANGUAGES.filter((one) => values[columnIn("text_state", one)] === "out");
  const language = out[0] ?? languageOf(values);
  const isHalf = values.is_published && !out.some((one) => isWholeIn(values, one));
  const needed = isHalf
    ? (["title", "content"] as const)
    : isBegunIn(values, languageOf(values))
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
  return faultyLanguages(found)[0];
}

/** The languages with a fault in one of their texts. */
export function faultyLanguages(found: FieldErrors<ArticleValues>): Language[] {
  return LANGUAGES.filter((language) => TEXTS.some((text) => found[columnIn(text, language)]));
}

/** Of the panel with the texts; its tabs, wherever they stand, go by it, too. */
export const TEXTS_ID = "article-texts";
