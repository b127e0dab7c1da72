import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Disk } from "flydrive";
import type { Config } from "#src/config/env.server.ts";
import { databaseFault } from "#src/db/faults.server.ts";
import { isMissing, openBackupBucket } from "#src/storage/storage.server.ts";
import { eachAtOnce } from "./at-once.server.ts";
import { type BackupReason, type Manifest, madeAtOf } from "./backup.ts";
import { type ListedBackup, newestToRestore } from "./folders.server.ts";
import { backupsToDrop } from "./retention.ts";

const AT_ONCE = 6;

// In the bucket: <prefix>/<name>/{manifest.json, manifest.sha256, club.sqlite}, and all pictures once, by
// checksum, at <prefix>/media/<sha256>. The manifest goes last: a copy with one is whole.

/** Copies a backup to S3, where that is configured. */
export async function copyToBucket(config: Config, made: Required<ListedBackup>): Promise<void> {
  const disk = await openBackupBucket(config);
  if (!disk) return;
  const prefix = prefixOf(config);
  const media = Object.entries(made.manifest.files).filter(([path]) => path.startsWith("media/"));
  await eachAtOnce(media, AT_ONCE, async ([path, { sha256 }]) => {
    const key = `${prefix}/media/${sha256}`;
    if (!(await disk.exists(key))) await putFromFile(disk, key, join(made.folder, path));
  });
  for (const file of ["club.sqlite", "manifest.sha256", "manifest.json"])
    await putFromFile(disk, `${prefix}/${made.name}/${file}`, join(made.folder, file));
}

/**
 * Fetches a backup from S3 into the folder of backups.
 * @param name a backup's name, or "latest"
 * @returns its folder
 */
export async function fetchFromBucket(
  config: Config,
  name: string,
  { root, now }: { root: string; now: Date },
): Promise<string> {
  const disk = await openBackupBucket(config);
  if (!disk)
    throw new Error("No bucket for backups is configured: set S3_BACKUP_BUCKET or S3_BACKUP_PREFIX.");
  const prefix = prefixOf(config);
  const names = await listCopies(disk, prefix).catch(refuseBucket);
  const found =
    name === "latest"
      ? newestToRestore(await listManifests(disk, prefix).catch(refuseBucket), now)?.name
      : name;
  if (!found) throw new Error("There is no backup in the bucket.");
  if (!madeAtOf(found)) throw new Error(`"${found}" is not the name of a backup.`);
  const others = names.filter((other) => other !== found);
  return fetchCopy({ disk, prefix, found, root }).catch((error: unknown) => refuseCopy(error, found, others));
}

/** Where a copy lies in the bucket, and the folder of backups that it goes to. */
interface Wanted {
  disk: Disk;
  prefix: string;
  found: string;
  root: string;
}

async function fetchCopy({ disk, prefix, found, root }: Wanted): Promise<string> {
  const folder = join(root, `.${found}.part`);
  await rm(folder, { recursive: true, force: true });
  const fetchTo = async (key: string, path: string) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(await disk.getStream(key), createWriteStream(file, { mode: 0o600 }));
  };
  for (const file of ["club.sqlite", "manifest.sha256", "manifest.json"])
    await fetchTo(`${prefix}/${found}/${file}`, file);
  const manifest = JSON.parse(await disk.get(`${prefix}/${found}/manifest.json`)) as Manifest;
  // The names are checked with the rest of the manifest before anything is restored; here only the way.
  const media = Object.entries(manifest.files).filter(([path]) => /^media\/[\w-]+\.\w+$/.test(path));
  await eachAtOnce(media, AT_ONCE, ([path, { sha256 }]) => fetchTo(`${prefix}/media/${sha256}`, path));
  // An older copy goes as a whole: writing into its files would change those of other backups, linked to them.
  await rm(join(root, found), { recursive: true, force: true });
  await rename(folder, join(root, found));
  return join(root, found);
}

/** Whoever restores has no other machine to look from: what the bucket says, and what else it holds. */
function refuseCopy(error: unknown, found: string, others: string[]): never {
  if (!isMissing(error)) refuseBucket(error);
  const [newest] = others;
  const instead = newest
    ? `The bucket also holds ${others.join(", ")}; take another: npm run restore -- ${newest} --from-bucket`
    : "The bucket holds no other backup.";
  throw new Error(`The backup ${found} is not whole in the bucket: ${reasonOf(error)}.\n${instead}`);
}

/** Not as the cause of the new one: a connection that is refused would be taken for the database's. */
function refuseBucket(error: unknown): never {
  // This machine's own disk is at fault.
  if (["full", "read_only"].includes(databaseFault(error) ?? "")) throw error;
  throw new Error(
    `The bucket of the backups can't be read: ${reasonOf(error)}. See to S3_BACKUP_BUCKET or S3_BUCKET, S3_ENDPOINT and the two keys.`,
  );
}

/** The innermost cause knows most; that a file is missing is said best by whoever asked for it by name. */
function reasonOf(error: unknown): string {
  const { message, name, cause, code } = error as NodeJS.ErrnoException;
  if (cause !== undefined && !isMissing(cause)) return reasonOf(cause);
  return (message || code || name).replace(/\.$/, "");
}

function prefixOf(config: Config): string {
  return config.S3_BACKUP_PREFIX ?? "backups";
}

/** By stream: a database may be larger than memory is dear. */
async function putFromFile(disk: Disk, key: string, file: string): Promise<void> {
  await disk.putStream(key, createReadStream(file));
}

/** The names of the copies, newest first. */
async function listCopies(disk: Disk, prefix: string): Promise<string[]> {
  const names = new Set<string>();
  for (const key of await listKeys(disk, prefix)) {
    const [name, file] = key.slice(prefix.length + 1).split("/");
    if (name && file === "manifest.json" && madeAtOf(name)) names.add(name);
  }
  return [...names].sort().reverse();
}

/** The copies with their manifests, newest first. */
async function listManifests(disk: Disk, prefix: string): Promise<{ name: string; manifest: Manifest }[]> {
  const copies: { name: string; manifest: Manifest }[] = [];
  for (const name of await listCopies(disk, prefix))
    copies.push({ name, manifest: JSON.parse(await disk.get(`${prefix}/${name}/manifest.json`)) });
  return copies;
}

async function listKeys(disk: Disk, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(`${prefix}/`, {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const object of page.objects) if (object.isFile) keys.push(object.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys;
}

/** Drops the copies in the bucket whose time is over, and the pictures that no copy needs any more. */
export async function dropOldCopies(config: Config, now: Date, justMade: string): Promise<void> {
  const disk = await openBackupBucket(config);
  if (!disk) return;
  const prefix = prefixOf(config);
  const copies = await listManifests(disk, prefix);
  const dated = copies.map(({ name, manifest }) => ({
    name,
    madeAt: madeAtOf(name)!,
    reason: manifest.reason as BackupReason,
  }));
  const dropped = backupsToDrop(dated, now, justMade);
  if (dropped.length === 0) return;
  for (const name of dropped) {
    // The manifest first: without it the rest is no backup any more.
    for (const file of ["manifest.json", "manifest.sha256", "club.sqlite"])
      await disk.delete(`${prefix}/${name}/${file}`);
  }
  const needed = new Set(
    copies
      .filter(({ name }) => !dropped.includes(name))
      .flatMap(({ manifest }) => Object.values(manifest.files).map(({ sha256 }) => sha256)),
  );
  for (const key of await listKeys(disk, `${prefix}/media`)) {
    if (!needed.has(key.split("/").at(-1)!)) await disk.delete(key);
  }
}
