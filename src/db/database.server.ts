import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { noteFailure, ReadNotes } from "#src/live/reads.server.ts";
import { patientPool } from "./patient-pool.server.ts";
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

/** Opens PostgreSQL when `DATABASE_URL` is given, else the file `club.sqlite` in the data folder. */
export function openDatabase(config: { DATABASE_URL?: string | undefined; DATA_DIR: string }): Database {
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL)
    : openSqliteFile(join(config.DATA_DIR, "club.sqlite"));
}

export function openSqliteFile(file: string): Database {
  if (file !== ":memory:") mkdirSync(join(file, ".."), { recursive: true });
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(openSqlite(file)),
    plugins: [new ReadNotes()],
    log: noteFailure,
  });
  return { kind: "sqlite", db, file, close: () => db.destroy() };
}

/** Counts and identities come as strings from `pg` by default; ours stay far below 2^53. */
const INT8 = 20;

export function openPostgres(url: string): Database {
  const types = {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 2500,
    query_timeout: 2800,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // A dropped idle connection is no reason to end the process: the next query opens a new one.
  pool.on("error", () => {});
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: patientPool(pool) }),
    plugins: [new ReadNotes()],
    log: noteFailure,
  });
  return { kind: "postgres", db, pool, close: () => db.destroy() };
}
