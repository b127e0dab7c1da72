import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, type Logger, PostgresAdapter, sql, type Transaction } from "kysely";
import type pg from "pg";
import { openSqlite, sqliteDialect } from "./sqlite-dialect.server.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open database. `kind` is for the few places where the two differ (backups, notifications). */
export interface Database {
  kind: "sqlite" | "postgres";
  db: Db;
  /** The pool, for LISTEN/NOTIFY; absent on SQLite. */
  pool?: pg.Pool;
  /** The database file; absent on PostgreSQL. */
  file?: string;
  close(): Promise<void>;
}

/** Whether a query goes to PostgreSQL; for where the two differ and only the connection is at hand. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Whether a query gets an answer right now. */
export async function isAnswering(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is given, else the file `club.sqlite` in the data folder.
 * @param log told of each query when it has ended
 */
export async function openDatabase(
  config: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  log?: Logger,
): Promise<Database> {
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, log)
    : openSqliteFile(join(config.DATA_DIR, "club.sqlite"), log);
}

/** A club on the embedded database does without the other's driver: it is loaded when it is needed. */
export async function openPostgres(url: string, log?: Logger): Promise<Database> {
  const { postgresDialect } = await import("./postgres-dialect.server.ts");
  const { dialect, pool } = postgresDialect(url);
  const db = new Kysely<Tables>({ dialect, ...(log ? { log } : {}) });
  return { kind: "postgres", db, pool, close: () => db.destroy() };
}

export function openSqliteFile(file: string, log?: Logger): Database {
  if (file !== ":memory:") mkdirSync(join(file, ".."), { recursive: true });
  const dialect = sqliteDialect(openSqlite(file));
  const db = new Kysely<Tables>({ dialect, ...(log ? { log } : {}) });
  return { kind: "sqlite", db, file, close: () => db.destroy() };
}
