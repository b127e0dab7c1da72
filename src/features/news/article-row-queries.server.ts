import { sql } from "kysely";
import type { InLanguages } from "#src/db/columns.ts";
import type { Db } from "#src/db/database.server.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { type OfficePublication, TEXTS } from "./article.ts";
import { isOutIn, languagesOut, type Publication } from "./language-state.ts";
import { PUBLICATION_COLUMNS } from "./out-queries.server.ts";

// How an article lies in the database, and what becomes of its row.

/** What a card shows: all but the text itself. */
export const CARD_COLUMNS = [
  "articles.id",
  "articles.slug",
  ...columnNames("articles.title"),
  ...columnNames("articles.excerpt"),
  "articles.language",
  "articles.image_url",
  "articles.category_id",
  ...PUBLICATION_COLUMNS,
  "articles.published_at",
  "articles.updated_at",
  "articles.views_count",
  "articles.is_featured",
  "articles.author_name",
  "categories.slug as category_slug",
  "categories.name as category_name",
  "categories.name_hy as category_name_hy",
  "categories.name_ru as category_name_ru",
] as const;

/** The text itself, in its languages. */
export const TEXT_COLUMNS = columnNames("articles.content");

/** So many letters of each text, from its beginning. */
export function beginnings(letters: number) {
  return columnNames("content").map((name) =>
    sql<string>`substr(${sql.ref(`articles.${name}`)}, 1, ${sql.lit(letters)})`.as(name),
  );
}

/** A letter of each text, which tells in which languages there is one: they are stored without blanks around them. */
export const BEGUN_COLUMNS = beginnings(1);

/** Of one answer: about the texts of five hundred ordinary articles in three languages. */
const MOST_TEXT_BYTES = 8 * 1024 * 1024;

/** How long the texts of a row are together, without reading them. */
export const TEXT_BYTES = sql<number>`octet_length(articles.content) + octet_length(articles.content_hy)
  + octet_length(articles.content_ru)`.as("text_bytes");

/**
 * A list's articles with their texts, as far as these find room in one answer; those behind come without. Else a list
 * of nothing but the longest articles would keep everybody else waiting for seconds.
 * @param rows in the order of the list
 */
export async function withTexts<Row extends { id: number; text_bytes: number }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Omit<Row, "text_bytes"> & Contents)[]> {
  let bytes = 0;
  const ids = rows.flatMap(({ id, text_bytes }) => {
    bytes += Number(text_bytes);
    return bytes <= MOST_TEXT_BYTES ? [id] : [];
  });
  const texts =
    ids.length === 0
      ? []
      : await db
          .selectFrom("articles")
          .where("id", "in", ids)
          .select(["id", ...TEXT_COLUMNS])
          .execute();
  const byId = new Map(texts.map((text) => [text.id, text]));
  // Left out, and not empty: a row that is sent back as it came leaves the texts alone.
  return rows.map(({ text_bytes: _, ...row }) => ({ ...row, ...byId.get(row.id) }) as typeof row & Contents);
}

type Contents = InLanguages<"content">;

export function withCategory(db: Db) {
  return db.selectFrom("articles").leftJoin("categories", "categories.id", "articles.category_id");
}

export interface CategoryColumns {
  category_slug: string | null;
  category_name: string | null;
  category_name_hy: string | null;
  category_name_ru: string | null;
  is_published: 0 | 1;
  is_featured: 0 | 1;
}

export type Shown<Row> = Omit<Row, keyof CategoryColumns> & {
  category_slug: string | null;
  category_name: string;
  category_name_hy: string;
  category_name_ru: string;
  is_published: boolean;
  is_featured: boolean;
};

/**
 * An article as the specified public calls answer it: where English has nothing yet, the language in which it was
 * begun stands in its place, and `language` says which it is.
 */
export function toReadable<Row extends Readable>(article: Row): Row {
  const language = article.title.trim() ? "en" : article.language;
  if (language === "en") return { ...article, language };
  const texts = TEXTS.map((text) => [text, article[columnIn(text, language)]]);
  return { ...article, ...Object.fromEntries(texts), language };
}

type Readable = { language: Language } & InLanguages<(typeof TEXTS)[number]>;

export function toArticle<Row extends CategoryColumns>(row: Row): Shown<Row> {
  return {
    ...row,
    category_name: row.category_name ?? "",
    category_name_hy: row.category_name_hy ?? "",
    category_name_ru: row.category_name_ru ?? "",
    is_published: row.is_published === 1,
    is_featured: row.is_featured === 1,
  };
}

/**
 * A row as readers may know it: the words of the languages that are out, and none of the others. Where the language
 * in which it was begun isn't out, another one that is counts as that.
 */
export function onlyOut<Row extends Publication & { language: Language }>(
  row: Row,
  now: Date,
): Omit<Row, OfficePublication> {
  const out = languagesOut(row, now);
  const hidden = LANGUAGES.filter((language) => !out.includes(language));
  const words = hidden.flatMap((language) => TEXTS.map((text) => columnIn(text, language)));
  const told = Object.entries(row).filter(([name]) => !OFFICE_ALONE.has(name));
  const shown = told.map(([name, value]) => [name, words.includes(name as "title") ? "" : value]);
  const language = isOutIn(row, row.language, now) ? row.language : (out[0] ?? row.language);
  return { ...Object.fromEntries(shown), language } as Omit<Row, OfficePublication>;
}

const OFFICE_ALONE = new Set<string>([
  ...["text_state", "publish_at", "unpublish_at"].flatMap((name) => [...columnNames(name)]),
  "embargo_until",
]);
