import { type Kysely, PostgresAdapter, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/**
 * Indexes that hold all that a list asks for, so that a walk to its last page, and a count, read no row; and for
 * searches, which look for parts of words: by threes of letters.
 */
export async function up(db: AnyDb): Promise<void> {
  await sql`create index matches_list on matches
    (match_date, id, deleted_at, status, home_team_id, away_team_id, season, competition_id)`.execute(db);
  await sql`drop index matches_match_date_id`.execute(db);
  await sql`create index matches_status_list on matches (status, match_date, id, deleted_at)`.execute(db);
  await sql`drop index matches_status_match_date`.execute(db);
  await sql`create index messages_list on messages
    (is_quarantined, created_at, id, is_read, deleted_at)`.execute(db);
  await sql`drop index messages_is_read_created_at`.execute(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? indexSearchesOnPostgres(db) : indexSearchesOnSqlite(db));
}

/** With `pg_trgm`, which comes with PostgreSQL; where it is not there, or not allowed, searches read the rows. */
async function indexSearchesOnPostgres(db: AnyDb): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm with schema public;
  exception when others then
    raise notice 'No index for searches: %', sqlerrm;
  end $$`.execute(db);
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  if (!rows[0]) return;
  const operators = sql.id(rows[0].schema, "gin_trgm_ops");
  for (const table of ["articles", "matches", "messages"]) {
    await sql`create index ${sql.id(`${table}_search`)} on ${sql.table(table)} using gin (search ${operators})`.execute(
      db,
    );
  }
}

/** Here a row's long texts lie in the way: what no index of parts can tell is looked for in one of the column. */
async function indexSearchesOnSqlite(db: AnyDb): Promise<void> {
  await sql`create index matches_search on matches (search)`.execute(db);
  await sql`create index messages_search on messages
    (search, is_quarantined, is_read, deleted_at, created_at, id)`.execute(db);
  // Not of letters from visitors: what is deleted must be gone, and such an index keeps its parts for a while.
  await indexParts(db, "articles");
  await indexParts(db, "matches");
}

/** An index of all parts of words; it keeps no copy of the texts. Triggers keep it like the table. */
async function indexParts(db: AnyDb, table: string): Promise<void> {
  const index = `search_${table}`;
  const steps = [
    `create virtual table ${index} using fts5(search, content='', contentless_delete=1, tokenize='trigram')`,
    `insert into ${index}(rowid, search) select id, search from ${table}`,
    `create trigger ${index}_insert after insert on ${table} begin
      insert into ${index}(rowid, search) values (new.id, new.search);
    end`,
    `create trigger ${index}_update after update of search on ${table} when old.search <> new.search begin
      update ${index} set search = new.search where rowid = new.id;
    end`,
    `create trigger ${index}_delete after delete on ${table} begin
      delete from ${index} where rowid = old.id;
    end`,
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
