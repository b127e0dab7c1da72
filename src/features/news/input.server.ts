import { z } from "zod";
import {
  ImageField,
  localisedAnswer,
  optionalText,
  QueryLimit,
  QueryOffset,
  QueryYes,
  RecordFields,
  required,
  text,
  Version,
  Yes,
} from "#src/api/fields.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { LIMITS, NEWS_ORDERS, SLUG } from "./article.ts";

const Moment = z.iso
  .datetime({ offset: true, error: "Write the date as an ISO moment, e.g. 2026-03-08T15:00:00Z." })
  .transform((value) => new Date(value).toISOString())
  .nullable();

const Slug = text(LIMITS.slug).regex(
  SLUG,
  "An address has Latin letters, digits and dashes, and is not a number.",
);

const fields = {
  title: required(LIMITS.title, "Write the English title."),
  title_hy: optionalText(LIMITS.title),
  title_ru: optionalText(LIMITS.title),
  excerpt: optionalText(LIMITS.excerpt),
  excerpt_hy: optionalText(LIMITS.excerpt),
  excerpt_ru: optionalText(LIMITS.excerpt),
  content: required(LIMITS.content, "Write the English text."),
  content_hy: optionalText(LIMITS.content),
  content_ru: optionalText(LIMITS.content),
  image_url: ImageField,
  category_id: z.int("Choose a category.").min(1).nullable(),
  is_featured: Yes,
  is_published: Yes,
  display_date: Moment,
  slug: Slug,
};

/** What lists and answers add to an article; a record may be sent back with them, to no effect. */
const shown = z
  .object({
    category_slug: z.unknown(),
    category_name: z.unknown(),
    category_name_hy: z.unknown(),
    category_name_ru: z.unknown(),
    published_at: z.unknown(),
    author_name: z.unknown(),
  })
  .partial().shape;

const { title, content, ...optional } = fields;

export const NewArticle = z
  .strictObject({ title, content, ...z.object(optional).partial().shape, ...shown })
  .transform(withoutShown)
  .meta({ id: "NewArticle" });
export type NewArticle = z.output<typeof NewArticle>;

export const ArticleEdit = z
  .strictObject({ title, content, ...z.object(optional).partial().shape, ...shown, version: Version })
  .transform(withoutShown)
  .meta({ id: "ArticleEdit" });
export type ArticleEdit = z.output<typeof ArticleEdit>;

function withoutShown<T extends object>(value: T): Omit<T, keyof typeof shown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !(name in shown))) as Omit<
    T,
    keyof typeof shown
  >;
}

export const ArticleSwitches = z
  .strictObject({ is_published: Yes.optional(), is_featured: Yes.optional(), version: Version })
  .refine(
    ({ is_published, is_featured }) => is_published !== undefined || is_featured !== undefined,
    "Say which switch to change.",
  );
export type ArticleSwitches = z.output<typeof ArticleSwitches>;

export const BulkChange = z.strictObject({
  ids: z.array(z.int().min(1)).min(1, "Choose at least one article.").max(200),
  action: z.enum(["publish", "unpublish", "delete"]),
});
export type BulkChange = z.output<typeof BulkChange>;

export const NewsQuery = z.object({
  category: text(100).optional(),
  featured: QueryYes.optional(),
  search: z.string().max(200).optional(),
  limit: QueryLimit(100, 50),
  offset: QueryOffset,
});

export const OfficeNewsQuery = z.object({
  status: z.enum(["published", "draft", "all"]).optional(),
  search: z.string().max(200).optional(),
  sort: z.enum(NEWS_ORDERS).default("date"),
  order: z.enum(["asc", "desc"]).default("desc"),
  language: z
    .enum(LANGUAGES)
    .default("en")
    .meta({ description: "In which titles and categories are sorted." }),
  limit: QueryLimit(500, 500),
  offset: QueryOffset,
});

export const NewsParams = z.object({
  id: z.string().min(1).max(200).meta({ description: "The article's number or slug." }),
});

export const ArticleAnswer = z
  .object({
    id: z.number(),
    slug: z.string(),
    ...localisedAnswer("title"),
    ...localisedAnswer("excerpt"),
    ...localisedAnswer("content"),
    ...localisedAnswer("category_name"),
    image_url: z.string(),
    category_id: z.number().nullable(),
    category_slug: z.string().nullable(),
    display_date: z.string().nullable(),
    published_at: z.string().nullable(),
    updated_at: z.string(),
    views_count: z.number(),
    is_published: z.boolean(),
    is_featured: z.boolean(),
    author_name: z.string(),
  })
  .meta({ id: "Article" });

export const OfficeArticle = ArticleAnswer.extend({
  version: z.number(),
  created_at: z.string(),
}).meta({ id: "OfficeArticle" });

export const NewsList = z.object({ news: z.array(ArticleAnswer), total: z.number() });
export const OfficeNewsList = z.object({ news: z.array(OfficeArticle), total: z.number() });

const category = {
  name: required(100, "Write the category's English name."),
  name_hy: optionalText(100),
  name_ru: optionalText(100),
};

export const NewCategory = z
  .strictObject({
    name: category.name,
    name_hy: category.name_hy.default(""),
    name_ru: category.name_ru.default(""),
    slug: Slug.optional(),
    order_num: z.int().min(0).max(1000).default(0),
  })
  .meta({ id: "NewCategory" });
export type NewCategory = z.output<typeof NewCategory>;

export const CategoryEdit = z
  .strictObject({
    name: category.name,
    name_hy: category.name_hy.optional(),
    name_ru: category.name_ru.optional(),
    slug: Slug.optional(),
    order_num: z.int().min(0).max(1000).optional(),
    news_count: z.unknown().optional(),
    version: Version,
  })
  .meta({ id: "CategoryEdit" });
export type CategoryEdit = z.output<typeof CategoryEdit>;

export const CategoryAnswer = z
  .object({ ...RecordFields, slug: z.string(), ...localisedAnswer("name"), order_num: z.number() })
  .meta({ id: "Category" });

export const CategoryList = z.object({
  categories: z.array(
    z.object({ id: z.number(), slug: z.string(), ...localisedAnswer("name"), news_count: z.number() }),
  ),
  total: z.number(),
});
