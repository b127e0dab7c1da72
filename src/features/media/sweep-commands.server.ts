import type { App } from "#src/app/app.server.ts";
import { rowsWith, textTables } from "#src/db/text-columns.server.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { isPartOfUpload, listStoredFiles, removeFile, writtenAt } from "#src/storage/storage.server.ts";
import { avifName } from "./avif.server.ts";
import { hashIn, isPictureName, pictureName } from "./media.ts";

/** A form may lie open, or wait as a draft, for as long as the trash keeps records. */
const KEPT_DAYS = 30;
/** Where a picture is named that nobody can bring back from there. */
const NOT_IN_USE = new Set(["media", "audit", "idempotency_keys", "outbox", "page_views"]);

/**
 * Removes the pictures that were uploaded 30 days ago or earlier and that nothing needs: no record, none in
 * the trash, no revision, no setting, no text of an article. Not while a backup is being made.
 * @returns how many pictures, copies not counted
 */
export async function sweepMedia(app: Pick<App, "db" | "storage" | "now">): Promise<number> {
  const before = daysBefore(app.now(), KEPT_DAYS);
  const old = await app.db
    .selectFrom("media")
    .select(["id", "hash", "widths"])
    .where("created_at", "<", before)
    .execute();
  if (old.length === 0) return 0;
  const used = await usedHashes(app);
  const unused = old.filter(({ hash }) => !used.has(hash));
  for (const { id, hash, widths } of unused) {
    // Uploaded again this very moment, it is somebody's once more.
    const { numDeletedRows } = await app.db
      .deleteFrom("media")
      .where("id", "=", id)
      .where("created_at", "<", before)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) continue;
    const copies = (JSON.parse(widths) as number[]).map((widthPx) => pictureName(hash, widthPx));
    const names = [...copies, pictureName(hash)];
    for (const name of [...names, ...names.map(avifName)]) await app.storage.disk.delete(name);
  }
  return unused.length;
}

/**
 * Removes the files that belong to no picture, a day after they were written: of an upload that was killed, or an AVIF
 * that was being made while its picture went. Not while a backup is being made.
 * @returns how many files
 */
export async function sweepOrphans({
  db,
  storage,
  now,
}: Pick<App, "db" | "storage" | "now">): Promise<number> {
  const before = daysBefore(now(), 1);
  const rows = await db.selectFrom("media").select("hash").execute();
  const known = new Set(rows.map(({ hash }) => hash));
  let swept = 0;
  for (const name of await listStoredFiles(storage)) {
    const isOrphan = isPictureName(name) ? !known.has(hashIn(name)) : isPartOfUpload(name);
    if (!isOrphan) continue;
    if ((await writtenAt(storage, name)).toISOString() >= before) continue;
    await removeFile(storage, name);
    swept++;
  }
  return swept;
}

async function usedHashes({ db }: Pick<App, "db">): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of await textTables(db)) {
    if (NOT_IN_USE.has(table.table)) continue;
    for (const row of await rowsWith(db, table, ["/media/"])) {
      for (const text of Object.values(row)) {
        for (const [, hash] of String(text).matchAll(/\/media\/([0-9a-f]{32})/g)) used.add(hash!);
      }
    }
  }
  return used;
}
