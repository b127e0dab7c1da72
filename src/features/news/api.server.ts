import { z } from "zod";
import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { requireSection, sectionsOf } from "#src/app/access.server.ts";
import { NewOrder } from "#src/records/order.server.ts";
import { toReadable } from "./article-row-queries.server.ts";
import {
  createCategory,
  deleteCategory,
  orderCategories,
  updateCategory,
} from "./category-commands.server.ts";
import { getOfficeCategory, listCategories, listOfficeCategories } from "./category-queries.server.ts";
import {
  changeArticles,
  createArticle,
  deleteArticle,
  switchArticle,
  updateArticle,
} from "./commands.server.ts";
import { getArticle, listOfficeArticles } from "./office-queries.server.ts";
import { getPublishedArticle, listPublishedArticles } from "./queries.server.ts";
import {
  ArticleAnswer,
  ArticleEdit,
  ArticleSwitches,
  AskQuery,
  BulkChange,
  CategoryAnswer,
  CategoryEdit,
  CategoryList,
  EditedText,
  EditedTree,
  NewArticle,
  NewCategory,
  NewsList,
  NewsParams,
  NewsQuery,
  OfficeArticle,
  OfficeCategory,
  OfficeCategoryList,
  OfficeNewsList,
  OfficeNewsQuery,
  SaveQuery,
  TextCardsAnswer,
  TextCardsQuery,
} from "./schemas.server.ts";
import { readTextCards } from "./text-cards.server.ts";

const calls = callsOf("News");
/** A cover of 10 MB as a data URL, and three texts of 100,000 characters. */
const WITH_COVER_BYTES = 15 * 1024 * 1024;
/** 100,000 characters, each escaped in JSON. */
const TEXT_BYTES = 640_000;

export const newsApi = [
  calls.get("/news", "public", {
    summary:
      "Published articles, newest first; where a list has more than 8 MB of texts, the last without theirs.",
    query: NewsQuery,
    answer: NewsList,
    isCacheable: true,
    handle: async ({ app, query }) => {
      const { news, total } = await listPublishedArticles(app.db, app.now(), query);
      return { news: news.map(toReadable), total };
    },
  }),
  calls.get("/news/categories/all", "public", {
    summary: "The categories, with the number of published articles in each.",
    answer: CategoryList,
    isCacheable: true,
    handle: async ({ app }) => listOf("categories", await listCategories(app.db, app.now())),
  }),
  calls.get("/news/:id", "public", {
    summary: "One published article, by number, slug or former slug.",
    params: NewsParams,
    answer: ArticleAnswer,
    isCacheable: true,
    handle: async ({ app, params }) => toReadable(await getPublishedArticle(app.db, app.now(), params.id)),
  }),
  calls.get("/admin/text-cards", "writer", {
    summary:
      "The matches, players and the table that stand as cards in a text, by the addresses of its links.",
    query: TextCardsQuery,
    answer: TextCardsAnswer,
    handle: async ({ app, query: { links, language } }) => ({
      cards: (await readTextCards(app, language, links.split("\n"))).cards,
    }),
  }),
  calls.post("/admin/text-tree", "writer", {
    summary: "A text's Markdown as the editor opens it: the browser then needs no reader. It saves nothing.",
    body: EditedText,
    maxBytes: TEXT_BYTES,
    answer: EditedTree,
    handle: async ({ app, actor, body }) => {
      const read = await app.parser.parseEdited(body.text, actor.account.id);
      return { root: "tree" in read ? JSON.parse(read.tree) : null };
    },
  }),
  calls.get("/admin/news", "writer", {
    summary:
      "Every article, drafts and scheduled ones too; where a list has more than 8 MB of texts, the last without theirs.",
    query: OfficeNewsQuery,
    answer: OfficeNewsList,
    handle: ({ app, actor, query: { mine, ...query } }) =>
      listOfficeArticles(app.db, app.now(), {
        ...query,
        sections: sectionsOf(actor.account),
        of: mine ? actor.account.id : undefined,
      }),
  }),
  calls.post("/admin/news/bulk", "writer", {
    summary: "Publishes, takes back or deletes several articles at once.",
    body: BulkChange,
    query: AskQuery,
    answer: z.object({ ok: z.literal(true), changed: z.number(), ids: z.array(z.number()) }),
    handle: async ({ actor, body, query }) => {
      const { ids } = await changeArticles(actor, body, query);
      return { ok: true, changed: ids.length, ids };
    },
  }),
  calls.get("/admin/news/:id", "writer", {
    summary: "One article with all the fields of the form.",
    answer: OfficeArticle,
    handle: async ({ app, actor, params }) => {
      const article = await getArticle(app.db, app.now(), params.id);
      requireSection(actor.account, article.category_id);
      return article;
    },
  }),
  calls.post("/admin/news", "writer", {
    summary: "Creates an article.",
    body: NewArticle,
    maxBytes: WITH_COVER_BYTES,
    answer: OfficeArticle,
    status: 201,
    query: SaveQuery,
    handle: ({ actor, body, query }) => createArticle(actor, body, query),
  }),
  calls.put("/admin/news/:id", "writer", {
    summary: "Saves an article.",
    body: ArticleEdit,
    maxBytes: WITH_COVER_BYTES,
    answer: OfficeArticle,
    query: SaveQuery,
    handle: ({ actor, params, body, query }) => updateArticle(actor, params.id, body, query),
  }),
  calls.patch("/admin/news/:id", "editor", {
    summary: "Publishes, takes back or features an article.",
    body: ArticleSwitches,
    answer: OfficeArticle,
    handle: ({ actor, params, body }) => switchArticle(actor, params.id, body),
  }),
  calls.deleteById("/admin/news/:id", "Moves an article to the trash.", deleteArticle, "writer"),
  calls.get("/admin/categories", "editor", {
    summary: "Every category, with the number of its articles, drafts too.",
    answer: OfficeCategoryList,
    handle: async ({ app }) => listOf("categories", await listOfficeCategories(app.db)),
  }),
  calls.get("/admin/categories/:id", "editor", {
    summary: "One category.",
    answer: OfficeCategory,
    handle: ({ app, params }) => getOfficeCategory(app.db, params.id),
  }),
  calls.post("/admin/categories/order", "editor", {
    summary: "Puts the categories in a new order.",
    body: NewOrder,
    answer: OfficeCategoryList,
    handle: async ({ app, actor, body }) => {
      await orderCategories(actor, body);
      return listOf("categories", await listOfficeCategories(app.db));
    },
  }),
  calls.post("/admin/categories", "editor", {
    summary: "Creates a category.",
    body: NewCategory,
    answer: CategoryAnswer,
    status: 201,
    handle: ({ actor, body }) => createCategory(actor, body),
  }),
  calls.put("/admin/categories/:id", "editor", {
    summary: "Saves a category.",
    body: CategoryEdit,
    answer: CategoryAnswer,
    handle: ({ actor, params, body }) => updateCategory(actor, params.id, body),
  }),
  calls.deleteById(
    "/admin/categories/:id",
    "Moves a category without articles to the trash.",
    deleteCategory,
  ),
];
