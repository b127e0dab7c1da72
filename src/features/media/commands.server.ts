import type { Actor } from "#src/app/actor.server.ts";
import { requireRole } from "#src/records/save.server.ts";
import { putFile } from "#src/storage/storage.server.ts";
import { wantAvif } from "./avif.server.ts";
import type { PictureTexts } from "./errors.server.ts";
import { pictureName, pictureUrl } from "./media.ts";
import { encodePicture } from "./picture.server.ts";

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
  const url = pictureUrl(picture.hash);
  await app.db
    .insertInto("media")
    .values({
      hash: picture.hash,
      url,
      width: picture.width,
      height: picture.height,
      bytes: picture.original.length,
      widths: JSON.stringify(picture.copies.map((copy) => copy.widthPx)),
      color: picture.color,
      alt: "",
      alt_hy: "",
      alt_ru: "",
      created_at: app.now().toISOString(),
      created_by: account.id || null,
      deleted_at: null,
    })
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({ deleted_at: null, created_at: app.now().toISOString() }),
    )
    .execute();
  for (const width of [undefined, ...picture.copies.map((copy) => copy.widthPx)]) {
    wantAvif(app, pictureName(picture.hash, width));
  }
  return { url, width: picture.width, height: picture.height };
}
