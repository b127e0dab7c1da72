import { rename, rm } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { type Database, type Db, openSqliteFile } from "#src/db/database.server.ts";
import { isNewestShape, migrateEmptyTo } from "#src/db/migrate.server.ts";
import { RECORDS } from "#src/features/history/records.ts";
import { rebuildSearch } from "#src/records/search-documents.server.ts";
import { flush } from "./folders.server.ts";
import { postgresRecords, type Records } from "./row-queries.server.ts";

/** Pages copied between two looks at the rest of the world; 4 MB. */
const PAGES_AT_ONCE = 1000;

/**
 * Copies the whole database, as it is at one moment, into a SQLite file, while others read and write. A
 * backup thus has one form, whatever the club runs on, and either kind of database can be restored from it.
 */
export async function snapshot(database: Database, file: string): Promise<void> {
  const temporary = `${file}.part`;
  await rm(temporary, { force: true });
  if (database.file) await copySqlite(database.file, temporary);
  else await copyPostgres(database.db, temporary);
  await flush(temporary);
  await rename(temporary, file);
}

/**
 * SQLite's own online backup, from a connection of its own that holds a read transaction: without that the
 * copy would start again with each write of somebody else, and never end on a busy evening.
 */
async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    source.exec("begin");
    source.prepare("select count(*) from sqlite_schema").get();
    await backup(source, to, { rate: PAGES_AT_ONCE });
  } finally {
    source.close();
  }
  makeSingleFile(to);
}

async function copyPostgres(db: Db, to: string): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await sql`set transaction read only`.execute(tx);
      await buildSqliteFile(await postgresRecords(tx), to);
    });
}

/**
 * A new SQLite file with the shape and the rows of any records.
 * @throws when a row does not fit or points to nothing
 */
export async function buildSqliteFile(records: Records, file: string): Promise<void> {
  const shaped = openSqliteFile(file);
  await migrateEmptyTo(shaped.db, records.migrations.at(-1) ?? "").finally(shaped.close);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    database.exec("pragma synchronous = off");
    for (const table of records.tables) {
      database.exec(`delete from "${table}"`);
      for await (const rows of records.rows(table)) insertRows(database, table, rows);
    }
    const keep = database.prepare("insert into sqlite_sequence (name, seq) values (?, ?)");
    for (const [table, last] of Object.entries(records.sequences)) {
      database.prepare("delete from sqlite_sequence where name = ?").run(table);
      keep.run(table, last);
    }
    const dangling = database.prepare("pragma foreign_key_check").all();
    if (dangling.length > 0) throw new Error(`${dangling.length} rows point to rows that are not there.`);
  } finally {
    database.close();
  }
  if (isNewestShape(records.migrations)) {
    const filled = openSqliteFile(file);
    await rebuildSearch(filled.db, Object.values(RECORDS)).finally(filled.close);
  }
  makeSingleFile(file);
}

function insertRows(database: DatabaseSync, table: string, rows: Record<string, string | number | null>[]) {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((name) => `"${name.replaceAll('"', "")}"`).join(", ");
  const insert = database.prepare(
    `insert into "${table}" (${names}) values (${columns.map(() => "?").join(", ")})`,
  );
  database.exec("begin");
  for (const row of rows) insert.run(...columns.map((name) => row[name] ?? null));
  database.exec("commit");
}

/** Out of WAL mode, in which a database is up to three files. */
function makeSingleFile(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = delete");
  database.close();
}
