import { existsSync } from "node:fs";
import { copyFile, link, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Log } from "#src/app/log.server.ts";
import type { Config } from "#src/config/env.server.ts";
import { type Database, openDatabase } from "#src/db/database.server.ts";
import { migrate } from "#src/db/migrate.server.ts";
import { ownSite } from "#src/db/site-lock.server.ts";
import { openStorage } from "#src/storage/storage.server.ts";
import { type BackupRun, backupName, type Manifest, type TableDigest } from "./backup.ts";
import { backUp, keepRun, type MadeBackup } from "./commands.server.ts";
import { fillPostgres, swapIn } from "./fill-postgres-commands.server.ts";
import { flush } from "./folders.server.ts";
import { DamagedBackup } from "./manifest.server.ts";
import { digestPresent, isEmptyClub, openPresent, sqliteFile } from "./present-queries.server.ts";
import { compareMedia, type MediaChanges, putMedia, removeMedia } from "./restore-media.server.ts";
import { digestRecords, openForReading, postgresRecords, sqliteRecords } from "./row-queries.server.ts";
import { tableFaults } from "./verify.server.ts";

/** What a club can be made of: a backup's folder, checked, or an export with its records put into a file. */
export interface Source {
  folder: string;
  /** A SQLite file with the records. */
  database: string;
  manifest: Manifest;
}

/** Where a club is replaced. */
export interface Target {
  config: Config;
  log: Log;
  now: () => Date;
}

/** What a restore would change, or has. */
export interface RestorePlan {
  tables: { table: string; before: number; after: number; isSame: boolean }[];
  media: MediaChanges;
}

/** What a restore would change; nothing is written. */
export async function planRestore({ config }: Target, { manifest }: Source): Promise<RestorePlan> {
  const database = await openPresent(config);
  try {
    const own = database ? await digestPresent(database) : {};
    const names = [...new Set([...Object.keys(manifest.tables), ...Object.keys(own)])].sort();
    const tables = names.map((table) => {
      const [present, wanted] = [own[table], manifest.tables[table]];
      const counts = { before: present?.count ?? 0, after: wanted?.count ?? 0 };
      const isSame = counts.before === counts.after && (!present || present.sha256 === wanted?.sha256);
      return { table, ...counts, isSame };
    });
    return { tables, media: await compareMedia(await openStorage(config), manifest) };
  } finally {
    await database?.close();
  }
}

export interface RestoreOptions {
  /** Go on though the present state can't be backed up, e.g. because it is damaged. */
  isWithoutBackup?: boolean;
}

export interface Restored {
  /** The backup of the state that was replaced; absent where there was nothing. */
  before?: MadeBackup | undefined;
  /** Where what was replaced lies, if there is no backup of it: a file, or a schema of PostgreSQL. */
  aside?: string | undefined;
  media: MediaChanges;
  /** Accounts have second factors whose key is not on this machine: backups leave it out. */
  isKeyMissing: boolean;
}

/**
 * Makes the club what a backup holds: first the present state is backed up, then pictures come, then the
 * database is exchanged at one stroke, then pictures go that the backup does not have.
 * @throws when a site runs on the club, or the present state can't be backed up
 */
export async function restore(
  target: Target,
  source: Source,
  options: RestoreOptions = {},
): Promise<Restored> {
  const { config } = target;
  const pool = config.DATABASE_URL ? await openDatabase(config) : undefined;
  try {
    const owned = await ownSite(config, pool?.pool);
    try {
      const before = await backUpPresent(target, options);
      const storage = await openStorage(config);
      const media = await compareMedia(storage, source.manifest);
      await putMedia(storage, source.folder, source.manifest);
      const aside = await (pool
        ? replacePostgres(pool, source, options.isWithoutBackup ? target.now() : undefined)
        : replaceSqlite(target, source, before === undefined));
      // Without a backup of them they stay: they cost nothing but room.
      if (before) await removeMedia(storage, media.removed);
      return { before, aside, media, isKeyMissing: await finish(target, before?.run) };
    } finally {
      await owned.release();
    }
  } finally {
    await pool?.close();
  }
}

