import { sql } from "kysely";
import type pg from "pg";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { databaseFault } from "#src/db/faults.server.ts";
import { textTables } from "#src/db/text-columns.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { privacyErrors } from "./errors.server.ts";

/** Everybody else who needs the table waits behind this one, too. */
const LOCK_TIMEOUT_MS = 2000;
/** The pool's own limit is that of a page; a long log is written anew within minutes. */
const TABLE_TIMEOUT_MS = 10 * 60_000;

/**
 * What was deleted stays readable in the database's files until they are written anew, and in PostgreSQL's statistics
 * until they are: by itself it clears a table only when many of its rows have changed.
 * @throws AppError `unavailable`, with the reason: it can be repeated
 */
export async function rewriteFreedPages({ database, db }: Pick<App, "database" | "db">): Promise<void> {
  try {
    if (database.pool) await rewriteTables(database.pool, db);
    else await rewriteFile(db);
  } catch (cause) {
    throw new AppError("unavailable", reasonOf(cause), { cause });
  }
}

/** A word in the searches stays readable until the parts of their indexes are put together, too. */
async function rewriteFile(db: Db): Promise<void> {
  const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_master where sql like 'create virtual table % using fts5%'`.execute(db);
  for (const { name } of indexes)
    await sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('optimize')`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * One table after the other, so that nobody waits for all of them. The statistics are a table of the catalogue: where the
 * club's user does not own the database, PostgreSQL warns and leaves it.
 */
async function rewriteTables(pool: pg.Pool, db: Db): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const table of [...(await textTables(db)).map((one) => one.table), "pg_statistic"]) {
      // `pg` takes a limit for a single query, though its types do not say so.
      const query = { text: `vacuum (full, analyze) "${table}"`, query_timeout: TABLE_TIMEOUT_MS };
      await client.query(query);
    }
  } finally {
    // With its own lock timeout it is of no use to others.
    client.release(true);
  }
}

/** PostgreSQL's for a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = "55P03";

function reasonOf(cause: unknown) {
  const fault = databaseFault(cause);
  if (fault === "full") return privacyErrors.no_room_to_clear();
  const isBusy =
    fault === "away" || fault === "locked" || (cause as pg.DatabaseError).code === LOCK_NOT_AVAILABLE;
  return isBusy
    ? privacyErrors.pages_not_cleared()
    : privacyErrors.not_cleared({ cause: (cause as Error).message });
}
