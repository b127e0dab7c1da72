import { type Kysely, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/** What decides whether an article is out. */
const STATES = ["text_state", "publish_at", "unpublish_at"].flatMap((name) =>
  ["", "_hy", "_ru"].map((language) => name + language),
);

export async function up(db: AnyDb): Promise<void> {
  // A club may have several decisions on points in a season. What is stored stays the one that it was.
  await db.schema
    .alterTable("standings")
    .addColumn("more_adjustments", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await indexLists(db);
}

/**
 * SQLite counts from an index alone only if it holds every column that is asked for, also those that its condition
 * has settled; otherwise it reads each article with its long texts. A category's list had an index of its days alone.
 */
async function indexLists(db: AnyDb): Promise<void> {
  const states = sql.join(
    ["is_published", "deleted_at", "embargo_until", ...STATES].map((name) => sql.ref(name)),
  );
  await sql`drop index articles_out`.execute(db);
  await sql`create index articles_out on articles (display_date, id, category_id, is_featured, ${states})
    where is_published = 1 and deleted_at is null`.execute(db);
  await sql`drop index articles_category_id_display_date`.execute(db);
  await sql`create index articles_category_list on articles (category_id, display_date, id, ${states})`.execute(
    db,
  );
}
