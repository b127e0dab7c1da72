import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { searchConditions } from "#src/db/search-condition.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Language } from "#src/i18n/languages.ts";
import { type Article, type ArticleCard, DEFAULT_AUTHOR, type NewsOrder, UNCATEGORIZED } from "./article.ts";

interface NewsFilter {
  /** A category's slug; empty or "all" means all. */
  category?: string | undefined;
  featured?: boolean | undefined;
  search?: string | undefined;
  limit?: number;
  offset?: number;
}

const CARD_COLUMNS = [
  "articles.id",
  "articles.slug",
  "articles.title",
  "articles.title_hy",
  "articles.title_ru",
  "articles.excerpt",
  "articles.excerpt_hy",
  "articles.excerpt_ru",
  "articles.image_url",
  "articles.category_id",
  "articles.display_date",
  "articles.published_at",
  "articles.updated_at",
  "articles.views_count",
  "articles.is_published",
  "articles.is_featured",
  "articles.author_name",
  "categories.slug as category_slug",
  "categories.name as category_name",
  "categories.name_hy as category_name_hy",
  "categories.name_ru as category_name_ru",
] as const;

const TEXT_COLUMNS = ["articles.content", "articles.content_hy", "articles.content_ru"] as const;
const OFFICE_COLUMNS = ["articles.version", "articles.created_at"] as const;

