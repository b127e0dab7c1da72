import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { indexedConditions } from "#src/db/search-condition.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { AppError } from "#src/errors/app-error.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnNames, localised } from "#src/i18n/localised.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import {
  type Article,
  type ArticleState,
  articleState,
  DEFAULT_AUTHOR,
  type NewsOrder,
  PLAN_COLUMNS,
  UNCATEGORIZED,
} from "./article.ts";
import {
  CARD_COLUMNS,
  type CategoryColumns,
  type Shown,
  TEXT_BYTES,
  TEXT_COLUMNS,
  toArticle,
  withCategory,
  withTexts,
} from "./article-row-queries.server.ts";
import { inOrderOf, isSearch, MOST_FOUND } from "./article-search.server.ts";
import { newsErrors } from "./errors.server.ts";
import type { Publication } from "./language-state.ts";
import { outLater, outSomewhere } from "./out-queries.server.ts";
import { isOf, staleLanguages, type Waiting, waitsFor } from "./translation-queries.server.ts";

// What the back office asks of the news: drafts too.

const LISTED_COLUMNS = [
  ...CARD_COLUMNS,
  "articles.version",
  "articles.created_at",
  ...PLAN_COLUMNS.map((name) => `articles.${name}` as const),
] as const;

/** About the texts of two hundred ordinary articles in three languages. */
const MOST_BYTES_TOGETHER = 3 * 1024 * 1024;

/** What the list can be ordered by; names and titles are sorted by no database, see {@link idsByText}. */
const ORDERS = {
  status: (now: Date) => {
    return sql`case when articles.is_published = 0 then 0 when ${outSomewhere(now)} then 3
      when ${outLater(now)} then 2 else 1 end`;
  },
  views: () => sql`articles.views_count`,
  date: () => sql`coalesce(articles.display_date, articles.created_at)`,
} satisfies Partial<Record<NewsOrder, unknown>>;
type TextOrder = Exclude<NewsOrder, keyof typeof ORDERS>;

interface OfficeNewsFilter extends Waiting {
  status?: ArticleState | "all" | undefined;
  search?: string | undefined;
  /** The number of a category. */
  category?: number | undefined;
  /** Out or scheduled, and without a text in this language. */
  missing?: Language | undefined;
  /** The number of an account that wrote or saved them. */
  of?: number | undefined;
  /** Only those of these categories. */
  sections?: number[] | undefined;
  /** First and last moment of the date shown, UTC ISO. */
  from?: string | undefined;
  to?: string | undefined;
}

interface OfficeNewsPage extends OfficeNewsFilter {
  sort?: NewsOrder;
  order?: "asc" | "desc";
  language?: Language;
  limit: number;
  offset: number;
}

