import { createHash } from "node:crypto";
import { createSlots } from "#src/app/slots.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Message } from "#src/errors/messages.ts";
import { COPY_WIDTHS } from "#src/ui/picture-sources.ts";
import { mediaErrors } from "./errors.server.ts";
import type { Look } from "./look.ts";
import { vips } from "./vips.server.ts";

const MOST_PIXELS = 40_000_000;
const MOST_SIDE_PX = 12_000;
const MOST_FRAMES = 60;
const MOST_SECONDS = 20;
const MOST_WIDTH_PX = 2400;
/** Pictures decoded at the same time, and those that may wait for it. */
const SLOTS = 2;
const MOST_WAITING = 20;
/** Above these one alone may take most of a gigabyte: of two the second waits. A telephone's picture has twelve million. */
const MANY_PIXELS = 16_000_000;

export interface EncodedPicture extends Look {
  hash: string;
  /** The picture as pages show it. */
  shown: Buffer;
  copies: { widthPx: number; bytes: Buffer }[];
  /** All its pixels, from which it can be cropped anew; nothing that the camera wrote beside them. */
  whole: { format: "jpg" | "png" | "webp"; bytes: Buffer };
}

/**
 * Decodes what was uploaded and encodes it anew as WebP with its narrower copies. What is stored is never
 * what was sent: metadata such as the place of a photo is gone, and so is anything hidden behind the picture.
 * Decoding happens on libvips' threads, two pictures at a time, and one of those with very many pixels.
 * @throws AppError `wrong_media_type` for anything but a picture, `too_large` for too many pixels, `unavailable` where the
 * machine has no time for it
 */
export async function encodePicture(bytes: Uint8Array, notAnImage: Message): Promise<EncodedPicture> {
  const format = sniff(bytes);
  if (!format) throw new AppError("wrong_media_type", notAnImage);
  return inSlot(async () => {
    const { frames, pixels } = await checkSize(bytes, format, notAnImage);
    const work = () => encode(bytes, frames);
    try {
      return await (pixels > MANY_PIXELS ? inOneSlot(work) : work());
    } catch (error) {
      if (error instanceof Error && /^timeout/.test(error.message)) throw picturesBusy();
      throw new AppError("wrong_media_type", notAnImage, { cause: error });
    }
  });
}

/** The first bytes decide; a file's name and declared type are only somebody's word. */
function sniff(bytes: Uint8Array): "jpeg" | "png" | "webp" | "gif" | undefined {
  const starts = (...values: number[]) => values.every((value, i) => bytes[i] === value);
  if (starts(0xff, 0xd8, 0xff)) return "jpeg";
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (starts(0x47, 0x49, 0x46, 0x38)) return "gif";
  const isRiff = starts(0x52, 0x49, 0x46, 0x46);
  if (isRiff && Buffer.from(bytes.subarray(8, 12)).toString("latin1") === "WEBP") return "webp";
  return undefined;
}

async function checkSize(bytes: Uint8Array, format: string, notAnImage: Message) {
  const sharp = await vips();
  const metadata = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .metadata()
    .catch((error: Error) => {
      if (/pixel limit/i.test(error.message)) throw tooManyPixels();
      throw new AppError("wrong_media_type", notAnImage, { cause: error });
    });
  if (metadata.format !== format) throw new AppError("wrong_media_type", notAnImage);
  const { width, height, pages = 1 } = metadata;
  const frames = format === "gif" || format === "webp" ? pages : 1;
  if (width * height * frames > MOST_PIXELS || Math.max(width, height) > MOST_SIDE_PX) throw tooManyPixels();
  if (frames > MOST_FRAMES) {
    throw new AppError("too_large", mediaErrors.too_many_frames({ most: MOST_FRAMES, n: frames }));
  }
  return { frames, pixels: width * height * frames };
}

function tooManyPixels(): AppError {
  return new AppError("too_large", mediaErrors.too_many_pixels());
}

async function encode(bytes: Uint8Array, frames: number): Promise<EncodedPicture> {
  const sharp = await vips();
  const options = { limitInputPixels: MOST_PIXELS, failOn: "error" as const, animated: frames > 1 };
  const picture = sharp(bytes, options).autoOrient().timeout({ seconds: MOST_SECONDS });
  const { data: shown, info } = await picture
    .clone()
    .resize({ width: MOST_WIDTH_PX, withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  const copies = [];
  for (const widthPx of COPY_WIDTHS.filter((width) => width < info.width)) {
    const copy = sharp(shown, { animated: frames > 1 })
      .resize({ width: widthPx })
      .webp({ quality: 78, effort: 3 });
    copies.push({ widthPx, bytes: await copy.timeout({ seconds: MOST_SECONDS }).toBuffer() });
  }
  const { isOpaque } = frames > 1 ? { isOpaque: false } : await sharp(shown).stats();
  const format = frames > 1 ? "webp" : isOpaque ? "jpg" : "png";
  const whole = await (format === "jpg"
    ? picture.clone().flatten().jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    : format === "png"
      ? picture.clone().png()
      : picture.clone().webp({ quality: 95, effort: 3 })
  ).toBuffer();
  return {
    hash: createHash("sha256").update(shown).digest("hex").slice(0, 32),
    width: info.width,
    height: info.pageHeight ?? info.height,
    ...(await lookOf(shown)),
    shown,
    copies,
    whole: { format, bytes: whole },
  };
}

/** What a stored picture looks like: its average colour and its difference hash. */
export async function lookOf(picture: Uint8Array): Promise<Pick<Look, "color" | "phash">> {
  const [r, g, b] = await averageColor(picture);
  return {
    color: `#${[r, g, b].map((part) => (part ?? 0).toString(16).padStart(2, "0")).join("")}`,
    phash: await differenceHash(picture),
  };
}

/**
 * 64 bits: whether each of 9 × 8 grey fields is lighter than the next in its row. Fields are averages: made small in
 * one step, edges ring in another way at each size. And by more than a little: where a ground is plain, another
 * quality would turn every bit (of 40 pictures encoded again 11 bits were turned on some, now 2 at most).
 * Source: Krawetz, "Kind of Like That" (dHash), 2013.
 */
async function differenceHash(picture: Uint8Array): Promise<string> {
  const sharp = await vips();
  const dots = await sharp(picture)
    .flatten({ background: BEHIND })
    .greyscale()
    .resize(9 * FIELD, 8 * FIELD, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  const field = (x: number, y: number) => {
    let sum = 0;
    for (let row = y * FIELD; row < (y + 1) * FIELD; row++)
      for (let at = x * FIELD; at < (x + 1) * FIELD; at++) sum += dots[row * 9 * FIELD + at]!;
    return sum / FIELD ** 2;
  };
  let bits = "";
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) bits += field(x, y) > field(x + 1, y) + LEAST_STEP ? "1" : "0";
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}

/** A field's side, in dots. */
const FIELD = 8;
/** Of 255. */
const LEAST_STEP = 3;

/** What shines through a picture with holes. */
const BEHIND = "#0f0b0a";

async function averageColor(picture: Uint8Array): Promise<Buffer> {
  const sharp = await vips();
  return sharp(picture)
    .flatten({ background: BEHIND })
    .toColorspace("srgb")
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
}

const inSlot = createSlots(SLOTS, MOST_WAITING, picturesBusy);
/** Within the slots, so that no more than one of them ever waits here. */
const inOneSlot = createSlots(1, SLOTS, picturesBusy);

/** What is refused with while too many pictures wait to be decoded. */
export function picturesBusy(): AppError {
  return new AppError("unavailable", mediaErrors.busy(), { retryAfterS: 5 });
}
