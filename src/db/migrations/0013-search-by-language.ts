import { type Kysely, PostgresAdapter, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/**
 * A search document for each language of a record, and a note of the rules by which all of them were made. They come
 * from the records: the start that finds no note, or another, makes them anew, so none is kept here.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable("search_rules")
    .addColumn("version", "text", (c) => c.notNull())
    .execute();
  await db.deleteFrom("search_documents").execute();
  await db.deleteFrom("search_words").execute();
  await db.schema
    .alterTable("search_documents")
    .addColumn("language", "text", (c) => c.notNull().defaultTo("en"))
    .execute();
  await sql`drop index search_documents_kind_record_id_unique`.execute(db);
  await sql`create unique index search_documents_kind_record_id_language_unique
    on search_documents (kind, record_id, language)`.execute(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) await addBeginnings(db);
}

/** Two letters begin hundreds of words, and GIN joins the lists of them all: as words of their own they have one list. */
async function addBeginnings(db: AnyDb): Promise<void> {
  await sql`drop index search_documents_words`.execute(db);
  await sql`alter table search_documents drop column words`.execute(db);
  await sql`alter table search_documents add column beginnings text not null default ''`.execute(db);
  await sql`alter table search_documents add column words tsvector generated always as
    (array_to_tsvector(string_to_array(btrim(title || ' ' || body || ' ' || beginnings), ' '))) stored`.execute(
    db,
  );
  await sql`create index search_documents_words on search_documents using gin (words) with (fastupdate = off)`.execute(
    db,
  );
}
