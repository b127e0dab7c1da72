import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { TEXT_COLUMNS } from "./article-row-queries.server.ts";

// What search engines, feeds and shared links ask of the news.

function published(db: Db, now: Date) {
  return db
    .selectFrom("articles")
    .where("articles.is_published", "=", sql.lit(1))
    .where("articles.deleted_at", "is", null)
    .where("articles.display_date", "<=", now.toISOString());
}

/** 1 where an article has a title and a text in a language. */
function isOutIn(language: Language) {
  const [title, content] = [columnIn("title", language), columnIn("content", language)];
  return sql<
    0 | 1
  >`case when ${sql.ref(`articles.${title}`)} <> '' and ${sql.ref(`articles.${content}`)} <> '' then 1 else 0 end`;
}

/** The addresses of the published articles, newest first, each with its languages, and how many there are in all. */
export async function listAddresses(db: Db, now: Date, { limit, offset }: { limit: number; offset: number }) {
  const [addresses, { count }] = await Promise.all([
    published(db, now)
      .select(["slug", "updated_at", "language"])
      .select([isOutIn("en").as("en"), isOutIn("hy").as("hy"), isOutIn("ru").as("ru")])
      .orderBy("display_date", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .offset(offset)
      .execute(),
    published(db, now)
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return { addresses, total: Number(count) };
}

/**
 * The newest articles with their texts and categories, for feeds.
 * @param language only those that are out in it
 */
export function listFeedArticles(db: Db, now: Date, limit: number, language?: Language) {
  return published(db, now)
    .$if(language !== undefined, (query) => query.where(isOutIn(language!), "=", 1))
    .leftJoin("categories", "categories.id", "articles.category_id")
    .select([
      "articles.slug",
      ...columnNames("articles.title"),
      ...columnNames("articles.excerpt"),
      ...TEXT_COLUMNS,
      "articles.display_date",
      "articles.updated_at",
      "categories.name as category_name",
      "categories.name_hy as category_name_hy",
      "categories.name_ru as category_name_ru",
    ])
    .orderBy("articles.display_date", "desc")
    .orderBy("articles.id", "desc")
    .limit(limit)
    .execute();
}

/** A published article's cover; undefined for any other. */
export function findArticleCover(db: Db, now: Date, slug: string) {
  return published(db, now).select(["image_url", "updated_at"]).where("slug", "=", slug).executeTakeFirst();
}
