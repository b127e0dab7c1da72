import type { App } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { readFile } from "#src/storage/storage.server.ts";
import { avifName, wantAvif } from "./avif.server.ts";
import { mediaErrors } from "./errors.server.ts";
import { isPictureName } from "./media.ts";

/** Pictures never change under their name, and are nothing but pictures even if a browser thinks otherwise. */
const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "content-disposition": "inline",
  vary: "Accept",
};

/**
 * GET /media/<name>: a stored picture, as AVIF for browsers that read it once it is made. A narrower copy of a
 * picture that is narrower itself is the picture.
 * @throws AppError `not_found`
 */
export async function serveMedia(app: App, name: string, request: Request): Promise<Response> {
  if (!isPictureName(name)) throw notFound();
  const names = candidates(name, request);
  const kept = names.find((one) => request.headers.get("if-none-match") === etagOf(one));
  if (kept) return new Response(null, { status: 304, headers: { ...HEADERS, etag: etagOf(kept) } });
  for (const candidate of names) {
    const bytes = await readFile(app.storage, candidate);
    if (!bytes) continue;
    const isAvif = candidate.endsWith(".avif");
    if (!isAvif && acceptsAvif(request)) wantAvif(app, candidate);
    const type = isAvif ? "image/avif" : "image/webp";
    const headers = { ...HEADERS, etag: etagOf(candidate), "content-type": type };
    return new Response(bytes as BodyInit, { headers });
  }
  throw notFound();
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
