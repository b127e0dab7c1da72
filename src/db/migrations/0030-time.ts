import { type Kysely, PostgresAdapter, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/** Articles that follow the hour of a match, and what goes out together at one moment. */
export async function up(db: AnyDb): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const numbered = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", isPostgres ? "bigint" : "integer", (c) =>
        isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
      );
  for (const name of ["planned_for", "embargo_until"])
    await db.schema.alterTable("articles").addColumn(name, "text").execute();
  await db.schema
    .alterTable("articles")
    .addColumn("match_id", isPostgres ? "bigint" : "integer")
    .execute();
  await db.schema
    .alterTable("articles")
    .addColumn("match_anchor", "text", (c) => c.notNull().defaultTo("kick_off"))
    .execute();
  await db.schema.alterTable("articles").addColumn("match_offset_minutes", "integer").execute();
  await db.schema.createIndex("articles_match_id").on("articles").column("match_id").execute();

  await indexWhatIsOut(db);
  await numbered("bundles")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("goes_at", "text")
    .addColumn("state", "text", (c) => c.notNull().defaultTo("open"))
    .addColumn("refusals", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("went_at", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("account_id", isPostgres ? "bigint" : "integer")
    .addColumn("username", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await numbered("bundle_parts")
    .addColumn("bundle_id", isPostgres ? "bigint" : "integer", (c) =>
      c.notNull().references("bundles.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("record_id", isPostgres ? "bigint" : "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("bundle_parts_unique")
    .on("bundle_parts")
    .columns(["bundle_id", "kind", "record_id"])
    .unique()
    .execute();
}

/** As before it, and with the embargo, which decides too. */
async function indexWhatIsOut(db: AnyDb): Promise<void> {
  const columns = ["text_state", "publish_at", "unpublish_at"].flatMap((name) => [
    name,
    `${name}_hy`,
    `${name}_ru`,
  ]);
  await sql`drop index articles_out`.execute(db);
  await sql`create index articles_out on articles
    (display_date, id, category_id, is_featured, embargo_until, ${sql.join(columns.map((name) => sql.ref(name)))})
    where is_published = 1 and deleted_at is null`.execute(db);
  await sql`create index articles_embargo_until on articles (embargo_until)
    where is_published = 1 and deleted_at is null and embargo_until is not null`.execute(db);
}
