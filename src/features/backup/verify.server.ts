import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { migrationNames } from "#src/db/migrate.server.ts";
import { eachAtOnce } from "./at-once.server.ts";
import { DATABASE_FILE, type Manifest, type TableDigest } from "./backup.ts";
import { checkDatabase } from "./check-database.server.ts";
import { DamagedBackup, digestFile, readManifest } from "./manifest.server.ts";

const AT_ONCE = 4;

/**
 * Reads every byte of a backup: each file is there with the right checksum, the database is whole, and each
 * table has the rows that the manifest promises.
 * @throws DamagedBackup naming everything that is wrong
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await verifyFiles(folder);
  const check = await checkDatabase(join(folder, DATABASE_FILE));
  const faults = [...check.faults, ...tableFaults(manifest.tables, check.tables)];
  if (faults.length > 0) throw new DamagedBackup(folder, faults);
  return manifest;
}

/**
 * As {@link verifyBackup}, without a look into the database: enough where the very file was looked into before
 * its checksum was taken.
 * @throws DamagedBackup
 */
export async function verifyFiles(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const faults = [...newerMigrations(manifest), ...(await fileFaults(folder, manifest))];
  if (manifest.kind !== "backup" || !manifest.files[DATABASE_FILE]) faults.push("It holds no database.");
  if (faults.length > 0) throw new DamagedBackup(folder, faults);
  return manifest;
}

export function newerMigrations({ migrations }: Manifest): string[] {
  const unknown = migrations.filter((name) => !migrationNames.includes(name));
  return unknown.length > 0
    ? [`It was made by a newer version (${unknown.join(", ")}). Install that version first.`]
    : [];
}

/** What is wrong with the files that a manifest names. */
export async function fileFaults(folder: string, manifest: Manifest): Promise<string[]> {
  const faults: string[] = [];
  await eachAtOnce(Object.entries(manifest.files), AT_ONCE, async ([path, expected]) => {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (!found) return void faults.push(`${path} is missing.`);
    if (found.size !== expected.bytes)
      return void faults.push(`${path} has ${found.size} bytes instead of ${expected.bytes}.`);
    const { sha256 } = await digestFile(join(folder, path));
    if (sha256 !== expected.sha256) faults.push(`${path} has the wrong checksum.`);
  });
  return [...faults, ...(await foreignFiles(folder, manifest)), ...(await links(folder))].sort();
}

/** Files that no backup of ours has there; hidden ones are the operating system's. */
async function foreignFiles(folder: string, { files }: Manifest): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const own = new Set(["manifest.json", "manifest.sha256", ...Object.keys(files)]);
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .flatMap((path) => (own.has(path) ? [] : `${path} does not belong to it.`));
}

/** A link would bring in a file of this machine, e.g. its secret key as a picture. */
async function links(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => `${relative(folder, join(entry.parentPath, entry.name))} is a link.`);
}

/** Where two databases differ, table by table. */
export function tableFaults(
  expected: Record<string, TableDigest>,
  found: Record<string, TableDigest>,
): string[] {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return tables.flatMap((table) => {
    const [then, now] = [expected[table], found[table]];
    if (!now) return [`The table ${table} is missing.`];
    if (!then) return [`The table ${table} is not in the manifest.`];
    if (then.count !== now.count) return [`${table} has ${now.count} rows instead of ${then.count}.`];
    return then.sha256 === now.sha256 ? [] : [`The rows of ${table} differ from those in the manifest.`];
  });
}
