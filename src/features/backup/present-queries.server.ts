import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Config } from "#src/config/env.server.ts";
import { type Database, type Db, openDatabase } from "#src/db/database.server.ts";
import type { TableDigest } from "./backup.ts";
import { digestRecords, openFileForReading, postgresRecords, sqliteRecords } from "./row-queries.server.ts";

/** What people would miss; a club without any of it is empty. */
const CONTENT = [
  "accounts",
  "articles",
  "players",
  "staff",
  "matches",
  "partners",
  "messages",
  "subscribers",
];

export function sqliteFile(config: Pick<Config, "DATA_DIR">): string {
  return join(config.DATA_DIR, "club.sqlite");
}

/** Opens the club's database; undefined where there is none yet, so that a look makes none. */
export async function openPresent(config: Config): Promise<Database | undefined> {
  if (!config.DATABASE_URL && !existsSync(sqliteFile(config))) return undefined;
  return openDatabase(config);
}

/** Whether a club has nothing that could be lost. */
export async function isEmptyClub(db: Db): Promise<boolean> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  for (const table of CONTENT.filter((name) => tables.includes(name))) {
    const { rows } = await sql`select 1 as one from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** The digest of every table as it is at this moment; nothing is changed. */
export async function digestPresent({
  file,
  db,
}: Pick<Database, "file" | "db">): Promise<Record<string, TableDigest>> {
  if (!file) {
    const transaction = db.transaction().setIsolationLevel("repeatable read");
    return transaction.execute(async (tx) =>
      (await db.introspection.getTables()).length > 0 ? digestRecords(await postgresRecords(tx)) : {},
    );
  }
  const database = openFileForReading(file);
  try {
    return await digestRecords(sqliteRecords(database));
  } finally {
    database.close();
  }
}