async function backUpPresent(target: Target, options: RestoreOptions): Promise<MadeBackup | undefined> {
  if (options.isWithoutBackup) return undefined;
  try {
    const database = await openPresent(target.config);
    if (!database) return undefined;
    try {
      if (await isEmptyClub(database.db)) return undefined;
      const storage = await openStorage(target.config);
      return await backUp({ ...target, database, db: database.db, storage }, "before-restore");
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new Error(
      `The present state could not be backed up first: ${(error as Error).message}\n` +
        "Nothing was changed. To restore all the same, add --without-backup; the present database is then set aside.",
      { cause: error },
    );
  }
}

/** A copy of the backup's file takes the place of the club's by one rename: the old or the new, nothing between. */
async function replaceSqlite(
  { config, now }: Target,
  source: Source,
  isAside: boolean,
): Promise<string | undefined> {
  const file = sqliteFile(config);
  const next = `${file}.restore`;
  await copyFile(source.database, next);
  beginNow(next, now);
  await flush(next);
  const faults = tableFaults(source.manifest.tables, await digestFile(next));
  if (faults.length > 0) throw new DamagedBackup(source.folder, faults);
  await mergeLog(file);
  const aside = isAside && existsSync(file) ? `${file}.replaced-${backupName(now())}` : undefined;
  if (aside) await link(file, aside);
  await rename(next, file);
  await flush(config.DATA_DIR);
  return aside;
}

/**
 * As on PostgreSQL, where the tables are made anew: the pictures that stay, as the database that was set aside names
 * them, are older than this one and are not swept.
 */
function beginNow(file: string, now: () => Date): void {
  const database = new DatabaseSync(file);
  try {
    database.prepare("update kysely_migration set timestamp = ?").run(now().toISOString());
  } finally {
    database.close();
  }
}

async function digestFile(file: string): Promise<Record<string, TableDigest>> {
  const database = openForReading(file);
  try {
    return await digestRecords(sqliteRecords(database));
  } finally {
    database.close();
  }
}

/** What lies in the log beside the old file belongs to it alone; the new one must not find it. */
async function mergeLog(file: string): Promise<void> {
  if (!existsSync(file)) return;
  try {
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec("pragma journal_mode = delete");
    database.close();
  } catch {
    // Damaged, and thus not to be merged.
  }
  await rm(`${file}-wal`, { force: true });
  await rm(`${file}-shm`, { force: true });
}

/** What has no backup stays beside, as on SQLite: in a schema that no site looks into. */
async function replacePostgres({ db }: Database, source: Source, at?: Date): Promise<string | undefined> {
  const aside = at && `club_replaced_${backupName(at).toLowerCase().replaceAll("-", "_")}`;
  const file = openForReading(source.database);
  try {
    return await fillPostgres(db, sqliteRecords(file), true, async (tx, own) => {
      const faults = tableFaults(source.manifest.tables, await digestRecords(await postgresRecords(tx)));
      if (faults.length > 0) throw new DamagedBackup(source.folder, faults);
      return (await swapIn(tx, own, aside)) ? aside : undefined;
    });
  } finally {
    file.close();
  }
}

/**
 * Brings an older backup to today's shape, and notes the backup that the exchanged database knew of.
 * @returns whether second factors lack their key
 */
async function finish({ config }: Target, run?: BackupRun): Promise<boolean> {
  const database = await openDatabase(config);
  try {
    await migrate(database);
    if (run) await keepRun(database.db, run);
    if (config.SECRET_KEY || existsSync(join(config.DATA_DIR, "secret.key"))) return false;
    const sealed = database.db.selectFrom("accounts").select("id").where("totp_secret", "is not", null);
    return (await sealed.limit(1).executeTakeFirst()) !== undefined;
  } finally {
    await database.close();
  }
}
