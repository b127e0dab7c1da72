import type { App } from "#src/app/app.server.ts";
import { begunAt } from "#src/db/migrate.server.ts";
import { rowsWith, textTables } from "#src/db/text-columns.server.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { hashesIn } from "#src/records/picture-uses.server.ts";
import { isPartOfUpload, listStoredFiles, removeFile, writtenAt } from "#src/storage/storage.server.ts";
import { avifName } from "./avif.server.ts";
import { fileNames, hashIn, isMediaFile, isPictureName, type StoredFiles } from "./media.ts";
import type { PictureFile } from "./picture-queries.server.ts";

/** A form may lie open, or wait as a draft, for as long as the trash keeps records. */
const KEPT_DAYS = 30;
/** What is kept of texts that may have been changed since; what they are now stands in their records. */
const OF_BEFORE = new Set(["revisions", "markdown_trees", "article_blocks"]);
/** Where a picture is named that nobody can bring back from there. */
const NOT_IN_USE = new Set(["media", "media_aliases", "audit", "idempotency_keys", "outbox", "page_views"]);

/**
 * Removes the pictures that were uploaded, or put into the trash, 30 days ago or earlier and that nothing needs: no
 * record, none in the trash, no setting, no text of an article; what nobody deleted stays for old versions, too. What
 * staff put into the library or described there stays until they delete it. A file that was replaced goes with the last
 * text that names it. Not while a backup is being made.
 * @returns how many pictures, copies not counted
 */
export async function sweepMedia(app: Pick<App, "db" | "storage" | "now">): Promise<number> {
  const before = daysBefore(app.now(), KEPT_DAYS);
  const old = await app.db
    .selectFrom("media")
    .select(["id", "hash", "widths", "original", "deleted_at"])
    .where("uploaded_at", "<", before)
    .where((e) =>
      e.or([
        e("deleted_at", "<", before),
        e.and([e("deleted_at", "is", null), e("is_kept", "=", 0), e("version", "=", 1)]),
      ]),
    )
    .execute();
  const former = await app.db
    .selectFrom("media_aliases")
    .select(["hash", "file"])
    .where("replaced_at", "<", before)
    .execute();
  if (old.length + former.length === 0) return 0;
  const used = await usedHashes(app);
  const kept = await standing(app);
  // Its former files stand in its place.
  const isNamed = ({ hash, deleted_at }: { hash: string; deleted_at: string | null }) =>
    used.now.has(hash) || (deleted_at === null && used.before.has(hash));
  const unused = old.filter((one) => !isNamed(one) && !kept.has(one.id));
  for (const { id, deleted_at, ...file } of unused) {
    // Uploaded again this very moment, it is somebody's once more.
    const { numDeletedRows } = await app.db
      .deleteFrom("media")
      .where("id", "=", id)
      .where("uploaded_at", "<", before)
      .where("deleted_at", deleted_at === null ? "is" : "=", deleted_at)
      .executeTakeFirst();
    if (Number(numDeletedRows) > 0) await removeFiles(app, file);
  }
  for (const { hash, file } of former.filter(({ hash }) => !used.now.has(hash) && !used.before.has(hash))) {
    await app.db.deleteFrom("media_aliases").where("hash", "=", hash).execute();
    await removeFiles(app, JSON.parse(file) as PictureFile);
  }
  return unused.length;
}

/** The pictures that stand somewhere, if only by a file that they had before. */
async function standing({ db }: Pick<App, "db">): Promise<Set<number>> {
  const rows = await db.selectFrom("media_uses").select("media_id").distinct().execute();
  return new Set(rows.map(({ media_id }) => media_id));
}

/** Removes a picture's files from the store: all sizes, and the whole one. */
export async function removeFiles({ storage }: Pick<App, "storage">, file: StoredFiles): Promise<void> {
  const names = fileNames(file);
  for (const name of [...names, ...names.filter(isPictureName).map(avifName)])
    await storage.disk.delete(name);
}

/**
 * Removes the files that belong to no picture, a day after they were written: of an upload that was killed, or an AVIF
 * that was being made while its picture went. What is older than the database belongs to another one, e.g. where
 * `DATABASE_URL` names the wrong one, and stays. Not while a backup is being made.
 * @returns how many files
 */
export async function sweepOrphans({
  db,
  storage,
  now,
}: Pick<App, "db" | "storage" | "now">): Promise<number> {
  const before = daysBefore(now(), 1);
  const begun = await begunAt(db);
  const rows = [
    ...(await db.selectFrom("media").select("hash").execute()),
    ...(await db.selectFrom("media_aliases").select("hash").execute()),
  ];
  const known = new Set(rows.map(({ hash }) => hash));
  let swept = 0;
  for (const name of await listStoredFiles(storage)) {
    const isOrphan = isMediaFile(name) ? !known.has(hashIn(name)) : isPartOfUpload(name);
    if (!isOrphan) continue;
    const written = (await writtenAt(storage, name)).toISOString();
    if (written < begun || written >= before) continue;
    await removeFile(storage, name);
    swept++;
  }
  return swept;
}

async function usedHashes({ db }: Pick<App, "db">): Promise<{ now: Set<string>; before: Set<string> }> {
  const used = { now: new Set<string>(), before: new Set<string>() };
  for (const table of await textTables(db)) {
    if (NOT_IN_USE.has(table.table)) continue;
    const of = OF_BEFORE.has(table.table) ? used.before : used.now;
    for (const row of await rowsWith(db, table, ["/media/"])) {
      // Its own versions name a picture by its file.
      if (table.table === "revisions" && row.kind === "media") continue;
      for (const text of Object.values(row)) for (const hash of hashesIn(String(text))) of.add(hash);
    }
  }
  return used;
}
