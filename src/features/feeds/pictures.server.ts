import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import type { Limit } from "#src/app/limit-concurrency.server.ts";
import { findChanges, withShownPictures } from "#src/app/picture-changes.server.ts";
import { createSlots } from "#src/app/slots.server.ts";
import { picturesBusy } from "#src/features/media/picture.server.ts";
import { vips } from "#src/features/media/vips.server.ts";
import { findArticleCover } from "#src/features/news/feed-queries.server.ts";
import { isSharedCover } from "#src/features/news/share-picture.ts";

// Pictures made from the club's own drawings and from articles' covers, so that re-branding is one folder.

const SHARE = { width: 1200, height: 630 };
/** Made pictures that are kept; each about 100 KB. */
const MOST_KEPT = 48;

/**
 * One takes up to half a second of a core, on threads that also read files and hash passwords. Whoever asks for those of
 * all articles waits in a row of their own.
 */
const inTurn = createSlots(1, 10, picturesBusy);

type Made = Map<string, Promise<Buffer>>;
const icons: Made = new Map();
const shared: Made = new Map();

/** Makes a picture once, however many ask for it at a time, and keeps the latest ones. */
function once(made: Made, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = made.get(name);
  if (known) return known;
  const picture = make();
  made.set(name, picture);
  picture.catch(() => made.delete(name));
  const oldest = made.keys().next().value;
  if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest);
  return picture;
}

/** An app's icons: file name → side, and whether the crest keeps clear of a mask's edge. */
const ICONS: Record<string, { side: number; inset: number; isSolid?: boolean }> = {
  "/favicon.ico": { side: 32, inset: 0 },
  "/apple-touch-icon.png": { side: 180, inset: 0.1, isSolid: true },
  "/icon-192.png": { side: 192, inset: 0.04 },
  "/icon-512.png": { side: 512, inset: 0.04 },
  "/icon-maskable-512.png": { side: 512, inset: 0.2, isSolid: true },
};

export const ICON_PATHS = Object.keys(ICONS);

/** One of the icons, drawn from the club's favicon or crest. */
export function icon(path: string): Promise<Buffer> {
  return once(icons, path, async () => {
    const { side, inset, isSolid } = ICONS[path]!;
    const sharp = await vips();
    const drawing = await readFile(join(publicFolder(), side <= 32 ? "favicon.svg" : "club/crest.svg"));
    const inner = Math.round(side * (1 - 2 * inset));
    const crest = await sharp(drawing, { density: 300 })
      .resize(inner, inner, { fit: "contain", background: "#00000000" })
      .png()
      .toBuffer();
    const png = await sharp({
      create: {
        width: side,
        height: side,
        channels: 4,
        background: isSolid ? club.themeColor.dark : "#00000000",
      },
    })
      .composite([{ input: crest, gravity: "center" }])
      .png({ compressionLevel: 9 })
      .toBuffer();
    return path.endsWith(".ico") ? asIco(png, side) : png;
  });
}

/** A PNG in the frame of an .ico file, which browsers ask for by habit. */
function asIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

/**
 * An article's picture for shared links; the club's own where it has no cover or the cover lies elsewhere:
 * this server never fetches an address that somebody typed. Undefined for an article that is not public.
 * @param limit in which the article is looked for: in a rush of made-up ones it takes its turn with pages
 */
export async function sharePictureOf(app: App, slug: string, limit: Limit): Promise<Buffer | undefined> {
  const article = await limit(() => findArticleCover(app.db, app.now(), slug));
  if (!article) return undefined;
  const url = withShownPictures(article.image_url, await findChanges(app, "forVisitors"));
  const name = `${slug}:${article.updated_at}:${url}`;
  return once(shared, name, () => inTurn(() => drawShared(app, url)));
}

async function drawShared(app: App, url: string): Promise<Buffer> {
  const cover = await coverBytes(app, url).catch(() => undefined);
  if (!cover) return readFile(join(publicFolder(), "og-image.jpg"));
  const sharp = await vips();
  return sharp(cover, { density: 150, limitInputPixels: 40_000_000 })
    .resize(SHARE.width, SHARE.height, { fit: "cover" })
    .flatten({ background: club.themeColor.dark })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function coverBytes(app: App, url: string): Promise<Uint8Array | undefined> {
  if (!isSharedCover(url)) return undefined;
  if (url.startsWith("/media/")) return app.storage.disk.getBytes(url.slice("/media/".length));
  return readFile(join(publicFolder(), url));
}

/** The club's pictures as they stand in its folder. */
function publicFolder(): string {
  return join(process.cwd(), "club/public");
}
