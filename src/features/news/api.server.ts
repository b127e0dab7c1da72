import { z } from "zod";
import { endpoint } from "#src/api/endpoint.server.ts";
import { Deleted, IdParams } from "#src/api/fields.server.ts";
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

const group = "News";
/** A cover of 10 MB as a data URL, and three texts of 100,000 characters. */
const WITH_COVER_BYTES = 15 * 1024 * 1024;

export const newsApi = [
  endpoint({
    method: "get",
    path: "/news",
    access: "public",
    group,
    summary: "Published articles, newest first.",
    query: NewsQuery,
    answer: NewsList,
    isCacheable: true,
    handle: ({ app, query }) => listPublishedArticles(app.db, app.now(), query),
  }),
  endpoint({
    method: "get",
    path: "/news/categories/all",
    access: "public",
    group,
    summary: "The categories, with the number of published articles in each.",
    answer: CategoryList,
    isCacheable: true,
    handle: async ({ app }) => {
      const categories = await listCategories(app.db, app.now());
      return { categories, total: categories.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/news/:id",
    access: "public",
    group,
    summary: "One published article, by number, slug or former slug.",
    params: NewsParams,
    answer: ArticleAnswer,
    isCacheable: true,
    handle: ({ app, params }) => getPublishedArticle(app.db, app.now(), params.id),
  }),
  endpoint({
    method: "get",
    path: "/admin/news",
    access: "editor",
    group,
    summary: "Every article, drafts too.",
    query: OfficeNewsQuery,
    answer: OfficeNewsList,
    handle: ({ app, query }) => listOfficeArticles(app.db, query),
  }),
  endpoint({
    method: "post",
    path: "/admin/news/bulk",
    access: "editor",
    group,
    summary: "Publishes, takes back or deletes several articles at once.",
    body: BulkChange,
    answer: z.object({ ok: z.literal(true), changed: z.number(), ids: z.array(z.number()) }),
    handle: async ({ actor, body }) => {
      const { ids } = await changeArticles(actor, body);
      return { ok: true, changed: ids.length, ids };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/news/:id",
    access: "editor",
    group,
    summary: "One article with all the fields of the form.",
    params: IdParams,
    answer: OfficeArticle,
    handle: ({ app, params }) => getArticle(app.db, params.id),
  }),
  endpoint({
    method: "post",
    path: "/admin/news",
    access: "editor",
    group,
    summary: "Creates an article.",
    body: NewArticle,
    maxBytes: WITH_COVER_BYTES,
    answer: OfficeArticle,
    status: 201,
    handle: ({ actor, body }) => createArticle(actor, body),
  }),
  endpoint({
    method: "put",
    path: "/admin/news/:id",
    access: "editor",
    group,
    summary: "Saves an article.",
    params: IdParams,
    body: ArticleEdit,
    maxBytes: WITH_COVER_BYTES,
    answer: OfficeArticle,
    handle: ({ actor, params, body }) => updateArticle(actor, params.id, body),
  }),
  endpoint({
    method: "patch",
    path: "/admin/news/:id",
    access: "editor",
    group,
    summary: "Publishes, takes back or features an article.",
    params: IdParams,
    body: ArticleSwitches,
    answer: OfficeArticle,
    handle: ({ actor, params, body }) => switchArticle(actor, params.id, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/news/:id",
    access: "editor",
    group,
    summary: "Moves an article to the trash.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deleteArticle(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
  endpoint({
    method: "post",
    path: "/admin/categories",
    access: "editor",
    group,
    summary: "Creates a category.",
    body: NewCategory,
    answer: CategoryAnswer,
    status: 201,
    handle: ({ actor, body }) => createCategory(actor, body),
  }),
  endpoint({
    method: "put",
    path: "/admin/categories/:id",
    access: "editor",
    group,
    summary: "Saves a category.",
    params: IdParams,
    body: CategoryEdit,
    answer: CategoryAnswer,
    handle: ({ actor, params, body }) => updateCategory(actor, params.id, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/categories/:id",
    access: "editor",
    group,
    summary: "Moves a category without articles to the trash.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deleteCategory(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
];
