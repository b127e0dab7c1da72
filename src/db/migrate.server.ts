import { readdirSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import { AppError } from "#src/errors/app-error.ts";
import { type Database, type Db, isPostgres } from "./database.server.ts";
import { databaseErrors } from "./errors.server.ts";

const FOLDER = path.join(import.meta.dirname, "migrations");

/** The names of all migrations that this version knows, oldest first: a file each. */
export const migrationNames = readdirSync(FOLDER)
  .map((file) => path.basename(file, ".ts"))
  .sort();

/** Whether records have today's shape: only then can this version make their search anew; else the next start does. */
export function isNewestShape(migrations: readonly string[]): boolean {
  return migrationNames.every((name) => migrations.includes(name));
}

const provider = new FileMigrationProvider({
  ...{ fs, path, migrationFolder: FOLDER },
  import: (file: string) => import(file) as Promise<never>,
});

/**
 * Brings the database to the newest shape, each migration in a transaction of its own; a failed one leaves
 * the state before it. On PostgreSQL an advisory lock lets one node do it while the others wait.
 * @param beforeFirst runs once before the first pending migration of a database that already has content
 * @returns the names of the migrations that ran
 * @throws AppError `unavailable` for a database that a newer version has changed, or that can't hold every letter
 */
export async function migrate(
  database: Pick<Database, "db">,
  options: { beforeFirst?: () => Promise<void> } = {},
): Promise<string[]> {
  await refuseFewLetters(database.db);
  await refuseNewer(database.db);
  // Unordered: clubs that ran an unreleased version may lack a number that came into the product later.
  const migrator = new Migrator({ db: database.db, provider, allowUnorderedMigrations: true });
  const pending = (await migrator.getMigrations()).filter((m) => !m.executedAt);
  if (pending.length === 0) return [];
  const isNew = pending.some((m) => m.name === "0001-first");
  if (!isNew) await options.beforeFirst?.();

  const ran: string[] = [];
  for (;;) {
    const { error, results } = await migrator.migrateUp();
    if (error) throw error;
    if (!results?.length) return ran;
    for (const result of results) if (result.status === "Success") ran.push(result.migrationName);
  }
}

/** Armenian would be refused at the first save; SQL_ASCII takes whatever comes, so a club that stands in it may go on. */
async function refuseFewLetters(db: Db): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]!.server_encoding;
  if (!["UTF8", "SQL_ASCII"].includes(encoding))
    throw new AppError("unavailable", databaseErrors.few_letters({ encoding }));
}

/** An older version would save into a newer shape what the newer one then misreads. */
async function refuseNewer(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0)
    throw new AppError("unavailable", databaseErrors.newer({ names: unknown.join(", ") }));
}

/** When a database was begun: made anew, or put in the place of another one by a restore. */
export async function begunAt(db: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`select min(timestamp) as at from kysely_migration`.execute(db);
  return rows[0]!.at;
}

/**
 * Gives an empty database the shape that it had after one migration: a backup's, before its rows are put in.
 * @param schema the PostgreSQL schema that the connection works in, where it is not the usual one
 */
export async function migrateEmptyTo(db: Db, name: string, schema?: string): Promise<void> {
  const migrator = new Migrator({ db, provider, ...(schema ? { migrationTableSchema: schema } : {}) });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}
