import { sql } from "kysely";
import type { Db, Tx } from "#src/db/database.server.ts";
import { isNewestShape, migrateEmptyTo } from "#src/db/migrate.server.ts";
import { RECORDS } from "#src/features/history/records.ts";
import { rebuildSearch } from "#src/records/search-documents.server.ts";
import type { Records, Row } from "./row-queries.server.ts";

/** Where records lie until they have been compared: a schema beside the club's own. */
const SCRATCH = "club_scratch";

/**
 * Puts records into a PostgreSQL database, beside the club's own, and then lets the caller look at them or
 * put them in place. All of it is one transaction: others see nothing of it until it ends, or ever.
 * @param keep whether the transaction is committed after the caller's work
 */
export async function fillPostgres<Result>(
  db: Db,
  records: Records,
  keep: boolean,
  work: (tx: Tx, own: string) => Promise<Result>,
): Promise<Result> {
  const tx = await db.startTransaction().execute();
  try {
    const { rows } = await sql<{ own: string }>`select current_schema() as own`.execute(tx);
    await sql`drop schema if exists ${sql.id(SCRATCH)} cascade`.execute(tx);
    await sql`create schema ${sql.id(SCRATCH)}`.execute(tx);
    await sql`set local search_path to ${sql.id(SCRATCH)}`.execute(tx);
    await migrateEmptyTo(tx, records.migrations.at(-1) ?? "", SCRATCH);
    for (const table of records.tables) await fillTable(tx, table, records);
    if (isNewestShape(records.migrations)) await rebuildSearch(tx, Object.values(RECORDS));
    const result = await work(tx, rows[0]!.own);
    await (keep ? tx.commit() : tx.rollback()).execute();
    return result;
  } catch (error) {
    await tx
      .rollback()
      .execute()
      .catch(() => {});
    throw error;
  }
}

async function fillTable(tx: Tx, table: string, records: Records): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(tx);
  for await (const rows of records.rows(table)) await insertRows(tx, table, rows);
  const last = records.sequences[table];
  if (last !== undefined)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(tx);
}

/** One parameter for all rows; PostgreSQL itself brings each value into its column's type. */
async function insertRows(tx: Tx, table: string, rows: Row[]): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}

/**
 * Puts the tables of the scratch schema in the place of the club's own.
 * @param aside the schema that keeps the club's own; without one they go
 * @returns whether anything was set aside
 */
export async function swapIn(tx: Tx, own: string, aside?: string): Promise<boolean> {
  const tables = await tablesOf(tx, own);
  const isKept = aside !== undefined && tables.length > 0;
  if (isKept) {
    await sql`create schema ${sql.id(aside)}`.execute(tx);
    await move(tx, tables, own, aside);
  } else for (const table of tables) await sql`drop table ${sql.id(own, table)} cascade`.execute(tx);
  await move(tx, await tablesOf(tx, SCRATCH), SCRATCH, own);
  const present = await functionsOf(tx, own);
  for (const name of await functionsOf(tx, SCRATCH)) {
    // What was set aside goes on using its own.
    if (isKept && present.includes(name))
      await sql`alter function ${sql.id(own, name)} set schema ${sql.id(aside)}`.execute(tx);
    else await sql`drop function if exists ${sql.id(own, name)} cascade`.execute(tx);
    await sql`alter function ${sql.id(SCRATCH, name)} set schema ${sql.id(own)}`.execute(tx);
  }
  await sql`drop schema ${sql.id(SCRATCH)}`.execute(tx);
  return isKept;
}

async function move(tx: Tx, tables: string[], from: string, to: string): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(tx);
}

async function functionsOf(tx: Tx, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = ${schema}::regnamespace`.execute(tx);
  return rows.map(({ name }) => name);
}

async function tablesOf(tx: Tx, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema} order by tablename`.execute(tx);
  return rows.map(({ name }) => name);
}
