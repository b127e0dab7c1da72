import type { Db } from "#src/db/database.server.ts";
import { indexedConditions } from "#src/db/search-condition.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Article, ArticleCard } from "./article.ts";
import {
  beginnings,
  CARD_COLUMNS,
  onlyOut,
  TEXT_BYTES,
  TEXT_COLUMNS,
  toArticle,
  withCategory,
  withTexts,
} from "./article-row-queries.server.ts";
import { inOrderOf, isSearch, MOST_FOUND } from "./article-search.server.ts";
import { newsErrors } from "./errors.server.ts";
import { withoutHiddenHits } from "./hidden-hits.server.ts";
import { hidesWords, outSomewhere } from "./out-queries.server.ts";

// What readers ask of the news: nothing but what is published and whose hour has come.

interface NewsFilter {
  /** A category's slug; empty or "all" means all. */
  category?: string | undefined;
  featured?: boolean | undefined;
  search?: string | undefined;
  limit?: number;
  offset?: number;
}

/** Published articles whose hour has come, newest first. */
export async function listPublishedArticles(db: Db, now: Date, filter: NewsFilter) {
  const matching = published(db, now, filter);
  if (isSearch(filter)) {
    // All numbers at once: page and total from one walk through the texts.
    const found = await inOrder(matching, { limit: MOST_FOUND })
      .select("articles.id")
      .select(hidesWords(now).as("hides"))
      .execute();
    const ids = await withoutHiddenHits(db, now, found, filter.search);
    const { offset = 0, limit = 50 } = filter;
    return { news: await listFound(db, now, ids.slice(offset, offset + limit)), total: ids.length };
  }
  const [rows, total] = await Promise.all([
    inOrder(matching, filter)
      .select([...CARD_COLUMNS, TEXT_BYTES])
      .execute(),
    matching.select((e) => e.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  const news = await withTexts(db, rows);
  return { news: news.map((row) => onlyOut(toArticle(row), now)), total: total.count };
}

/** What a search found, in its order. */
async function listFound(db: Db, now: Date, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await published(db, now, {})
    .where("articles.id", "in", ids)
    .select([...CARD_COLUMNS, TEXT_BYTES])
    .execute();
  const found = await withTexts(db, inOrderOf(ids, rows));
  return found.map((row) => onlyOut(toArticle(row), now));
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
  const articles = rows.map((row) => onlyOut(toArticle(row), now));
  const featured = articles.find(({ is_featured }) => is_featured);
  if (!featured) return articles.slice(0, limit);
  return [featured, ...articles.filter(({ id }) => id !== featured.id)].slice(0, limit);
}

/** Published articles as cards need them, without their texts, and how many there are in all. */
export async function listArticleCards(db: Db, now: Date, filter: NewsFilter) {
  const matching = published(db, now, filter);
  const [rows, total] = await Promise.all([
    inOrder(matching, filter).select(CARD_COLUMNS).execute(),
    matching.select((e) => e.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return {
    articles: rows.map((row) => onlyOut(toArticle(row), now)) as ArticleCard[],
    total: Number(total.count),
  };
}

/**
 * The articles with these numbers as their readers may know them, in no order.
 * @param letters so many of each text, from its beginning: fifty of the longest are fifteen megabytes
 */
export async function listBegunArticles(db: Db, now: Date, ids: number[], letters: number) {
  if (ids.length === 0) return [];
  const rows = await published(db, now, {})
    .where("articles.id", "in", ids)
    .select([...CARD_COLUMNS, ...beginnings(letters)])
    .execute();
  return rows.map((row) => onlyOut(toArticle(row), now));
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
  return (await inOrder(others, { limit }).select(CARD_COLUMNS).execute()).map((row) =>
    onlyOut(toArticle(row), now),
  );
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
  if (!row) throw new AppError("not_found", newsErrors.not_found());
  return onlyOut(toArticle(row), now);
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

/** The id behind a slug, present or former; undefined for an unknown one. */
async function findIdBySlug(db: Db, slug: string): Promise<number | undefined> {
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

function published(db: Db, now: Date, { category, featured, search }: NewsFilter) {
  let query = withCategory(db).where(outSomewhere(now));
  if (category && category !== "all") query = query.where("categories.slug", "=", category);
  if (featured !== undefined) query = query.where("articles.is_featured", "=", featured ? 1 : 0);
  return indexedConditions(db, "articles", search).reduce((rest, condition) => rest.where(condition), query);
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
