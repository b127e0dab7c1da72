import type { App } from "#src/app/app.server.ts";
import { keptByBrowsers } from "#src/delivery/serve.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { readFile } from "#src/storage/storage.server.ts";
import { avifName, wantAvif } from "./avif.server.ts";
import { mediaErrors } from "./errors.server.ts";
import type { Picture } from "./library.ts";
import { pictureTitle } from "./library.ts";
import { CLUB_COVER, hashIn, isPictureName, originalName, pictureHash, pictureName } from "./media.ts";
import { isThere, readShared } from "./shared-files.server.ts";

/** Pictures never change under their name, and are nothing but pictures even if a browser thinks otherwise. */
const HEADERS = {
  "cache-control": `${keptByBrowsers(31_536_000)}, immutable`,
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "content-disposition": "inline",
  vary: "Accept",
};

/** A stored picture as it is sent. Its bytes are one memory for all who take it in. */
export interface SentPicture {
  status: 200 | 304;
  headers: Record<string, string>;
  bytes: Uint8Array | null;
}

/** What stands for another file is asked for anew. */
const INSTEAD = { ...HEADERS, "cache-control": "no-cache" };

/**
 * GET /media/<name>: a stored picture, as AVIF for browsers that read it once it is made. A narrower copy of a
 * picture that is narrower itself is the picture. One that was replaced is what stands in its place.
 * @param isStaff whether whoever asks is signed in: they alone see a picture whose rights are over
 * @throws AppError `not_found`
 */
export async function serveMedia(
  app: App,
  name: string,
  request: Request,
  isStaff: () => Promise<boolean> = async () => false,
): Promise<SentPicture> {
  if (!isPictureName(name)) throw notFound();
  const { forStaff, forVisitors } = await app.pictureChanges();
  const hash = hashIn(name);
  if (!forVisitors.has(hash)) return sendStored(app, name, request, HEADERS);
  const isOver = forVisitors.get(hash) === CLUB_COVER;
  if (isOver && !(await isStaff())) throw notFound();
  const present = pictureHash(forStaff.get(hash) ?? "") ?? hash;
  const headers = isOver ? { ...HEADERS, "cache-control": "private, no-store" } : INSTEAD;
  return sendStored(app, name.replace(hash, present), request, headers);
}

async function sendStored(
  app: App,
  name: string,
  request: Request,
  always: Record<string, string>,
): Promise<SentPicture> {
  const names = candidates(name, request);
  const kept = names.find((one) => request.headers.get("if-none-match") === etagOf(one));
  // A picture that was removed is not "as it was": whoever keeps it would keep it for good.
  if (kept && (await isThere(app.storage, kept)))
    return { status: 304, headers: { ...always, etag: etagOf(kept) }, bytes: null };
  for (const candidate of names) {
    const bytes = await readShared(app.storage, candidate);
    if (!bytes) continue;
    const isAvif = candidate.endsWith(".avif");
    if (!isAvif && acceptsAvif(request)) wantAvif(app, candidate);
    const type = isAvif ? "image/avif" : "image/webp";
    const headers = { ...always, etag: etagOf(candidate), "content-type": type };
    return { status: 200, headers, bytes };
  }
  throw notFound();
}

const TYPES: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

/**
 * The whole picture, as a file to keep; of one from before these were kept, the picture as pages show it.
 * @throws AppError `not_found`
 */
export async function serveOriginal(app: App, picture: Picture): Promise<Response> {
  const format = picture.original || "webp";
  const name = picture.original ? originalName(picture.hash, format) : pictureName(picture.hash);
  const bytes = await readFile(app.storage, name);
  if (!bytes) throw notFound();
  const title = pictureTitle(picture).replace(/\.[a-z]{3,4}$/i, "");
  return new Response(bytes as BodyInit, {
    headers: {
      ...HEADERS,
      "cache-control": "private, no-store",
      "content-type": TYPES[format]!,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(`${title}.${format}`)}`,
    },
  });
}

/** The files that would do, best first. */
function candidates(name: string, request: Request): string[] {
  const whole = name.replace(/-\d+\.webp$/, ".webp");
  const names = whole === name ? [name] : [name, whole];
  return acceptsAvif(request) && name.endsWith(".webp")
    ? names.flatMap((one) => [avifName(one), one])
    : names;
}

function etagOf(name: string): string {
  return `"${name}"`;
}

function acceptsAvif(request: Request): boolean {
  return request.headers.get("accept")?.includes("image/avif") ?? false;
}

function notFound(): AppError {
  return new AppError("not_found", mediaErrors.not_found());
}
