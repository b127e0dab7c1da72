import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { TableDigest } from "./backup.ts";

export type Row = Record<string, string | number | null>;

/** A whole database as rows, wherever they lie: what is copied from one kind of database to the other. */
export interface Records {
  /** Oldest first; the last one says what shape the tables have. */
  migrations: string[];
  tables: string[];
  sequences: Record<string, number>;
  /** All rows of a table, some hundred at a time. */
  rows(table: string): AsyncIterable<Row[]> | Iterable<Row[]>;
}

const BATCH = 500;

/** Made from other tables, and made anew after a restore: the search's documents, words and indexes; parsed texts. */
const DERIVED = /^(search_(documents|words|rules|index|articles|matches)|markdown_trees)/;

/** The records of a SQLite file that nobody writes to. Tables come in the order that foreign keys ask for. */
export function sqliteRecords(database: DatabaseSync): Records {
  const names = (query: string) =>
    database
      .prepare(query)
      .all()
      .map(({ name }) => String(name));
  const tables = names(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name",
  ).filter((name) => !DERIVED.test(name));
  const needs = (table: string) => names(`select "table" as name from pragma_foreign_key_list('${table}')`);
  return {
    migrations: names("select name from kysely_migration order by name"),
    tables: inOrderOfNeed(tables, needs),
    sequences: Object.fromEntries(
      database
        .prepare("select name, seq from sqlite_sequence where name not like 'kysely_%' order by name")
        .all()
        .filter(({ name }) => !DERIVED.test(String(name)))
        .map(({ name, seq }) => [String(name), Number(seq)]),
    ),
    rows: (table) => batches(database.prepare(`select * from "${table}" order by ${keyOf(database, table)}`)),
  };
}

/** The primary key, so that two exports of the same club are the same file. */
function keyOf(database: DatabaseSync, table: string): string {
  const columns = database.prepare(`select name from pragma_table_info('${table}') where pk > 0 order by pk`);
  return columns
    .all()
    .map(({ name }) => `"${name}"`)
    .join(", ");
}

function* batches(statement: ReturnType<DatabaseSync["prepare"]>): Iterable<Row[]> {
  let batch: Row[] = [];
  for (const row of statement.iterate()) {
    batch.push({ ...row } as Row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function inOrderOfNeed(tables: string[], needs: (table: string) => string[]): string[] {
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (ordered.includes(table)) return;
    for (const needed of needs(table)) if (needed !== table) visit(needed);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}

/**
 * The records of PostgreSQL, read through one transaction.
 * @param tx a repeatable-read transaction, so that every table is of the same moment
 */
export async function postgresRecords(tx: Db): Promise<Records> {
  const { rows: found } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
    and tablename not like 'kysely%' order by tablename`.execute(tx);
  const tables = found.map(({ name }) => name).filter((name) => !DERIVED.test(name));
  const { rows: ran } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    tx,
  );
  return {
    migrations: ran.map(({ name }) => name),
    tables,
    sequences: await readSequences(tx, tables),
    rows: (table) => cursor(tx, table),
  };
}

async function readSequences(tx: Db, tables: string[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ table: string; sequence: string }>`
    select table_name as table, pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence
    from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(tx);
  const sequences: Record<string, number> = {};
  for (const { table, sequence } of rows.filter((row) => tables.includes(row.table))) {
    const state = await sql<{
      last_value: number;
      is_called: boolean;
    }>`select last_value, is_called from ${sql.raw(sequence)}`.execute(tx);
    const { last_value, is_called } = state.rows[0]!;
    if (is_called) sequences[table] = Number(last_value);
  }
  return Object.fromEntries(Object.entries(sequences).sort());
}

/** A cursor holds one batch in memory, however large the table is. */
async function* cursor(tx: Db, table: string): AsyncIterable<Row[]> {
  await sql`declare club_rows no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from club_rows`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await sql`close club_rows`.execute(tx);
}

/** Hashes a table's rows so that neither their order nor that of the columns matters. */
export async function digestRows(rows: AsyncIterable<Row[]> | Iterable<Row[]>): Promise<TableDigest> {
  const hashes: string[] = [];
  for await (const batch of rows) {
    for (const row of batch) hashes.push(hashRow(row));
  }
  const whole = createHash("sha256");
  for (const hash of hashes.sort()) whole.update(hash);
  return { count: hashes.length, sha256: whole.digest("hex") };
}

function hashRow(row: Row): string {
  const values = Object.keys(row)
    .sort()
    .map((name) => [name, row[name]]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64");
}

/** Every table's digest. */
export async function digestRecords(records: Records): Promise<Record<string, TableDigest>> {
  const digests: Record<string, TableDigest> = {};
  for (const table of records.tables.toSorted()) digests[table] = await digestRows(records.rows(table));
  return digests;
}

/** Opens a database file for reading alone: no lock, no files beside it, not one byte changed. */
export function openForReading(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
}

/** Opens a database that others may be writing, as it is at this moment. */
export function openFileForReading(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  database.exec("begin");
  return database;
}
