import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { App } from "#src/app/app.server.ts";
import type { Cache } from "#src/delivery/cache.server.ts";
import { keptByBrowsers, sendCached } from "#src/delivery/serve.server.ts";

/** The site's own address, e.g. "https://club.example": what is configured, or as the caller wrote it. */
export function siteAddress(c: Context, app: Pick<App, "config">): string {
  return app.config.SITE_URL ?? new URL(c.req.url).origin;
}

/** Minutes for which readers of feeds and calendars need not ask again. */
const MAX_AGE_S = 600;

/**
 * A text for machines that takes long to make: once for all who ask, until something is saved.
 * @param key the address, by what of it the text depends on
 */
export async function answerMade(
  c: Context,
  cache: Cache | undefined,
  { key, type, make }: { key: string; type: string; make: () => Promise<string> },
): Promise<Response> {
  if (!cache) return answerFile(c, await make(), type);
  const headers = { "content-type": type, "cache-control": keptByBrowsers(MAX_AGE_S) };
  return sendCached(c, cache, `file ${key}`, async () => new Response(await make(), { headers }));
}

/** An answer for machines, with its ETag, or 304 where the caller has it already. */
export function answerFile(c: Context, body: string | Buffer, type: string, maxAgeS = MAX_AGE_S): Response {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  c.header("etag", etag);
  c.header("cache-control", keptByBrowsers(maxAgeS));
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  c.header("content-type", type);
  return c.body(typeof body === "string" ? body : new Uint8Array(body));
}
