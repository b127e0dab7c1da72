import { type RawBuilder, type SqlBool, sql } from "kysely";
import { requireSection } from "#src/app/access.server.ts";
import type { Account } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { getRecord } from "#src/records/records.server.ts";
import { article } from "./article.record.ts";
import { TEXTS, type Translation, type Work } from "./article.ts";
import { guessedPairs, knownPairs, textBlocks } from "./block-queries.server.ts";
import { hashOfBlock } from "./blocks.server.ts";
import { rowsOf } from "./pairs.server.ts";
import type { TranslationRow, TranslationSheet } from "./translation.ts";

/** The finished translations of articles whose source has changed since, by the article's number. */
export async function staleLanguages(db: Db, ids: readonly number[]): Promise<Map<number, Language[]>> {
  if (ids.length === 0) return new Map();
  const stale = LANGUAGES.map((language) =>
    db
      .selectFrom("articles")
      .select(["id as article_id", sql<Language>`${sql.lit(language)}`.as("language")])
      .where("id", "in", ids)
      .where(isStale(language)),
  );
  const rows = await stale[0]!.unionAll(stale[1]!).unionAll(stale[2]!).execute();
  const inOrder = rows.toSorted(
    (one, other) => LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language),
  );
  const byArticle = Map.groupBy(inOrder, ({ article_id }) => article_id);
  return new Map([...byArticle].map(([id, found]) => [id, found.map(({ language }) => language)]));
}

/** True of `articles` with a finished translation into a language whose source has changed since. */
function isStale(language: Language): RawBuilder<SqlBool> {
  const state = sql.ref(`articles.${columnIn("text_state", language)}`);
  return sql`(${state} <> 'draft' and exists (select 1 from article_blocks
    where article_blocks.article_id = articles.id and article_blocks.language = ${language}
    and article_blocks.open > 0))`;
}

/**
 * True of `articles` that wait for a translator into a language: what they were begun in is done, and the translation is
 * not there, not done, or its source has changed since.
 */
export function waitsIn(language: Language): RawBuilder<SqlBool> {
  const isDone = LANGUAGES.map(
    (one) =>
      sql`(articles.language = ${one} and ${sql.ref(`articles.${columnIn("text_state", one)}`)} <> 'draft')`,
  );
  const state = sql.ref(`articles.${columnIn("text_state", language)}`);
  const content = sql.ref(`articles.${columnIn("content", language)}`);
  return sql`(articles.language <> ${language} and (${sql.join(isDone, sql` or `)})
    and (${state} = 'draft' or ${content} = '' or ${isStale(language)}))`;
}

/** What of translations a list is narrowed to. */
export interface Waiting {
  translation?: Translation | undefined;
  /** How far they are. */
  work?: Work | undefined;
}

/** True of `articles` that wait for a translator as a filter asks. */
export function waitsFor({ translation, work }: Waiting): RawBuilder<SqlBool> {
  if (translation === "stale") return sql`(${sql.join(LANGUAGES.map(isStale), sql` or `)})`;
  const into = translation?.startsWith("to_") ? [translation.slice(3) as Language] : LANGUAGES;
  const each = into.map((language) => sql`(${waitsIn(language)} and ${isWork(language, work)})`);
  return sql`(${sql.join(each, sql` or `)})`;
}

function isWork(language: Language, work: Work | undefined): RawBuilder<SqlBool> {
  const texts = TEXTS.map((text) => sql`${sql.ref(`articles.${columnIn(text, language)}`)} = ''`);
  const isMissing = sql<SqlBool>`(${sql.join(texts, sql` and `)})`;
  if (work === "missing") return isMissing;
  if (work === "stale") return isStale(language);
  return work === "begun" ? sql`not ${isMissing} and not ${isStale(language)}` : sql`${sql.lit(1)} = 1`;
}

/** True of `articles` that somebody wrote or has saved. */
export function isOf(account: number): RawBuilder<SqlBool> {
  return sql`(articles.author_id = ${account} or exists (select 1 from revisions
    where revisions.kind = 'articles' and revisions.record_id = articles.id and revisions.account_id = ${account}))`;
}

/**
 * An article beside its translation, block by block in the order of the source.
 * @throws AppError `not_found`; `forbidden` for another section's
 */
export async function getTranslation(
  db: Db,
  account: Account,
  { id, language }: { id: number; language: Language },
): Promise<TranslationSheet> {
  const row = await getRecord(db, article, id);
  requireSection(account, row.category_id);
  const pairs = (await knownPairs(db, row)).get(language) ?? guessedPairs(row, language);
  const [sources, targets] = [textBlocks(row, row.language), textBlocks(row, language)];
  const rows = TEXTS.flatMap((field) =>
    rowsOf(pairs[field], sources[field], targets[field]).map(
      (one): TranslationRow => ({
        field,
        source: one.source === null ? null : sources[field][one.source]!,
        target: one.target === null ? "" : targets[field][one.target]!,
        state: one.state,
        before: one.before,
      }),
    ),
  );
  return { source: row.language, language, rows, base: baseOf(row, language), version: row.version };
}

/** By which a save knows that a translation is as it was read. */
export function baseOf(
  row: Pick<RecordRow<"articles">, "title" | "title_hy" | "title_ru" | "excerpt" | "excerpt_hy"> &
    Pick<RecordRow<"articles">, "excerpt_ru" | "content" | "content_hy" | "content_ru">,
  language: Language,
): string {
  return hashOfBlock(TEXTS.map((text) => JSON.stringify(row[columnIn(text, language)])).join(" "));
}