/** Published articles whose hour has come, newest first. */
export async function listPublishedArticles(db: Db, now: Date, filter: NewsFilter) {
  const matching = published(db, now, filter);
  if (isSearch(filter)) {
    // All numbers at once: page and total from one walk through the texts.
    const found = await inOrder(matching, { limit: MOST_FOUND }).select("articles.id").execute();
    const ids = found.map(({ id }) => id);
    const { offset = 0, limit = 50 } = filter;
    const articles = await listArticlesByIds(db, now, ids.slice(offset, offset + limit));
    return { news: inOrderOf(ids, articles), total: ids.length };
  }
  const [rows, total] = await Promise.all([
    inOrder(matching, filter)
      .select([...CARD_COLUMNS, ...TEXT_COLUMNS])
      .execute(),
    matching.select((e) => e.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { news: rows.map(toArticle), total: total.count };
}

/** The featured article, if there is one, and then the newest others: what the home page shows. */
export async function listHomeArticles(db: Db, now: Date, limit: number): Promise<ArticleCard[]> {
  const numbers = (filter: NewsFilter) => inOrder(published(db, now, filter), filter).select("articles.id");
  const rows = await inOrder(published(db, now, {}), { limit: limit + 1 })
    .where((e) =>
      e.or([
        e("articles.id", "in", numbers({ featured: true, limit: 1 })),
        e("articles.id", "in", numbers({ limit })),
      ]),
    )
    .select(CARD_COLUMNS)
    .execute();
  const articles = rows.map(toArticle);
  const featured = articles.find(({ is_featured }) => is_featured);
  if (!featured) return articles.slice(0, limit);
  return [featured, ...articles.filter(({ id }) => id !== featured.id)].slice(0, limit);
}

/** The newest articles as cards need them, without their texts. */
export async function listLatestArticles(db: Db, now: Date, limit: number): Promise<ArticleCard[]> {
  const rows = await inOrder(published(db, now, {}), { limit })
    .select(CARD_COLUMNS)
    .execute();
  return rows.map(toArticle);
}

/** Published articles as cards need them, without their texts, and how many there are in all. */
export async function listArticleCards(db: Db, now: Date, filter: NewsFilter) {
  const matching = published(db, now, filter);
  const [rows, total] = await Promise.all([
    inOrder(matching, filter).select(CARD_COLUMNS).execute(),
    matching.select((e) => e.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { articles: rows.map(toArticle) as ArticleCard[], total: Number(total.count) };
}

/** The published ones of these articles with their texts, in no order. */
export async function listArticlesByIds(db: Db, now: Date, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await published(db, now, {})
    .where("articles.id", "in", ids)
    .select([...CARD_COLUMNS, ...TEXT_COLUMNS])
    .execute();
  return rows.map(toArticle);
}

/** Up to `limit` others of the same category, newest first. */
export async function listRelatedArticles(
  db: Db,
  now: Date,
  article: Pick<Article, "id" | "category_id">,
  limit = 2,
): Promise<ArticleCard[]> {
  if (article.category_id === null) return [];
  const others = published(db, now, {})
    .where("articles.category_id", "=", article.category_id)
    .where("articles.id", "!=", article.id);
  return (await inOrder(others, { limit }).select(CARD_COLUMNS).execute()).map(toArticle);
}

/**
 * A published article by its number, its slug or a former slug.
 * @throws AppError `not_found`, also for drafts and for articles whose hour has not come
 */
export async function getPublishedArticle(db: Db, now: Date, idOrSlug: string) {
  const id = /^\d{1,15}$/.test(idOrSlug) ? Number(idOrSlug) : await findIdBySlug(db, idOrSlug);
  const row =
    id &&
    (await published(db, now, {})
      .where("articles.id", "=", id)
      .select([...CARD_COLUMNS, ...TEXT_COLUMNS])
      .executeTakeFirst());
  if (!row) throw new AppError("not_found", "Article not found");
  return toArticle(row);
}

/** Whom readers are told as an article's author. Empty for a bare username: that is for signing in. */
export async function findShownAuthor(db: Db, id: number): Promise<string> {
  const article = await db
    .selectFrom("articles")
    .leftJoin("accounts", "accounts.id", "articles.author_id")
    .select(["articles.author_name", "accounts.username"])
    .where("articles.id", "=", id)
    .executeTakeFirst();
  return article && article.author_name !== article.username ? article.author_name : "";
}

/** When the next article that is ready comes out, UTC ISO; undefined when none is waiting. */
export async function nextPublicationAt(db: Db, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("articles")
    .select("display_date")
    .where("is_published", "=", sql.lit(1))
    .where("deleted_at", "is", null)
    .where("display_date", ">", now.toISOString())
    .orderBy("display_date")
    .limit(1)
    .executeTakeFirst();
  return row?.display_date ?? undefined;
}

/** The id behind a slug, present or former; undefined for an unknown one. */
export async function findIdBySlug(db: Db, slug: string): Promise<number | undefined> {
  const present = await db.selectFrom("articles").select("id").where("slug", "=", slug).executeTakeFirst();
  if (present) return present.id;
  const former = await db
    .selectFrom("slugs")
    .select("record_id")
    .where("kind", "=", "articles")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return former?.record_id;
}

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
  for (const condition of hasWords(filter.search)) matching = matching.where(condition);
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
      : withCategory(db)
          .where("articles.id", "in", page)
          .select([...CARD_COLUMNS, ...TEXT_COLUMNS, ...OFFICE_COLUMNS])
          .execute(),
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
    .select([...CARD_COLUMNS, ...TEXT_COLUMNS, ...OFFICE_COLUMNS])
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", "Article not found");
  return toArticle(row);
}

/** The categories in their order, with the number of published articles in each. */
export async function listCategories(db: Db, now: Date) {
  return db
    .selectFrom("categories")
    .leftJoin("articles", (join) =>
      join
        .onRef("articles.category_id", "=", "categories.id")
        .on("articles.is_published", "=", 1)
        .on("articles.deleted_at", "is", null)
        .on("articles.display_date", "<=", now.toISOString()),
    )
    .select([
      "categories.id",
      "categories.slug",
      "categories.name",
      "categories.name_hy",
      "categories.name_ru",
    ])
    .select((e) => e.fn.count<number>("articles.id").as("news_count"))
    .where("categories.deleted_at", "is", null)
    .groupBy([
      "categories.id",
      "categories.slug",
      "categories.name",
      "categories.name_hy",
      "categories.name_ru",
      "categories.order_num",
    ])
    .orderBy("categories.order_num")
    .orderBy("categories.id")
    .execute();
}

function withCategory(db: Db) {
  return db.selectFrom("articles").leftJoin("categories", "categories.id", "articles.category_id");
}

function published(db: Db, now: Date, { category, featured, search }: NewsFilter) {
  // A literal, not a parameter: only then is the index of the published articles sure to be used.
  let query = withCategory(db)
    .where("articles.is_published", "=", sql.lit(1))
    .where("articles.deleted_at", "is", null)
    .where("articles.display_date", "<=", now.toISOString());
  if (category && category !== "all") query = query.where("categories.slug", "=", category);
  if (featured !== undefined) query = query.where("articles.is_featured", "=", featured ? 1 : 0);
  return hasWords(search).reduce((rest, condition) => rest.where(condition), query);
}

/**
 * That an article has every word. Texts lie before the `search` column, so each row looked at costs the
 * reading of its texts; the inner query needs only the index of that column. The plus keeps SQLite from then
 * reading the found articles one by one: it goes through the list's own index instead.
 */
function hasWords(search: string | undefined): Expression<SqlBool>[] {
  const conditions = searchConditions("known.search", search);
  if (conditions.length === 0) return [];
  return [
    sql<SqlBool>`+articles.id in (select known.id from articles as known
      where known.deleted_at is null and ${sql.join(conditions, sql` and `)})`,
  ];
}

/** More of them than this are found by no search. */
const MOST_FOUND = 100_000;

function isSearch({ search }: { search?: string | undefined }): boolean {
  return hasWords(search).length > 0;
}

function inOrderOf<T extends { id: number }>(ids: number[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function inOrder(
  query: ReturnType<typeof published>,
  { limit = 50, offset = 0 }: { limit?: number; offset?: number },
) {
  return query
    .orderBy("articles.display_date", "desc")
    .orderBy("articles.id", "desc")
    .limit(limit)
    .offset(offset);
}

interface CategoryColumns {
  category_slug: string | null;
  category_name: string | null;
  category_name_hy: string | null;
  category_name_ru: string | null;
  is_published: 0 | 1;
  is_featured: 0 | 1;
}

type Shown<Row> = Omit<Row, keyof CategoryColumns> & {
  category_slug: string | null;
  category_name: string;
  category_name_hy: string;
  category_name_ru: string;
  is_published: boolean;
  is_featured: boolean;
};

function toArticle<Row extends CategoryColumns>(row: Row): Shown<Row> {
  return {
    ...row,
    category_name: row.category_name ?? "",
    category_name_hy: row.category_name_hy ?? "",
    category_name_ru: row.category_name_ru ?? "",
    is_published: row.is_published === 1,
    is_featured: row.is_featured === 1,
  };
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
