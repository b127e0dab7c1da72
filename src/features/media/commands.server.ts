import { createHash } from "node:crypto";
import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { once } from "#src/app/once.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction, oneAtATime } from "#src/db/transaction.server.ts";
import { createRecord, restoreRecord } from "#src/records/records.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { officeSearchText } from "#src/records/search-text.ts";
import { putFile } from "#src/storage/storage.server.ts";
import { dropAvif, wantAvif } from "./avif.server.ts";
import type { PictureTexts } from "./errors.server.ts";
import { joinLook } from "./look-commands.server.ts";
import { originalName, pictureName, pictureUrl } from "./media.ts";
import { picture as definition } from "./picture.record.ts";
import { type EncodedPicture, encodePicture, picturesBusy } from "./picture.server.ts";
import { findAlike, findByFile, findByHash, type PictureFile } from "./picture-queries.server.ts";
import { isStoredWhole } from "./whole-files.server.ts";

export interface StoredPicture {
  id: number;
  url: string;
  width: number;
  height: number;
  /** Whether it was in the library already: the same file, or one that becomes the same when it is stored. */
  isKnown: boolean;
  /** The file was replaced by another one since, which stands in all its places, and so in this one. */
  isReplaced: boolean;
  /** Others of the library that look the same. */
  alike: number[];
}

interface UploadOptions {
  /** As the file was called where it came from. */
  name?: string | undefined;
  /** Put into the library by hand: it stays though nobody uses it. */
  isKept?: boolean;
}

/**
 * Takes a picture into the media store: files first, then its row, so that a row never points to nothing.
 * The same picture twice is one file, as young as the last upload: the sweep goes by age. The same file is known by
 * its bytes, without being decoded again, unless the store has lost a part of it.
 * @throws AppError as {@link encodePicture}; `storage_full` when the disk is
 */
export async function storePicture(
  actor: Actor,
  bytes: Uint8Array,
  texts: PictureTexts,
  { name, isKept = false }: UploadOptions = {},
): Promise<StoredPicture> {
  requireRole(actor.account, "writer");
  const { app } = actor;
  const file_hash = hashOfFile(bytes);
  const file = await storeFiles(actor, bytes, texts, file_hash);
  const { answer } = await inTransaction(app.db, (tx) =>
    once(tx, actor, () =>
      keepPicture({ tx, actor, now: app.now().toISOString(), topics: new Set() }, file, {
        file_name: cleanName(name),
        is_kept: isKept ? 1 : 0,
      }),
    ),
  );
  return answer;
}

/** Puts the files of a picture into the store, unless those of the very same file are there and whole. */
export async function storeFiles(
  { app, account }: Actor,
  bytes: Uint8Array,
  { notAnImage }: PictureTexts,
  file_hash = hashOfFile(bytes),
): Promise<PictureFile> {
  const known = await findByFile(app.db, file_hash);
  if (known && (await isStoredWhole(app.storage, known))) return known;
  const picture = await ofAccount(account.id, () => encodePicture(bytes, notAnImage));
  const { hash, shown, copies, whole } = picture;
  for (const copy of copies) await putFile(app.storage, pictureName(hash, copy.widthPx), copy.bytes);
  await putFile(app.storage, originalName(hash, whole.format), whole.bytes);
  await putFile(app.storage, pictureName(hash), shown);
  for (const width of [undefined, ...copies.map((copy) => copy.widthPx)]) {
    const name = pictureName(hash, width);
    if (known) await dropAvif(app.storage, name);
    wantAvif(app, name);
  }
  return { ...fileOf(picture), file_hash };
}

/** Pictures of one account that are decoded or wait for it: nobody keeps the others from uploading. */
const MOST_OF_ONE = 8;
const underWay = new Map<number, number>();

/** @throws AppError `unavailable` for one too many */
async function ofAccount<Answer>(id: number, work: () => Promise<Answer>): Promise<Answer> {
  const own = underWay.get(id) ?? 0;
  if (id !== 0 && own >= MOST_OF_ONE) throw picturesBusy();
  underWay.set(id, own + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(id) ?? 1) - 1;
    if (left > 0) underWay.set(id, left);
    else underWay.delete(id);
  }
}

function fileOf({ hash, width, height, color, phash, ...picture }: EncodedPicture) {
  return {
    ...{ hash, width, height, color, phash },
    url: pictureUrl(hash),
    bytes: picture.shown.length,
    widths: JSON.stringify(picture.copies.map(({ widthPx }) => widthPx)),
    original: picture.whole.format,
  };
}

function hashOfFile(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** A new row, or the one that the library has; it is no save of what visitors see. */
async function keepPicture(
  current: Save,
  file: PictureFile,
  given: { file_name: string; is_kept: 0 | 1 },
): Promise<StoredPicture> {
  const { tx, actor, now } = current;
  // Two that upload the same picture at once are one after the other here: the second finds the first.
  await oneAtATime(tx, `media:${file.hash}`);
  const known = await findByHash(tx, file.hash);
  if (known) {
    if (known.deleted_at) await restoreRecord(current, definition, known.id);
    await seeAgain(tx, known, given, now);
    return { ...shownOf(known), isKnown: true, isReplaced: known.hash !== file.hash, alike: [] };
  }
  const alike = await findAlike(tx, file);
  const row = await createRecord(current, definition, {
    ...file,
    ...given,
    created_by: actor.account.id || null,
    uploaded_at: now,
  });
  await joinLook(tx, row.id, alike);
  return { ...shownOf(row), isKnown: false, isReplaced: false, alike: alike.map(({ id }) => id) };
}

function shownOf({ id, url, width, height }: StoredPicture | ({ id: number } & PictureFile)) {
  return { id, url, width, height };
}

/** One that was uploaded before is young again. */
async function seeAgain(
  tx: Tx,
  known: { id: number; file_name: string; is_kept: 0 | 1 },
  { file_name, is_kept }: { file_name: string; is_kept: 0 | 1 },
  now: string,
): Promise<void> {
  const named = known.file_name ? {} : { file_name };
  const row = { ...known, ...named };
  await tx
    .updateTable("media")
    .set({
      ...named,
      search: officeSearchText(definition, row),
      is_kept: known.is_kept || is_kept ? 1 : 0,
      uploaded_at: now,
    })
    .where("id", "=", known.id)
    .execute();
}

/** The name of a file without its folder and whatever no list can show. */
function cleanName(name = ""): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return last
    .replace(/[\p{Cc}\p{Cf}]+/gu, "")
    .trim()
    .slice(0, 200);
}
