import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import {
  BACKUP_FORMAT,
  type BackupReason,
  type BackupRun,
  backupName,
  DATABASE_FILE,
  type Manifest,
  madeAtOf,
  sizeOf,
} from "./backup.ts";
import { checkDatabase, type DatabaseCheck } from "./check-database.server.ts";
import { backupFolder, flush, type ListedBackup, listBackups, removeUnfinished } from "./folders.server.ts";
import { isBusy, withBackupLock } from "./lock.server.ts";
import { mendMissing, missingMedia, missingNote } from "./lost-media.server.ts";
import { APP_VERSION, DamagedBackup, digestFile, writeManifest } from "./manifest.server.ts";
import { copyMedia } from "./media-copies.server.ts";
import { copyToBucket, dropOldCopies } from "./remote.server.ts";
import { backupsToDrop } from "./retention.ts";
import { openForReading } from "./row-queries.server.ts";
import { snapshot } from "./snapshot-commands.server.ts";
import { verifyFiles } from "./verify.server.ts";

/** What a backup is made of; an app has it, and so has a command that starts no site. */
export type BackedUp = Pick<App, "config" | "database" | "db" | "storage" | "log" | "now">;

/** A backup that is whole: each byte was read again after it was written. */
export interface MadeBackup {
  name: string;
  folder: string;
  manifest: Manifest;
  run: BackupRun;
}

interface BackUpOptions {
  /** How long to wait for a backup that is being made already. */
  waitMs?: number;
  /** Asked once nobody else is at it: whether the backup is still wanted. */
  isWanted?: () => Promise<boolean>;
}

/**
 * Backs up the club while it runs, database first and then pictures, so that no picture that the database
 * names is missing; checks it, drops old ones, copies it to S3 where that is configured, and notes the
 * result for the dashboard.
 * @throws AppError `unavailable` while another is being made; whatever went wrong, noted as well
 */
export async function backUp(club: BackedUp, reason: BackupReason): Promise<MadeBackup> {
  return (await backUpIfWanted(club, reason))!;
}

/** As {@link backUp}, unless somebody else has made it meanwhile. */
export async function backUpIfWanted(
  club: BackedUp,
  reason: BackupReason,
  options: BackUpOptions = {},
): Promise<MadeBackup | undefined> {
  const startedAt = club.now().toISOString();
  try {
    const made = await makeBackup(club, reason, options);
    if (made) await keepRun(club.db, made.run);
    return made;
  } catch (error) {
    if (isBusy(error)) throw error;
    const failed: BackupRun = {
      kind: "backup",
      reason,
      name: "",
      started_at: startedAt,
      finished_at: club.now().toISOString(),
      is_ok: false,
      bytes: 0,
      note: (error as Error).message,
    };
    await keepRun(club.db, failed).catch(() => {});
    throw error;
  }
}

/** As {@link backUpIfWanted}, without a note in the database: before a migration there may be no table for it. */
export function makeBackup(
  club: BackedUp,
  reason: BackupReason,
  { isWanted, ...options }: BackUpOptions = {},
): Promise<MadeBackup | undefined> {
  const work = async () => (!isWanted || (await isWanted()) ? makeUnderLock(club, reason) : undefined);
  return withBackupLock(club, work, options);
}

