import { z } from "zod";
import {
  decimal,
  localisedAnswer,
  QueryLimit,
  QueryOffset,
  QueryYes,
  text,
  Version,
  Yes,
} from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { QueryMoment } from "#src/features/matches/schemas.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { answerFields, recordSchemas } from "#src/records/schemas.server.ts";
import { article } from "./article.record.ts";
import { ARTICLE_STATES, NEWS_ORDERS } from "./article.ts";
import { category } from "./category.record.ts";
import { categoryErrors, newsErrors } from "./errors.server.ts";

/** What lists and answers add to an article. */
const ADDED = ["category_slug", "category_name", "category_name_hy", "category_name_ru", "state"];

const articleSchemas = recordSchemas(
  article,
  { one: "StoredArticle", create: "NewArticle", edit: "ArticleEdit", added: ADDED },
  newsErrors,
);
export const { create: NewArticle, edit: ArticleEdit } = articleSchemas;
export type NewArticle = z.output<typeof NewArticle>;
export type ArticleEdit = z.output<typeof ArticleEdit>;

export const ArticleSwitches = z
  .strictObject({ is_published: Yes.optional(), is_featured: Yes.optional(), version: Version })
  .refine(
    ({ is_published, is_featured }) => is_published !== undefined || is_featured !== undefined,
    messageText(newsErrors.no_switch()),
  );
export type ArticleSwitches = z.output<typeof ArticleSwitches>;

export const BulkChange = z.strictObject({
  ids: z.array(z.int().min(1)).min(1, messageText(newsErrors.articles_required())).max(200),
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
  status: z
    .enum([...ARTICLE_STATES, "all"])
    .optional()
    .meta({ description: "`published` is what is out now, `scheduled` what goes out by itself later." }),
  category: decimal(1).optional().meta({ description: "The number of a category." }),
  missing: z
    .enum(["hy", "ru"])
    .optional()
    .meta({ description: "Published or scheduled without a text in this language." }),
  from: QueryMoment(0).optional(),
  to: QueryMoment(1).optional(),
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

const { author_id: _, ...articleFields } = answerFields(article);

export const ArticleAnswer = z
  .object({
    id: z.number(),
    ...articleFields,
    language: z.enum(LANGUAGES).meta({
      description:
        "Of `title`, `excerpt` and `content`: English where it is out. In the office's calls, in which the article was begun.",
    }),
    category_slug: z.string().nullable(),
    ...localisedAnswer("category_name"),
    updated_at: z.string(),
  })
  .meta({ id: "Article" });

export const OfficeArticle = ArticleAnswer.extend({
  state: z.enum(ARTICLE_STATES).meta({ description: "Follows from is_published and display_date." }),
  version: z.number(),
  created_at: z.string(),
}).meta({ id: "OfficeArticle" });

export const NewsList = z.object({ news: z.array(ArticleAnswer), total: z.number() });
export const OfficeNewsList = z.object({ news: z.array(OfficeArticle), total: z.number() });

const categorySchemas = recordSchemas(
  category,
  { one: "Category", create: "NewCategory", edit: "CategoryEdit", added: ["news_count", "articles_count"] },
  { ...categoryErrors, slug_format: newsErrors.slug_format },
);
export const { create: NewCategory, edit: CategoryEdit, answer: CategoryAnswer } = categorySchemas;
export type NewCategory = z.output<typeof NewCategory>;
export type CategoryEdit = z.output<typeof CategoryEdit>;

export const OfficeCategory = CategoryAnswer.extend({
  articles_count: z.number().meta({ description: "Its articles, drafts too." }),
}).meta({ id: "OfficeCategory" });
export const OfficeCategoryList = z.object({ categories: z.array(OfficeCategory), total: z.number() });

export const CategoryList = z.object({
  categories: z.array(
    z.object({ id: z.number(), slug: z.string(), ...localisedAnswer("name"), news_count: z.number() }),
  ),
  total: z.number(),
});
