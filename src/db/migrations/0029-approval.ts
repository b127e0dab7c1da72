import { type Kysely, PostgresAdapter } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/**
 * What is typed and not saved yet, by whom; links by which somebody without an account reads and approves; wishes of
 * writers for publication; notes on a paragraph. And the sections to which an account is limited.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable("accounts").addColumn("sections", "text").execute();
  await createWorkingCopies(db);
  await createPreviewLinks(db);
  await createWishes(db);
  await createNotes(db);
}

async function createWorkingCopies(db: AnyDb): Promise<void> {
  const number = numberType(db);
  await withId(db, "working_copies")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("record_id", number)
    .addColumn("account_id", number, (c) => c.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("snapshot", "text", (c) => c.notNull())
    .addColumn("base_version", "integer")
    .addColumn("writer", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("device", "text")
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("ended_at", "text")
    .execute();
  await db.schema
    .createIndex("working_copies_unique")
    .on("working_copies")
    .columns(["kind", "key", "account_id"])
    .unique()
    .execute();
}

async function createPreviewLinks(db: AnyDb): Promise<void> {
  const number = numberType(db);
  await withId(db, "preview_links")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("record_id", number, (c) => c.notNull())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("seed", "text", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull())
    .addColumn("hours", "integer", (c) => c.notNull())
    .addColumn("may_answer", "integer", (c) => c.notNull())
    .addColumn("created_by", number, (c) => c.references("accounts.id").onDelete("set null"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("revoked_at", "text")
    .addColumn("opened", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("opened_at", "text")
    .addColumn("answer", "text")
    .addColumn("answer_name", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("answer_text", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("answer_parts", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("answered_at", "text")
    .addColumn("answered_hash", "text")
    .addColumn("seen_at", "text")
    .execute();
  await db.schema
    .createIndex("preview_links_of_record")
    .on("preview_links")
    .columns(["kind", "record_id"])
    .execute();
}

async function createWishes(db: AnyDb): Promise<void> {
  const number = numberType(db);
  await db.schema
    .createTable("publication_wishes")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("record_id", number, (c) => c.notNull())
    .addColumn("account_id", number, (c) => c.references("accounts.id").onDelete("set null"))
    .addColumn("wished_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("publication_wishes_pk", ["kind", "record_id"])
    .execute();
}

async function createNotes(db: AnyDb): Promise<void> {
  const number = numberType(db);
  await withId(db, "notes")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("record_id", number, (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("block_hash", "text", (c) => c.notNull())
    .addColumn("block_text", "text", (c) => c.notNull())
    .addColumn("parent_id", number, (c) => c.references("notes.id").onDelete("cascade"))
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("account_id", number, (c) => c.references("accounts.id").onDelete("set null"))
    .addColumn("link_id", number, (c) => c.references("preview_links.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("resolved_at", "text")
    .execute();
  await db.schema.createIndex("notes_of_record").on("notes").columns(["kind", "record_id"]).execute();
}

function withId(db: AnyDb, table: string) {
  const number = numberType(db);
  return db.schema
    .createTable(table)
    .addColumn("id", number, (c) =>
      number === "bigint" ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    );
}

function numberType(db: AnyDb) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "bigint" : "integer";
}
