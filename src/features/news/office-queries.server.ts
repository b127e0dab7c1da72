import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { indexedConditions } from "#src/db/search-condition.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Language } from "#src/i18n/languages.ts";
import { type Article, DEFAULT_AUTHOR, type NewsOrder, UNCATEGORIZED } from "./article.ts";
import {
  CARD_COLUMNS,
  type CategoryColumns,
  type Shown,
  textColumns,
  toArticle,
  withCategory,
} from "./article-rows.server.ts";
import { inOrderOf, isSearch, MOST_FOUND } from "./article-search.server.ts";
import { newsErrors } from "./errors.server.ts";

// What the back office asks of the news: drafts too.

const allColumns = (db: Db) =>
  [...CARD_COLUMNS, ...textColumns(db), "articles.version", "articles.created_at"] as const;

/** Capitals and small letters are one in a list; an article without a category stands under "". */
const ORDERS = {
  title: sql`lower(articles.title)`,
  category: sql`coalesce((select lower(name) from categories where id = articles.category_id), '')`,
  author: sql`lower(articles.author_name)`,
  status: sql`articles.is_published`,
  views: sql`articles.views_count`,
  date: sql`coalesce(articles.display_date, articles.created_at)`,
} satisfies Record<NewsOrder, unknown>;

/** By what a list in this language shows: the English text where the translation is empty. */
function orderIn(language: Language, order: NewsOrder) {
  if (language === "en") return ORDERS[order];
  const shown = (english: string) =>
    sql`lower(coalesce(nullif(${sql.ref(`${english}_${language}`)}, ''), ${sql.ref(english)}))`;
  if (order === "title") return shown("articles.title");
  if (order !== "category") return ORDERS[order];
  return sql`coalesce((select ${shown("categories.name")} from categories where id = articles.category_id), '')`;
}

/** Every article that is not in the trash, drafts too, newest first unless told, with the list's defaults. */
export async function listOfficeArticles(
  db: Db,
  filter: {
    status?: string | undefined;
    search?: string | undefined;
    sort?: NewsOrder;
    order?: "asc" | "desc";
    language?: Language;
    limit: number;
    offset: number;
  },
) {
  const { sort = "date", order = "desc", language = "en" } = filter;
  let matching = db.selectFrom("articles").where("articles.deleted_at", "is", null);
  if (filter.status === "published") matching = matching.where("articles.is_published", "=", 1);
  if (filter.status === "draft") matching = matching.where("articles.is_published", "=", 0);
  for (const condition of indexedConditions(db, "articles", filter.search))
    matching = matching.where(condition);
  const { limit, offset } = filter;
  // First the numbers of the page, by the index alone: passed-over articles are not read. A search finds all
  // numbers at once: page and total from one walk through the texts.
  const numbers = await matching
    .select("articles.id")
    .orderBy(orderIn(language, sort), order)
    // Of equals the newest first: else a page could show one twice.
    .$if(sort !== "date", (query) => query.orderBy(ORDERS.date, "desc"))
    .orderBy("articles.id", "desc")
    .$if(isSearch(filter), (query) => query.limit(MOST_FOUND))
    .$if(!isSearch(filter), (query) => query.limit(limit).offset(offset))
    .execute();
  const ids = numbers.map(({ id }) => id);
  const page = isSearch(filter) ? ids.slice(offset, offset + limit) : ids;
  const [rows, total] = await Promise.all([
    page.length === 0
      ? []
      : withCategory(db).where("articles.id", "in", page).select(allColumns(db)).execute(),
    isSearch(filter)
      ? { count: ids.length }
      : matching.select((e) => e.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { news: inOrderOf(page, rows).map(toListed), total: total.count };
}

/** One article with all the fields of the form. @throws AppError `not_found` */
export async function getArticle(db: Db, id: number): Promise<Article> {
  const row = await withCategory(db)
    .where("articles.id", "=", id)
    .where("articles.deleted_at", "is", null)
    .select(allColumns(db))
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", newsErrors.not_found());
  return toArticle(row);
}

/** The back office's list never shows a gap. Source: specification of the back office, section 3. */
function toListed<
  Row extends CategoryColumns & { author_name: string; published_at: string | null; created_at: string },
>(row: Row): Shown<Row> & { published_at: string } {
  return {
    ...toArticle(row),
    category_name: row.category_name || UNCATEGORIZED.en,
    category_name_hy: row.category_name_hy || UNCATEGORIZED.hy,
    category_name_ru: row.category_name_ru || UNCATEGORIZED.ru,
    author_name: row.author_name || DEFAULT_AUTHOR,
    published_at: row.published_at ?? row.created_at,
  };
}
