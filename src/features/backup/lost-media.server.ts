import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { App } from "#src/app/app.server.ts";
import { fileNames, hashIn, pictureName } from "#src/features/media/media.ts";
import { isInLibrary } from "#src/features/media/picture-queries.server.ts";
import { isWhole } from "#src/features/media/whole-files.server.ts";
import { listStoredFiles, putFile } from "#src/storage/storage.server.ts";
import { eachAtOnce } from "./at-once.server.ts";
import { DATABASE_FILE, type Manifest } from "./backup.ts";
import type { ListedBackup } from "./folders.server.ts";
import { digestFile } from "./manifest.server.ts";
import { openForReading } from "./row-queries.server.ts";

const AT_ONCE = 6;
/** Named in one line of the log, and in a note for people. */
const MOST_LOGGED = 20;
const MOST_NAMED = 5;

/** The pictures that a database names and the given names lack. Those in the trash may have been removed by hand. */
export function missingMedia(database: DatabaseSync, names: Set<string>): string[] {
  // All of it: before a migration it has not every column yet.
  const rows = database.prepare("select * from media order by hash").all();
  return rows
    .filter(({ deleted_at }) => !deleted_at)
    .flatMap(({ hash, widths, original }) =>
      fileNames({ hash: String(hash), widths: String(widths), original: String(original ?? "") }),
    )
    .filter((name) => !names.has(name));
}

/**
 * Brings back the pictures that the store has lost, each from the newest backup that has it whole, and tells of those
 * that none has. What lies in the trash stays away: its files may have been removed on purpose.
 * @param folder of the backup that is being made; it has the database
 */
export async function mendMissing(
  { db, storage, log }: Pick<App, "db" | "storage" | "log">,
  folder: string,
  newestFirst: ListedBackup[],
): Promise<void> {
  const database = openForReading(join(folder, DATABASE_FILE));
  const missing = missingMedia(database, new Set(await listStoredFiles(storage)));
  database.close();
  const [mended, lost]: [string[], string[]] = [[], []];
  await eachAtOnce(missing, AT_ONCE, async (name) => {
    const bytes = await findWhole(name, newestFirst);
    // Deleted or erased since the copy of the database.
    if (!(await isInLibrary(db, hashIn(name)))) return;
    if (!bytes) return void lost.push(name);
    await putFile(storage, name, bytes).then(
      () => void mended.push(name),
      (error: unknown) => log.error("a stored picture is missing and can't be mended", { name, error }),
    );
  });
  const some = (names: string[]) => ({ count: names.length, names: names.sort().slice(0, MOST_LOGGED) });
  if (mended.length > 0) log.warn("stored pictures were missing and are mended from backups", some(mended));
  if (lost.length > 0)
    log.warn("stored pictures are missing, and no backup has them whole: upload them anew", some(lost));
}

async function findWhole(name: string, newestFirst: ListedBackup[]): Promise<Uint8Array | undefined> {
  const path = `media/${name}`;
  for (const { folder, manifest } of newestFirst) {
    const known = manifest?.files[path];
    const file = join(folder, path);
    const found = known && (await digestFile(file).catch(() => undefined));
    if (!found || found.sha256 !== known.sha256) continue;
    const bytes = await readFile(file);
    if (isWhole(name, bytes)) return bytes;
  }
  return undefined;
}

/** What the console and the dashboard say of pictures that stayed missing; empty where there are none. */
export function missingNote({ missing_media }: Pick<Manifest, "missing_media">): string {
  const names = [...new Set(missing_media.map((name) => pictureName(hashIn(name))))];
  if (names.length === 0) return "";
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : "";
  const named = names.slice(0, MOST_NAMED).join(", ");
  return `${names.length} pictures are missing in the club's own storage: ${named}${more}. Upload them anew.`;
}
