import { type Kysely, PostgresAdapter, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/**
 * PostgreSQL counts how many documents have a word, of all kinds together: a word of every article and of no match made
 * it walk through all matches in vain. So its index knows each word with the first letter of the kind before it. Two
 * empty parts leave three blanks beside each other, which two replacements make one: an expression for any number of
 * them took half the time of a save.
 * The start that finds no note of the search's rules makes the documents anew: to rewrite them here could take longer
 * than a query may.
 */
export async function up(db: AnyDb): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`truncate search_documents`.execute(db);
  await db.deleteFrom("search_rules").execute();
  await sql`drop index search_documents_words`.execute(db);
  await sql`alter table search_documents drop column words`.execute(db);
  await sql`alter table search_documents add column words tsvector generated always as
    (array_to_tsvector(string_to_array(
      left(kind, 1) || '/' || replace(
        btrim(replace(replace(title || ' ' || body || ' ' || beginnings, '  ', ' '), '  ', ' ')),
        ' ', ' ' || left(kind, 1) || '/'
      ), ' '))) stored`.execute(db);
  await sql`create index search_documents_words on search_documents using gin (words) with (fastupdate = off)`.execute(
    db,
  );
}