async function makeUnderLock(club: BackedUp, reason: BackupReason): Promise<MadeBackup> {
  const startedAt = club.now();
  const root = backupFolder(club.config);
  await mkdir(root, { recursive: true, mode: 0o700 });
  await removeUnfinished(root);
  const earlier = await listBackups(root);
  const name = freeName(startedAt, earlier);
  const unfinished = join(root, `.${name}.part`);
  const folder = join(root, name);
  try {
    const manifest = await fill(club, unfinished, reason, earlier);
    await verifyFiles(unfinished);
    await rename(unfinished, folder);
    await flush(root);
    const faults = await afterwards(club, { name, folder, manifest }, earlier);
    const run: BackupRun = {
      kind: "backup",
      reason,
      name,
      started_at: startedAt.toISOString(),
      finished_at: club.now().toISOString(),
      is_ok: true,
      bytes: sizeOf(manifest),
      note: [...faults, missingNote(manifest)].filter(Boolean).join(" "),
    };
    club.log.info("backup made", { name, reason, bytes: run.bytes, note: run.note });
    return { name, folder, manifest, run };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function freeName(at: Date, earlier: ListedBackup[]): string {
  const taken = new Set(earlier.map(({ name }) => name));
  const name = backupName(at);
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}

async function fill(
  club: BackedUp,
  folder: string,
  reason: BackupReason,
  earlier: ListedBackup[],
): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 });
  const database = join(folder, DATABASE_FILE);
  await snapshot(club.database, database);
  await chmod(database, 0o600);
  const check = await checkDatabase(database);
  if (check.faults.length > 0) throw new DamagedBackup("The club's database", check.faults);
  // Before a migration or a restore the tables may have an older shape, which can't be asked.
  if (reason === "nightly" || reason === "manual") await mendMissing(club, folder, earlier);
  const withManifest = earlier.find((one) => one.manifest);
  const media = await copyMedia(
    club,
    folder,
    withManifest?.manifest && { folder: withManifest.folder, manifest: withManifest.manifest },
  );
  const files = { [DATABASE_FILE]: await digestFile(database), ...media };
  const manifest = describe(club, check, { kind: "backup", reason, files, database });
  await writeManifest(folder, manifest);
  return manifest;
}

interface Described {
  kind: Manifest["kind"];
  reason: Manifest["reason"];
  files: Manifest["files"];
  /** The SQLite file that the records are in. */
  database: string;
}

/** The manifest of a folder whose files are all there. */
export function describe(
  club: Pick<BackedUp, "database" | "now">,
  { migrations, tables, sequences }: DatabaseCheck,
  { kind, reason, files, database }: Described,
): Manifest {
  const opened = openForReading(database);
  const names = Object.keys(files).flatMap((path) => (path.startsWith("media/") ? path.slice(6) : []));
  const missing_media = missingMedia(opened, new Set(names));
  opened.close();
  return {
    format: BACKUP_FORMAT,
    kind,
    app_version: APP_VERSION,
    database: club.database.kind,
    made_at: club.now().toISOString(),
    reason,
    migrations,
    tables,
    sequences,
    files,
    missing_media,
  };
}

/** What may fail without harm to the backup that was made. */
async function afterwards(
  club: BackedUp,
  made: Required<ListedBackup>,
  earlier: ListedBackup[],
): Promise<string[]> {
  const notes: string[] = [];
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      club.log.error(`the backup is made, but ${what} failed`, { error });
      notes.push(`${what} failed: ${(error as Error).message}.`);
    }
  };
  await attempt("copying it to S3", () => copyToBucket(club.config, made));
  // Before a restore nothing goes: the oldest may be the one to be restored.
  if (made.manifest.reason === "before-restore") return notes;
  await attempt("dropping old backups", () => dropOld([made, ...earlier], club.now(), made.name));
  await attempt("dropping old copies in S3", () => dropOldCopies(club.config, club.now(), made.name));
  return notes;
}

async function dropOld(backups: ListedBackup[], now: Date, justMade: string): Promise<void> {
  const dated = backups.map(({ name, manifest }) => ({
    name,
    madeAt: madeAtOf(name)!,
    reason: manifest && manifest.reason !== "export" ? manifest.reason : ("nightly" as const),
  }));
  const dropped = new Set(backupsToDrop(dated, now, justMade));
  for (const { name, folder } of backups) {
    if (dropped.has(name)) await rm(folder, { recursive: true, force: true });
  }
}

/** Notes what became of a backup or a drill. */
export async function keepRun(db: Db, run: BackupRun): Promise<void> {
  await db
    .insertInto("backup_runs")
    .values({ ...run, is_ok: run.is_ok ? 1 : 0, note: run.note.slice(0, 2000) })
    .execute();
}

/** Forgets how backups of more than a year ago went. */
export async function forgetOldRuns(app: Pick<App, "db" | "now">): Promise<void> {
  await app.db.deleteFrom("backup_runs").where("finished_at", "<", daysBefore(app.now(), 400)).execute();
}
