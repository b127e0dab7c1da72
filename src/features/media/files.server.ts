import { AppError, isAppError } from "#src/errors/app-error.ts";
import { errorAnswer } from "#src/http/answer.server.ts";
import type { App } from "#src/http/app.server.ts";
import { isPictureName } from "./media.ts";

/** Pictures never change under their name, and are nothing but pictures even if a browser thinks otherwise. */
const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "content-disposition": "inline",
};

/** GET /media/<name>: a stored picture. */
export async function serveMedia(app: App, name: string, request: Request): Promise<Response> {
  try {
    if (!isPictureName(name)) throw new AppError("not_found", "There is no such picture.");
    const etag = `"${name}"`;
    if (request.headers.get("if-none-match") === etag)
      return new Response(null, { status: 304, headers: { ...HEADERS, etag } });
    const bytes = await app.storage.disk.getBytes(name).catch((cause) => {
      throw new AppError("not_found", "There is no such picture.", { cause });
    });
    const type = name.endsWith(".avif") ? "image/avif" : "image/webp";
    return new Response(bytes as BodyInit, { headers: { ...HEADERS, etag, "content-type": type } });
  } catch (error) {
    if (isAppError(error)) return errorAnswer(error);
    throw error;
  }
}
