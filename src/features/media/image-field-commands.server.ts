import type { Actor } from "#src/app/actor.server.ts";
import { withoutKey } from "#src/app/once.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { storePicture } from "./commands.server.ts";
import type { PictureTexts } from "./errors.server.ts";

/**
 * The value to save for an image field: a data URL becomes a stored file through the same checks as an
 * upload; anything else stays.
 * @throws AppError as an upload would
 */
export async function storeImageField<Value extends string | undefined>(
  actor: Actor,
  value: Value,
  maxBytes: number,
  texts: PictureTexts,
): Promise<Value | string> {
  if (!value?.startsWith("data:")) return value;
  const comma = value.indexOf(",");
  if (!/^data:image\/[\w.+-]+;base64$/i.test(value.slice(0, comma))) {
    throw new AppError("wrong_media_type", texts.notAnImage);
  }
  const base64 = value.slice(comma + 1);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw new AppError("wrong_media_type", texts.notAnImage);
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > maxBytes) throw new AppError("too_large", texts.tooLarge);
  return (await storePicture(withoutKey(actor), bytes, texts)).url;
}
