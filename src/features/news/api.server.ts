import { z } from "zod";
import { callsOf, listOf } from "#src/api/endpoint.server.ts";
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
  OfficeCategory,
  OfficeCategoryList,
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
    summary: "Every article, drafts and scheduled ones too.",
    query: OfficeNewsQuery,
    answer: OfficeNewsList,
    handle: ({ app, query }) => listOfficeArticles(app.db, app.now(), query),
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
    handle: ({ app, params }) => getArticle(app.db, app.now(), params.id),
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
      await orderCategories(actor, body.ids);
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
