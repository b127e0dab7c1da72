import type { Actor } from "#src/app/actor.server.ts";
import { once } from "#src/app/once.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { requireRole } from "#src/records/save.server.ts";
import { putFile } from "#src/storage/storage.server.ts";
import { wantAvif } from "./avif.server.ts";
import type { PictureTexts } from "./errors.server.ts";
import { pictureName, pictureUrl } from "./media.ts";
import { type EncodedPicture, encodePicture } from "./picture.server.ts";

export interface StoredPicture {
  url: string;
  width: number;
  height: number;
}

/**
 * Takes a picture into the media store: files first, then its row, so that a row never points to nothing.
 * The same picture twice is one file, as young as the last upload: the sweep goes by age.
 * @throws AppError as {@link encodePicture}; `storage_full` when the disk is
 */
export async function storePicture(
  actor: Actor,
  bytes: Uint8Array,
  texts: PictureTexts,
): Promise<StoredPicture> {
  requireRole(actor.account, "editor");
  const { app, account } = actor;
  const picture = await encodePicture(bytes, texts.notAnImage);
  for (const copy of picture.copies) {
    await putFile(app.storage, pictureName(picture.hash, copy.widthPx), copy.bytes);
  }
  await putFile(app.storage, pictureName(picture.hash), picture.original);
  const { answer } = await inTransaction(app.db, (tx) =>
    once(tx, actor, () => keepPicture(tx, picture, { at: app.now().toISOString(), by: account.id || null })),
  );
  for (const width of [undefined, ...picture.copies.map((copy) => copy.widthPx)]) {
    wantAvif(app, pictureName(picture.hash, width));
  }
  return answer;
}

async function keepPicture(
  tx: Tx,
  picture: EncodedPicture,
  { at, by }: { at: string; by: number | null },
): Promise<StoredPicture> {
  const { hash, width, height, color } = picture;
  const url = pictureUrl(hash);
  await tx
    .insertInto("media")
    .values({
      ...{ hash, url, width, height, color },
      bytes: picture.original.length,
      widths: JSON.stringify(picture.copies.map((copy) => copy.widthPx)),
      ...{ alt: "", alt_hy: "", alt_ru: "" },
      created_at: at,
      created_by: by,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ deleted_at: null, created_at: at }))
    .execute();
  return { url, width, height };
}
