import { createWriteStream } from "node:fs";
import { chmod, constants, copyFile, link, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { App } from "#src/app/app.server.ts";
import { isAsNamed, isMediaFile } from "#src/features/media/media.ts";
import { isWhole } from "#src/features/media/whole-files.server.ts";
import { listStoredFiles, putFile, type Storage } from "#src/storage/storage.server.ts";
import { eachAtOnce } from "./at-once.server.ts";
import type { FileDigest, Manifest } from "./backup.ts";
import { flush } from "./folders.server.ts";
import { digestFile } from "./manifest.server.ts";

const AT_ONCE = 6;

/** An earlier backup, whose pictures need not be copied again. */
export interface Earlier {
  folder: string;
  manifest: Manifest;
}

/**
 * Puts every stored picture into the `media` folder of a backup. A picture never changes under its name, so
 * one that an earlier backup has is a hard link to it, if it still has its checksum; the rest are copied or,
 * from S3, fetched. A stored one that has not the checksum of its backup any more is mended from it, if it is whole
 * there; one that was damaged before its first backup is told of, as its name says what it was.
 */
export async function copyMedia(
  { storage, log }: Pick<App, "storage" | "log">,
  folder: string,
  earlier?: Earlier,
): Promise<Record<string, FileDigest>> {
  await mkdir(join(folder, "media"), { mode: 0o700, recursive: true });
  const files: Record<string, FileDigest> = {};
  const names = (await listStoredFiles(storage)).filter(isMediaFile).sort();
  await eachAtOnce(names, AT_ONCE, async (name) => {
    const path = `media/${name}`;
    const linked = await linkEarlier(folder, path, earlier);
    const isOther = linked !== undefined && (await isChanged(storage, name, linked));
    const isMended = isOther && (await mend(storage, name, folder));
    files[path] = linked && isOther === isMended ? linked : await fetchMedia(storage, name, folder);
    if (isMended) log.warn("a stored picture was damaged and is mended from the last backup", { name });
    if (!linked && !isAsNamed(name, files[path].sha256))
      log.warn("a stored picture is damaged, and no backup has it whole: upload it anew", { name });
  });
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function linkEarlier(folder: string, path: string, earlier?: Earlier): Promise<FileDigest | undefined> {
  const known = earlier?.manifest.files[path];
  if (!earlier || !known) return undefined;
  try {
    const digest = await digestFile(join(earlier.folder, path));
    if (digest.sha256 !== known.sha256 || !isAsNamed(path.slice("media/".length), digest.sha256))
      return undefined;
    await link(join(earlier.folder, path), join(folder, path));
    return digest;
  } catch {
    // Another file system, one without links, or the file is gone: it is copied.
    return undefined;
  }
}

/** Whether a stored picture is not what it was when it was backed up. A bucket looks after its own checksums. */
async function isChanged(storage: Storage, name: string, known: FileDigest): Promise<boolean> {
  return (
    storage.folder !== undefined && (await digestFile(join(storage.folder, name))).sha256 !== known.sha256
  );
}

/**
 * Brings back a stored picture that a disk lost a part of, or that somebody wrote over.
 * @returns whether the backup had it whole; if not, it may have been uploaded anew since
 */
async function mend(storage: Storage, name: string, folder: string): Promise<boolean> {
  const bytes = await readFile(join(folder, "media", name));
  if (!isWhole(name, bytes)) return false;
  await putFile(storage, name, bytes);
  return true;
}

async function fetchMedia(storage: Storage, name: string, folder: string): Promise<FileDigest> {
  const to = join(folder, "media", name);
  await rm(to, { force: true });
  if (storage.folder) await copyFile(join(storage.folder, name), to, constants.COPYFILE_FICLONE);
  else await pipeline(await storage.disk.getStream(name), createWriteStream(to));
  await chmod(to, 0o600);
  await flush(to);
  return digestFile(to);
}
