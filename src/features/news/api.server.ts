import { z } from "zod";
import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { toReadable } from "./article-row-queries.server.ts";
import { createCategory, deleteCategory, updateCategory } from "./category-commands.server.ts";
import { listCategories } from "./category-queries.server.ts";
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
  BulkChange,
  CategoryAnswer,
  CategoryEdit,
  CategoryList,
  NewArticle,
  NewCategory,
  NewsList,
  NewsParams,
  NewsQuery,
  OfficeArticle,
  OfficeNewsList,
  OfficeNewsQuery,
} from "./schemas.server.ts";

const calls = callsOf("News");
/** A cover of 10 MB as a data URL, and three texts of 100,000 characters. */
const WITH_COVER_BYTES = 15 * 1024 * 1024;

export const newsApi = [
  calls.get("/news", "public", {
    summary: "Published articles, newest first.",
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
  calls.get("/admin/news", "editor", {
    summary: "Every article, drafts too.",
    query: OfficeNewsQuery,
    answer: OfficeNewsList,
    handle: ({ app, query }) => listOfficeArticles(app.db, query),
  }),
  calls.post("/admin/news/bulk", "editor", {
    summary: "Publishes, takes back or deletes several articles at once.",
    body: BulkChange,
    answer: z.object({ ok: z.literal(true), changed: z.number(), ids: z.array(z.number()) }),
    handle: async ({ actor, body }) => {
      const { ids } = await changeArticles(actor, body);
      return { ok: true, changed: ids.length, ids };
    },
  }),
  calls.get("/admin/news/:id", "editor", {
    summary: "One article with all the fields of the form.",
    answer: OfficeArticle,
    handle: ({ app, params }) => getArticle(app.db, params.id),
  }),
  calls.post("/admin/news", "editor", {
    summary: "Creates an article.",
    body: NewArticle,
    maxBytes: WITH_COVER_BYTES,
    answer: OfficeArticle,
    status: 201,
    handle: ({ actor, body }) => createArticle(actor, body),
  }),
  calls.put("/admin/news/:id", "editor", {
    summary: "Saves an article.",
    body: ArticleEdit,
    maxBytes: WITH_COVER_BYTES,
    answer: OfficeArticle,
    handle: ({ actor, params, body }) => updateArticle(actor, params.id, body),
  }),
  calls.patch("/admin/news/:id", "editor", {
    summary: "Publishes, takes back or features an article.",
    body: ArticleSwitches,
    answer: OfficeArticle,
    handle: ({ actor, params, body }) => switchArticle(actor, params.id, body),
  }),
  calls.deleteById("/admin/news/:id", "Moves an article to the trash.", deleteArticle),
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
