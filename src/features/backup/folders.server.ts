import { open, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "#src/config/env.server.ts";
import { type Manifest, madeAtOf } from "./backup.ts";
import { readManifest } from "./manifest.server.ts";

/** Where backups lie: a folder each. */
export function backupFolder(config: Pick<Config, "DATA_DIR" | "BACKUP_DIR">): string {
  return resolve(config.BACKUP_DIR ?? join(config.DATA_DIR, "backups"));
}

/** The names of all backups, newest first. */
export async function listBackupNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => madeAtOf(name)).sort(byAge);
}

/** Newest first; of one second the one with the higher number. */
function byAge(a: string, b: string): number {
  const parts = (name: string) => [name.slice(0, 20), Number(name.slice(21) || 1)] as const;
  const [[timeA, numberA], [timeB, numberB]] = [parts(a), parts(b)];
  return timeA === timeB ? numberB - numberA : timeA < timeB ? 1 : -1;
}

export interface ListedBackup {
  name: string;
  folder: string;
  /** Absent where it can't be read. */
  manifest?: Manifest;
}

/** All backups with their manifests, newest first; files and databases are not looked at. */
export async function listBackups(folder: string): Promise<ListedBackup[]> {
  const found: ListedBackup[] = [];
  for (const name of await listBackupNames(folder)) {
    const path = join(folder, name);
    const manifest = await readManifest(path).catch(() => undefined);
    found.push({ name, folder: path, ...(manifest ? { manifest } : {}) });
  }
  return found;
}

/** So far two clocks of well-kept machines may be apart. */
const APART_MS = 60_000;

/**
 * Backups of a time that is still to come stand behind all others: one that was made by a clock ahead would be the
 * newest for months, and a restore would bring back what the club was then.
 */
export function toComeLast<Named extends { name: string }>(newestFirst: Named[], now: Date): Named[] {
  const isOfPast = ({ name }: Named) => !isToCome(name, now);
  return [...newestFirst.filter(isOfPast), ...newestFirst.filter((one) => !isOfPast(one))];
}

function isToCome(name: string, now: Date): boolean {
  return Number(madeAtOf(name)) > now.getTime() + APART_MS;
}

/** The backups that would have been newer than the chosen one, were their time not still to come. */
export function passedOver(names: string[], chosen: string, now: Date): string[] {
  return isToCome(chosen, now) ? [] : names.filter((name) => isToCome(name, now));
}

/**
 * The newest backup that is no way back from a restore: whoever repeats a restore means the same again. One
 * whose manifest can't be read is taken too, to be refused in words rather than passed over.
 */
export function newestToRestore<Listed extends Pick<ListedBackup, "name" | "manifest">>(
  newestFirst: Listed[],
  now: Date,
): Listed | undefined {
  const made = toComeLast(newestFirst, now);
  return made.find(({ manifest }) => manifest?.reason !== "before-restore") ?? made[0];
}

/** Removes what a backup left that was cut off. Only under the lock: nobody is writing then. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (/^\.(.+\.part|drill-.+)$/.test(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Waits until a file is on the disk, not only on its way there. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}
