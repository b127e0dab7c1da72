import { type Kysely, PostgresAdapter, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

const TEXTS = ["title", "credit", "source_url", "file_name", "file_hash", "phash", "original", "search"];
const OPTIONAL = ["taken_at", "rights_until"];
/** Whole numbers with what stands in a picture that says nothing. */
const NUMBERS = { is_decorative: 0, focal_x: 50, focal_y: 50, is_kept: 0, version: 1 };

/**
 * Pictures become records: who made them, how long they may be shown, what is to be seen, where the middle is. What
 * was uploaded before says nothing of all this yet; what it looks like and where it stands is found out in the
 * background.
 */
export async function up(db: AnyDb): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = isPostgres ? "bigint" : "integer";
  for (const column of TEXTS) await addText(db, column, "");
  await addText(db, "licence", "unknown");
  for (const column of OPTIONAL) await db.schema.alterTable("media").addColumn(column, "text").execute();
  for (const [column, value] of Object.entries(NUMBERS))
    await db.schema
      .alterTable("media")
      .addColumn(column, "integer", (c) => c.notNull().defaultTo(value))
      .execute();
  await db.schema.alterTable("media").addColumn("look", id).execute();
  for (const column of ["uploaded_at", "updated_at"]) await addText(db, column, "");
  await sql`update media set uploaded_at = created_at, updated_at = created_at`.execute(db);
  await db.schema.createIndex("media_look").on("media").column("look").execute();
  await db.schema.createIndex("media_file_hash").on("media").column("file_hash").execute();
  await db.schema.createIndex("media_rights_until").on("media").column("rights_until").execute();
  await createPlaces(db, id);
  await createAliases(db, id);
  if (isPostgres) await findWordless(db);
}

/**
 * A text of nothing but a picture has no words, and two blanks beside each other made a word without letters of which
 * PostgreSQL knows no index: the article could not be saved.
 */
async function findWordless(db: AnyDb): Promise<void> {
  await sql`drop index search_documents_words`.execute(db);
  await sql`alter table search_documents drop column words`.execute(db);
  await sql`alter table search_documents add column words tsvector generated always as
    (array_to_tsvector(string_to_array(
      btrim(regexp_replace(title || ' ' || body || ' ' || beginnings, ' +', ' ', 'g')), ' '))) stored`.execute(
    db,
  );
  await sql`create index search_documents_words on search_documents using gin (words) with (fastupdate = off)`.execute(
    db,
  );
}

function addText(db: AnyDb, column: string, value: string): Promise<void> {
  return db.schema
    .alterTable("media")
    .addColumn(column, "text", (c) => c.notNull().defaultTo(value))
    .execute();
}

/** Where each picture stands. */
async function createPlaces(db: AnyDb, id: "bigint" | "integer"): Promise<void> {
  await db.schema
    .createTable("media_uses")
    .addColumn("media_id", id, (c) => c.notNull().references("media.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("record_id", id, (c) => c.notNull())
    .addColumn("field", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("media_uses_primary", ["media_id", "kind", "record_id", "field", "language"])
    .execute();
  await db.schema.createIndex("media_uses_record").on("media_uses").columns(["kind", "record_id"]).execute();
}

/** The files that a picture had before: texts go on naming them, and pages show the present one. */
async function createAliases(db: AnyDb, id: "bigint" | "integer"): Promise<void> {
  await db.schema
    .createTable("media_aliases")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("media_id", id, (c) => c.notNull().references("media.id").onDelete("cascade"))
    .addColumn("file", "text", (c) => c.notNull())
    .addColumn("replaced_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("media_aliases_media").on("media_aliases").column("media_id").execute();
}
