import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { openPostgres, openSqliteFile } from "#src/db/database.server.ts";
import { ownSite } from "#src/db/site-lock.server.ts";
import { openBackupBucket, openStorage } from "#src/storage/storage.server.ts";
import { DATABASE_FILE } from "./backup.ts";
import { makeBackup } from "./commands.server.ts";
import { backupFolder, listBackupNames, listBackups, newestToRestore, passedOver } from "./folders.server.ts";
import { fetchFromBucket } from "./remote.server.ts";
import type { Source, Target } from "./restore-commands.server.ts";
import { verifyBackup } from "./verify.server.ts";

interface Wanted {
  /** A backup's name, its folder, or "latest". */
  name: string;
  /** Take it from the bucket even if there are backups on disk. */
  isFromBucket?: boolean;
}

interface Found extends Source {
  /** The names of backups on this disk that would be newer, were their time not still to come. */
  passedOver: string[];
}

/**
 * The backup that somebody means, checked byte by byte: on disk, or else from the bucket, where one is
 * configured. On an empty machine it is fetched.
 * @throws DamagedBackup, or in words when there is none
 */
export async function findBackup({ config, now }: Target, { name, isFromBucket }: Wanted): Promise<Found> {
  const root = backupFolder(config);
  const folder = isFromBucket ? undefined : await findOnDisk(root, name, now());
  if (folder) {
    const names = name === "latest" ? await listBackupNames(root) : [];
    return { ...(await sourceOf(folder)), passedOver: passedOver(names, basename(folder), now()) };
  }
  if (isFromBucket || (await openBackupBucket(config)))
    return { ...(await sourceOf(await fetchFromBucket(config, name, { root, now: now() }))), passedOver: [] };
  throw new Error(
    name === "latest"
      ? `There is no backup in ${root}.`
      : `There is no backup "${name}", neither as a folder nor in ${root}.`,
  );
}

async function findOnDisk(root: string, name: string, now: Date): Promise<string | undefined> {
  if (name === "latest") return newestToRestore(await listBackups(root), now)?.folder;
  if ((await listBackupNames(root)).includes(name)) return join(root, name);
  return existsSync(name) ? resolve(name) : undefined;
}

async function sourceOf(folder: string): Promise<Source> {
  return { folder, database: join(folder, DATABASE_FILE), manifest: await verifyBackup(folder) };
}

/**
 * A backup of another database with this club's pictures: the way from SQLite to PostgreSQL and back.
 * @param address `postgres://…`, or the path of a SQLite file
 */
export async function backUpOther(target: Target, address: string): Promise<Source> {
  const isPostgres = /^postgres(ql)?:/.test(address);
  if (!isPostgres && !existsSync(address)) throw new Error(`There is no file ${address}.`);
  const database = isPostgres ? await openPostgres(address) : openSqliteFile(address);
  try {
    // What a running site saved after the copy would be lost. The other database itself stays as it is, in its shape.
    const where = { DATA_DIR: dirname(address), ...(isPostgres ? { DATABASE_URL: address } : {}) };
    const owned = await ownSite(where, database.pool);
    const storage = await openStorage(target.config);
    const made = await makeBackup({ ...target, database, db: database.db, storage }, "manual").finally(
      owned.release,
    );
    return sourceOf(made!.folder);
  } finally {
    await database.close();
  }
}
