import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMediaFile } from "#src/features/media/media.ts";
import { listStoredFiles, putFile, type Storage } from "#src/storage/storage.server.ts";
import { eachAtOnce } from "./at-once.server.ts";
import type { Manifest } from "./backup.ts";

const AT_ONCE = 6;

/** How a club's pictures differ from those of a backup, by name. */
export interface MediaChanges {
  added: string[];
  kept: string[];
  removed: string[];
}

/** A picture never changes under its name, so names tell it all. */
export async function compareMedia(storage: Storage, manifest: Manifest): Promise<MediaChanges> {
  const present = new Set((await listStoredFiles(storage)).filter(isMediaFile));
  const wanted = new Set(mediaOf(manifest));
  return {
    added: [...wanted].filter((name) => !present.has(name)),
    kept: [...wanted].filter((name) => present.has(name)),
    removed: [...present].filter((name) => !wanted.has(name)),
  };
}

/** Puts a backup's pictures into the storage; also those that are there, since they may be damaged. */
export async function putMedia(storage: Storage, folder: string, manifest: Manifest): Promise<void> {
  await eachAtOnce(mediaOf(manifest), AT_ONCE, async (name) =>
    putFile(storage, name, await readFile(join(folder, "media", name))),
  );
}

export async function removeMedia(storage: Storage, names: string[]): Promise<void> {
  await eachAtOnce(names, AT_ONCE, (name) => storage.disk.delete(name));
}

/** The names of a backup's pictures. */
export function mediaOf({ files }: Manifest): string[] {
  return Object.keys(files).flatMap((path) => (path.startsWith("media/") ? path.slice("media/".length) : []));
}
