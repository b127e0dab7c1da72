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
import { SeenQuery } from "#src/features/working-copies/schemas.server.ts";
import { COPY_KEY } from "#src/features/working-copies/working-copy.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { answerFields, columnInputs, recordSchemas } from "#src/records/schemas.server.ts";
import { article } from "./article.record.ts";
import {
  ARTICLE_STATES,
  LIMITS,
  NEWS_ORDERS,
  type OfficePublication,
  TEXTS,
  TRANSLATIONS,
  WORKS,
} from "./article.ts";
import { category } from "./category.record.ts";
import { categoryErrors, newsErrors } from "./errors.server.ts";

/** What lists and answers add to an article. */
const ADDED = ["category_slug", "category_name", "category_name_hy", "category_name_ru", "state", "stale"];

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
    .enum(LANGUAGES)
    .optional()
    .meta({ description: "Published or scheduled without a text in this language." }),
  translation: z
    .enum(TRANSLATIONS)
    .optional()
    .meta({ description: "What waits for a translator, or was changed since it was translated." }),
  work: z.enum(WORKS).optional().meta({ description: "How far a translation that waits is." }),
  mine: QueryYes.optional().meta({ description: "Only what the caller wrote or saved." }),
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

export const AskQuery = z.object({
  ask_first: QueryYes.optional().meta({
    description:
      "Refuses with 409 and `asks` what the checks find in a language that this save publishes, so that a form can ask.",
  }),
});

export const SaveQuery = AskQuery.extend({
  copy: z
    .string()
    .regex(COPY_KEY)
    .optional()
    .meta({ description: "The working copy that this save brings out; it ends with it." }),
  ...SeenQuery.shape,
});

const block = z.string().max(LIMITS.content);
const rowShape = { field: z.enum(TEXTS), source: block.nullable(), target: block };

export const TranslationParams = z.object({ id: decimal(1), language: z.enum(LANGUAGES) });

export const Translation = z
  .object({
    source: z.enum(LANGUAGES),
    language: z.enum(LANGUAGES),
    rows: z.array(
      z.object({
        ...rowShape,
        state: z.enum(["right", "changed", "new", "gone", "same"]).meta({
          description: "Whether the translation still says what the source says.",
        }),
        before: z.string().meta({ description: "What the source said when a changed block was translated." }),
      }),
    ),
    base: z
      .string()
      .meta({ description: "Sent back with a save: refused where the translation has changed." }),
    version: z.int().meta({ description: "The article's." }),
  })
  .meta({ id: "Translation" });

export const TranslationEdit = z
  .strictObject({
    base: z.string().max(100),
    rows: z.array(z.strictObject({ ...rowShape, is_right: z.boolean().optional() })).max(2000),
    finish: z.boolean().optional(),
    goes_on_from: Version.meta({
      description: "The version that the same sitting saved last: both are one entry of the history.",
    }),
  })
  .meta({ id: "TranslationEdit" });

/** What a translation's blocks come to: bounded and cleaned as in the article's form. */
export const TranslatedTexts = z
  .strictObject(columnInputs(article, TEXTS.flatMap(columnNames), newsErrors))
  .partial();

export const NewsParams = z.object({
  id: z.string().min(1).max(200).meta({ description: "The article's number or slug." }),
});

const { author_id: _, ...fields } = answerFields(article);
const isOffices = (name: string) =>
  /^(text_state|publish_at|unpublish_at|planned_for|embargo_until|match_)/.test(name);
const entries = Object.entries(fields);
/** What readers may know, and what is the office's alone. */
const articleFields = Object.fromEntries(entries.filter(([name]) => !isOffices(name))) as Omit<
  typeof fields,
  OfficePublication
>;
const publicationFields = Object.fromEntries(entries.filter(([name]) => isOffices(name))) as Pick<
  typeof fields,
  OfficePublication
>;

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
  ...publicationFields,
  state: z.enum(ARTICLE_STATES).meta({ description: "Follows from the states and hours of its languages." }),
  stale: z.array(z.enum(LANGUAGES)).meta({ description: "Translations whose source has changed since." }),
  version: z.number(),
  created_at: z.string(),
}).meta({ id: "OfficeArticle" });

/** In a list the longest texts may be left out, see `withTexts`. */
const texts = { content: true, content_hy: true, content_ru: true } as const;

export const NewsList = z.object({
  news: z.array(ArticleAnswer.partial(texts).meta({ id: "ListedArticle" })),
  total: z.number(),
});
export const OfficeNewsList = z.object({
  news: z.array(OfficeArticle.partial(texts).meta({ id: "ListedOfficeArticle" })),
  total: z.number(),
});

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

export const EditedText = z.object({
  text: z.string().max(100_000).meta({ description: "Markdown, as it is typed." }),
});

export const EditedTree = z.object({
  root: z
    .looseObject({ type: z.literal("root") })
    .nullable()
    .meta({ description: "Its tree (mdast); long words by their places in it. Null when it is too much." }),
});

export const TextCardsQuery = z.object({
  links: z.string().max(4000).meta({ description: "Paths of this site, each in a line of its own." }),
  language: z.enum(LANGUAGES).catch("en").default("en").meta({ description: "Of the answer: en, hy or ru." }),
});

export const TextCardsAnswer = z.object({
  cards: z.record(z.string(), z.looseObject({ kind: z.enum(["match", "player", "table"]) })),
});
