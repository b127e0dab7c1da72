import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { openSqliteFile } from "#src/db/database.server.ts";
import { migrate } from "#src/db/migrate.server.ts";
import type { Storage } from "#src/storage/storage.server.ts";
import { type BackupRun, DATABASE_FILE, type Manifest, sizeOf, type TableDigest } from "./backup.ts";
import { type BackedUp, keepRun } from "./commands.server.ts";
import { fillPostgres } from "./fill-postgres-commands.server.ts";
import { backupFolder, listBackupNames, toComeLast } from "./folders.server.ts";
import { withBackupLock } from "./lock.server.ts";
import { digestPresent } from "./present-queries.server.ts";
import { mediaOf, putMedia } from "./restore-media.server.ts";
import { digestRecords, openForReading, postgresRecords, sqliteRecords } from "./row-queries.server.ts";
import { fileFaults, tableFaults, verifyBackup } from "./verify.server.ts";

/**
 * Restores the newest backup into a scratch place, on the kind of database that the club runs on, and
 * compares what came out with what the backup promises: counts, every record, every picture. The result is
 * noted for the dashboard, whatever it is.
 */
export async function drill(club: BackedUp, reason: "weekly" | "manual"): Promise<BackupRun> {
  const startedAt = club.now();
  const names = await listBackupNames(backupFolder(club.config));
  const [{ name } = { name: "" }] = toComeLast(
    names.map((name) => ({ name })),
    startedAt,
  );
  const result = { is_ok: false, bytes: 0, note: "There is no backup to restore." };
  if (name) {
    try {
      const manifest = await withBackupLock(club, () => rehearse(club, name));
      Object.assign(result, { is_ok: true, bytes: sizeOf(manifest), note: describeSame(manifest) });
    } catch (error) {
      result.note = (error as Error).message;
      club.log.error("the drill failed", { name, error });
    }
  }
  const run: BackupRun = {
    kind: "drill",
    reason,
    name,
    started_at: startedAt.toISOString(),
    finished_at: club.now().toISOString(),
    ...result,
  };
  await keepRun(club.db, run);
  return run;
}

async function rehearse(club: BackedUp, name: string): Promise<Manifest> {
  const root = backupFolder(club.config);
  const manifest = await verifyBackup(join(root, name));
  // Named so that the next backup removes what a drill leaves that was cut off.
  const scratch = await mkdtemp(join(root, ".drill-"));
  try {
    const database = join(root, name, DATABASE_FILE);
    const faults =
      club.database.kind === "postgres"
        ? await rehearsePostgres(club, database, manifest)
        : await rehearseSqlite(scratch, database, manifest);
    faults.push(...(await rehearseMedia(scratch, join(root, name), manifest)));
    if (faults.length > 0) throw new Error(`Restored, ${name} is not what it was: ${faults.join(" ")}`);
    return manifest;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function rehearseSqlite(scratch: string, file: string, manifest: Manifest): Promise<string[]> {
  const copy = join(scratch, DATABASE_FILE);
  await copyFile(file, copy);
  const restored = openSqliteFile(copy);
  try {
    const faults = tableFaults(manifest.tables, await digestPresent(restored));
    // A backup that today's version can't bring up to date would be no way back.
    await migrate(restored);
    return faults;
  } finally {
    await restored.close();
  }
}

async function rehearsePostgres({ db }: BackedUp, file: string, manifest: Manifest): Promise<string[]> {
  const source = openForReading(file);
  try {
    return await fillPostgres(db, sqliteRecords(source), false, async (tx) => {
      const found: Record<string, TableDigest> = await digestRecords(await postgresRecords(tx));
      return tableFaults(manifest.tables, found);
    });
  } finally {
    source.close();
  }
}

async function rehearseMedia(scratch: string, folder: string, manifest: Manifest): Promise<string[]> {
  const place = join(scratch, "pictures");
  const media = join(place, "media");
  await mkdir(media, { recursive: true });
  const driver = new FSDriver({ location: pathToFileURL(`${media}/`), visibility: "private" });
  const storage: Storage = { kind: "disk", disk: new Disk(driver), folder: media };
  await putMedia(storage, folder, manifest);
  const files = Object.fromEntries(
    Object.entries(manifest.files).filter(([path]) => path.startsWith("media/")),
  );
  return fileFaults(place, { ...manifest, files });
}

function describeSame(manifest: Manifest): string {
  const records = Object.values(manifest.tables).reduce((sum, { count }) => sum + count, 0);
  return `${records} records in ${Object.keys(manifest.tables).length} tables and ${mediaOf(manifest).length} pictures came back the same.`;
}
