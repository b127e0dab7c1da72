import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";

// `language-state.ts` in the words of the database.

/** The columns that decide when an article is out. */
export const PUBLICATION_COLUMNS = [
  "articles.is_published",
  "articles.display_date",
  "articles.embargo_until",
  ...columnNames("articles.text_state"),
  ...columnNames("articles.publish_at"),
  ...columnNames("articles.unpublish_at"),
] as const;

/** Whether anybody publishes an article at all. A literal: only then is the index of these sure to be used. */
const isPublished = sql<SqlBool>`articles.is_published = ${sql.lit(1)} and articles.deleted_at is null`;

function column(name: "text_state" | "publish_at" | "unpublish_at", language: Language) {
  return sql.ref(`articles.${columnIn(name, language)}`);
}

/** UTC ISO from when on a published language is out. */
function from(language: Language): RawBuilder<string | null> {
  const hour = sql`coalesce(${column("publish_at", language)}, articles.display_date)`;
  return sql`case when articles.embargo_until > ${hour} then articles.embargo_until else ${hour} end`;
}

function isOutNow(language: Language, at: string): RawBuilder<SqlBool> {
  const until = column("unpublish_at", language);
  return sql`(${column("text_state", language)} = 'out' and ${from(language)} <= ${at}
    and (${until} is null or ${until} > ${at}))`;
}

/** True of `articles` that readers may see in a language. */
export function outIn(language: Language, now: Date): RawBuilder<SqlBool> {
  return sql`(${isPublished} and ${isOutNow(language, now.toISOString())})`;
}

/** True of `articles` that readers may see in one language at least. */
export function outSomewhere(now: Date): RawBuilder<SqlBool> {
  const at = now.toISOString();
  return sql`(${isPublished} and (${sql.join(
    LANGUAGES.map((language) => isOutNow(language, at)),
    sql` or `,
  )}))`;
}

/** 1 for `articles` that have a title in a language in which readers may not see them. */
export function hidesWords(now: Date): RawBuilder<0 | 1> {
  const at = now.toISOString();
  const hidden = LANGUAGES.map((language) => {
    const title = sql.ref(`articles.${columnIn("title", language)}`);
    const excerpt = sql.ref(`articles.${columnIn("excerpt", language)}`);
    return sql`(not coalesce(${isOutNow(language, at)}, false) and (${title} <> '' or ${excerpt} <> ''))`;
  });
  return sql`case when ${sql.join(hidden, sql` or `)} then 1 else 0 end`;
}

/** True of `articles` of which a language comes out by itself. */
export function outLater(now: Date): RawBuilder<SqlBool> {
  const later = LANGUAGES.map(
    (language) =>
      sql`(${column("text_state", language)} = 'out' and ${from(language)} > ${now.toISOString()})`,
  );
  return sql`(${isPublished} and (${sql.join(later, sql` or `)}))`;
}

/** When the clock alone next changes what readers see of the news, UTC ISO; undefined when nothing is waiting. */
export async function nextPublicationAt(db: Db, now: Date): Promise<string | undefined> {
  const moments = [
    "display_date",
    "embargo_until",
    ...columnNames("publish_at"),
    ...columnNames("unpublish_at"),
  ];
  const next = moments.map((name) => {
    const moment = sql.ref(`articles.${name}`);
    return sql`select min(${moment}) as moment from articles where ${isPublished} and ${moment} > ${now.toISOString()}`;
  });
  const { rows } = await sql<{ moment: string | null }>`select min(moment) as moment
    from (${sql.join(next, sql` union all `)}) as moments`.execute(db);
  return rows[0]?.moment ?? undefined;
}

/** Whether an article goes out with others at an hour that is set. */
export async function waitsInBundle(db: Db, id: number): Promise<boolean> {
  const part = await db
    .selectFrom("bundle_parts")
    .innerJoin("bundles", "bundles.id", "bundle_parts.bundle_id")
    .select("bundle_parts.id")
    .where("bundle_parts.kind", "=", "articles")
    .where("bundle_parts.record_id", "=", id)
    .where("bundles.state", "=", "scheduled")
    .executeTakeFirst();
  return part !== undefined;
}
