import { type Kysely, PostgresAdapter, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

const LANGUAGES = ["", "_hy", "_ru"];

/**
 * Each language of an article is written, out and over by itself; what is out now stays it in every language that has
 * a title. Beside it lies, block by block, which text of the source a translation was made from.
 */
export async function up(db: AnyDb): Promise<void> {
  for (const language of LANGUAGES) {
    await db.schema
      .alterTable("articles")
      .addColumn(`text_state${language}`, "text", (c) => c.notNull().defaultTo("draft"))
      .execute();
    for (const name of ["publish_at", "unpublish_at"])
      await db.schema.alterTable("articles").addColumn(`${name}${language}`, "text").execute();
    await sql`update articles set ${sql.ref(`text_state${language}`)} = 'out'
      where is_published = 1 and trim(${sql.ref(`title${language}`)}) <> ''`.execute(db);
  }
  await indexWhatIsOut(db);
  await db.schema
    .createTable("article_blocks")
    .addColumn("article_id", "integer", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("pairs", "text", (c) => c.notNull())
    .addColumn("open", "integer", (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("article_blocks_pk", ["article_id", "language"])
    .execute();
  // Until when it is found. All documents are made anew after this, an article's from the words of one language each.
  await db.schema.alterTable("search_documents").addColumn("public_until", "text").execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) await allowNothingButATitle(db);
}

/** A language may have a title and no text yet: no word must come of the gap between them. */
async function allowNothingButATitle(db: AnyDb): Promise<void> {
  await sql`drop index search_documents_words`.execute(db);
  await sql`alter table search_documents drop column words`.execute(db);
  await sql`alter table search_documents add column words tsvector generated always as
    (array_to_tsvector(array_remove(
      string_to_array(title || ' ' || body || ' ' || beginnings, ' '), ''))) stored`.execute(db);
  await sql`create index search_documents_words on search_documents using gin (words) with (fastupdate = off)`.execute(
    db,
  );
}

/** All that lists ask for stands in the index: the long texts of passed-over rows are not read. */
async function indexWhatIsOut(db: AnyDb): Promise<void> {
  const columns = ["text_state", "publish_at", "unpublish_at"].flatMap((name) =>
    LANGUAGES.map((language) => `${name}${language}`),
  );
  await sql`create index articles_out on articles
    (display_date, id, category_id, is_featured, ${sql.join(columns.map((name) => sql.ref(name)))})
    where is_published = 1 and deleted_at is null`.execute(db);
  await sql`drop index articles_public`.execute(db);
  // What the clock changes next is asked for after every save; few articles have hours of their own.
  for (const name of columns.filter((name) => name.includes("publish_at")))
    await sql`create index ${sql.ref(`articles_${name}`)} on articles (${sql.ref(name)})
      where is_published = 1 and deleted_at is null and ${sql.ref(name)} is not null`.execute(db);
}
