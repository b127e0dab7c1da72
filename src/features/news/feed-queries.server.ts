import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { BEGUN_COLUMNS, onlyOut } from "./article-row-queries.server.ts";
import { outIn, outSomewhere, PUBLICATION_COLUMNS } from "./out-queries.server.ts";

// What search engines, feeds and shared links ask of the news.

const WHOLE_COLUMNS = columnNames("content").map((name) =>
  sql<string>`${sql.ref(`articles.${name}`)}`.as(name),
);

function published(db: Db, now: Date) {
  return db.selectFrom("articles").where(outSomewhere(now));
}

/** 1 where an article is out in a language and has a title and a text there: a page of its own. */
function hasPageIn(language: Language, now: Date) {
  const [title, content] = [columnIn("title", language), columnIn("content", language)];
  return sql<
    0 | 1
  >`case when ${outIn(language, now)} and ${sql.ref(`articles.${title}`)} <> '' and ${sql.ref(`articles.${content}`)} <> '' then 1 else 0 end`;
}

/** The addresses of the published articles, newest first, each with its languages, and how many there are in all. */
export async function listAddresses(db: Db, now: Date, { limit, offset }: { limit: number; offset: number }) {
  const [addresses, { count }] = await Promise.all([
    published(db, now)
      .select(["slug", "updated_at", "language"])
      .select([hasPageIn("en", now).as("en"), hasPageIn("hy", now).as("hy"), hasPageIn("ru", now).as("ru")])
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
 * @param only those that are out in a language; or since a moment, which may be a thousand: a letter of each text
 */
export async function listFeedArticles(
  db: Db,
  now: Date,
  limit: number,
  { language, since }: { language?: Language; since?: string },
) {
  const rows = await published(db, now)
    .$if(language !== undefined, (query) => query.where(hasPageIn(language!, now), "=", 1))
    .$if(since !== undefined, (query) => query.where("display_date", ">=", since!))
    .leftJoin("categories", "categories.id", "articles.category_id")
    .select([
      "articles.slug",
      "articles.language",
      ...PUBLICATION_COLUMNS,
      ...columnNames("articles.title"),
      ...columnNames("articles.excerpt"),
      ...(since === undefined ? WHOLE_COLUMNS : BEGUN_COLUMNS),
      "articles.updated_at",
      "categories.name as category_name",
      "categories.name_hy as category_name_hy",
      "categories.name_ru as category_name_ru",
    ])
    .orderBy("articles.display_date", "desc")
    .orderBy("articles.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => onlyOut(row, now));
}

/** The cover of a published article, by its slug or a former one; undefined for any other. */
export function findArticleCover(db: Db, now: Date, slug: string) {
  const former = db
    .selectFrom("slugs")
    .select("record_id")
    .where("kind", "=", "articles")
    .where("slug", "=", slug);
  return published(db, now)
    .select(["image_url", "updated_at"])
    .where((e) => e.or([e("articles.slug", "=", slug), e("articles.id", "in", former)]))
    .executeTakeFirst();
}