/** Every article that is not in the trash, drafts too, newest first unless told, with the list's defaults. */
export async function listOfficeArticles(db: Db, now: Date, filter: OfficeNewsPage) {
  const { sort = "date", order = "desc", language = "en" } = filter;
  const matching = matchingArticles(db, now, filter);
  const { limit, offset } = filter;
  const isWhole = isSearch(filter) || isTextOrder(sort);
  const ids = isTextOrder(sort)
    ? await idsByText(matching, sort, order, language)
    : await idsBy(
        inOrderBy(matching, ORDERS[sort](now), order, sort),
        isWhole ? { limit: MOST_FOUND, offset: 0 } : { limit, offset },
      );
  const page = isWhole ? ids.slice(offset, offset + limit) : ids;
  const [rows, total] = await Promise.all([
    page.length === 0 ? [] : listedArticles(db, page),
    isWhole
      ? { count: ids.length }
      : matching.select((e) => e.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  const stale = await staleLanguages(db, page);
  const listed = (await withTexts(db, inOrderOf(page, rows))).map((row) => ({
    ...toListed(row, now),
    stale: stale.get(row.id) ?? [],
  }));
  return { news: listed, total: total.count };
}

function listedArticles(db: Db, ids: number[]) {
  return withCategory(db)
    .where("articles.id", "in", ids)
    .select([...LISTED_COLUMNS, TEXT_BYTES])
    .execute();
}

type Matching = SelectQueryBuilder<Tables, "articles", object>;

function matchingArticles(db: Db, now: Date, filter: OfficeNewsFilter): Matching {
  const { status, category, missing, from, to } = filter;
  let matching = db.selectFrom("articles").where("articles.deleted_at", "is", null);
  if (status === "draft") matching = matching.where("is_published", "=", 0);
  if (status === "published") matching = matching.where(outSomewhere(now));
  else if (status === "scheduled")
    matching = matching.where(outLater(now)).where((e) => e.not(outSomewhere(now)));
  else if (status === "over")
    matching = matching
      .where("is_published", "=", 1)
      .where((e) => e.not(e.or([outSomewhere(now), outLater(now)])));
  if (missing) matching = matching.where("is_published", "=", 1);
  if (filter.translation || filter.work) matching = matching.where(waitsFor(filter));
  if (filter.of !== undefined) matching = matching.where(isOf(filter.of));
  if (filter.sections) matching = matching.where("category_id", "in", filter.sections);
  if (category) matching = matching.where("category_id", "=", category);
  if (missing) matching = matching.where(columnNames("content")[LANGUAGES.indexOf(missing)]!, "=", "");
  if (from) matching = matching.where(ORDERS.date(), ">=", from);
  if (to) matching = matching.where(ORDERS.date(), "<=", to);
  return indexedConditions(db, "articles", filter.search).reduce(
    (rest, condition) => rest.where(condition),
    matching,
  );
}

/**
 * First the numbers of the page, by the index alone: passed-over articles are not read. A search finds all numbers
 * at once: page and total from one walk through the texts.
 */
async function idsBy(
  ordered: Matching,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await ordered
    .select("articles.id")
    .orderBy("articles.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

function inOrderBy(matching: Matching, by: RawBuilder<unknown>, order: "asc" | "desc", sort: NewsOrder) {
  const ordered = matching.orderBy(by, order);
  // Of equals the newest first: else a page could show one twice.
  return sort === "date" ? ordered : ordered.orderBy(ORDERS.date(), "desc");
}

function isTextOrder(sort: NewsOrder): sort is TextOrder {
  return !(sort in ORDERS);
}

/**
 * All numbers, by what the list shows in this language: no database knows the alphabets, and SQLite no capitals
 * but the Latin ones. Of equals the newest first.
 */
async function idsByText(
  matching: Matching,
  sort: TextOrder,
  order: "asc" | "desc",
  language: Language,
): Promise<number[]> {
  const rows = await matching
    .leftJoin("categories", "categories.id", "articles.category_id")
    .select(["articles.id", "author_name", "title", "title_hy", "title_ru", "language"])
    .select(["name", "name_hy", "name_ru"])
    .orderBy(ORDERS.date(), "desc")
    .orderBy("articles.id", "desc")
    .execute();
  const text = {
    title: (row: (typeof rows)[number]) => localised(row, "title", language, row.language).text,
    category: (row: (typeof rows)[number]) => localised(row, "name", language).text,
    author: (row: (typeof rows)[number]) => row.author_name,
  };
  return sortedBy(rows, text[sort], order).map(({ id }) => id);
}

/**
 * Whether the texts of some articles are short enough to be published in one transaction. All that the checks, the
 * search and the translations ask of the longest is work for a second from about ten of them on, and every other save
 * waits for its end.
 * @throws AppError `invalid`
 */
export async function requireShortTogether(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.selectFrom("articles").select(TEXT_BYTES).where("id", "in", ids).execute();
  const bytes = rows.reduce((sum, { text_bytes }) => sum + Number(text_bytes), 0);
  if (bytes > MOST_BYTES_TOGETHER)
    throw new AppError("invalid", newsErrors.too_long_together(), { path: "ids" });
}

/** One article with all the fields of the form. @throws AppError `not_found` */
export async function getArticle(db: Db, now: Date, id: number): Promise<Article> {
  const row = await withCategory(db)
    .where("articles.id", "=", id)
    .where("articles.deleted_at", "is", null)
    .select([...LISTED_COLUMNS, ...TEXT_COLUMNS])
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", newsErrors.not_found());
  const stale = (await staleLanguages(db, [id])).get(id) ?? [];
  return { ...withState(toArticle(row), now), stale };
}

function withState<Row extends Publication>(row: Row, now: Date) {
  return { ...row, state: articleState(row, now) };
}

/** The back office's list never shows a gap. Source: specification of the back office, section 3. */
function toListed<
  Row extends CategoryColumns & Publication & Pick<Article, "author_name" | "published_at" | "created_at">,
>(row: Row, now: Date): Shown<Row> & { published_at: string; state: ArticleState } {
  return {
    ...toArticle(row),
    state: articleState(row, now),
    category_name: row.category_name || UNCATEGORIZED.en,
    category_name_hy: row.category_name_hy || UNCATEGORIZED.hy,
    category_name_ru: row.category_name_ru || UNCATEGORIZED.ru,
    author_name: row.author_name || DEFAULT_AUTHOR,
    published_at: row.published_at ?? row.created_at,
  };
}
