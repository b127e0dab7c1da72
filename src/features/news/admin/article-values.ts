import { utcToYerevan, yerevanToUtc } from "#src/features/matches/match-time.ts";
import type { FieldErrors } from "#src/features/office/use-record-form.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { type Article, LIMITS, SLUG } from "../article.ts";

/** What the form holds; the date as its input writes it, in Yerevan. */
export interface ArticleValues {
  title: string;
  title_hy: string;
  title_ru: string;
  excerpt: string;
  excerpt_hy: string;
  excerpt_ru: string;
  content: string;
  content_hy: string;
  content_ru: string;
  image_url: string;
  category_id: string;
  is_featured: boolean;
  is_published: boolean;
  display_date: string;
  slug: string;
}

export interface CategoryChoice {
  id: number;
  name: string;
  name_hy: string;
  name_ru: string;
}

export const NEW_ARTICLE: ArticleValues = {
  title: "",
  title_hy: "",
  title_ru: "",
  excerpt: "",
  excerpt_hy: "",
  excerpt_ru: "",
  content: "",
  content_hy: "",
  content_ru: "",
  image_url: "",
  category_id: "",
  is_featured: false,
  is_published: false,
  display_date: "",
  slug: "",
};

export function valuesOf(article: Article): ArticleValues {
  const texts = Object.fromEntries(
    Object.keys(NEW_ARTICLE).map((name) => [name, article[name as keyof Article] ?? ""]),
  ) as unknown as ArticleValues;
  return {
    ...texts,
    category_id: article.category_id === null ? "" : String(article.category_id),
    display_date: article.display_date ? utcToYerevan(article.display_date).slice(0, 16) : "",
  };
}

/** What is sent: an empty address is left to the server. */
export function bodyOf(values: ArticleValues) {
  const { slug, category_id, display_date, ...rest } = values;
  return {
    ...rest,
    category_id: category_id ? Number(category_id) : null,
    display_date: display_date ? (yerevanToUtc(display_date) ?? display_date) : null,
    ...(slug ? { slug } : {}),
  };
}

interface Sentences {
  fillIn: string;
  tooLong: (most: number) => string;
  slug: string;
}

export function faultsOf(values: ArticleValues, sentences: Sentences): FieldErrors<ArticleValues> {
  const errors: FieldErrors<ArticleValues> = {};
  if (!values.title.trim()) errors.title = sentences.fillIn;
  if (!values.content.trim()) errors.content = sentences.fillIn;
  for (const field of ["title", "excerpt", "content"] as const) {
    for (const name of columnNames(field)) {
      if (values[name].length > LIMITS[field]) errors[name] = sentences.tooLong(LIMITS[field]);
    }
  }
  if (values.slug && !SLUG.test(values.slug)) errors.slug = sentences.slug;
  return errors;
}
