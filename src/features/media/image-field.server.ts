import { z } from "zod";
import { AppError } from "#src/errors/app-error.ts";
import type { Office } from "#src/records/office.server.ts";
import { storePicture } from "./commands.server.ts";
import type { PictureTexts } from "./media.ts";

/**
 * An image field of a record: empty, the URL of an uploaded file or of a picture of the club, an address on
 * the web, or a `data:` URL that is stored as a file before the record is saved.
 */
export const ImageField = z
  .string()
  .trim()
  .refine(isImageReference, "An image is an uploaded file's address, a web address or image data.")
  .nullable()
  .transform((value) => value ?? "");

function isImageReference(value: string): boolean {
  if (value === "" || value.startsWith("data:")) return true;
  if (value.length > 2000 || /[^\x21-\x7e\u00a1-\uffff]/.test(value)) return false;
  if (/^\/(?![/\\])[\w./%-]+$/.test(value)) return !value.includes("..");
  try {
    return ["https:", "http:"].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

/**
 * The value to save for an image field: a data URL becomes a stored file through the same checks as an
 * upload; anything else stays.
 * @throws AppError as an upload would
 */
export async function storeImageField<Value extends string | undefined>(
  office: Office,
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
  return (await storePicture(office, bytes, texts)).url;
}
