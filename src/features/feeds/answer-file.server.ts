import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { App } from "#src/app/app.server.ts";

/** The site's own address, e.g. "https://club.example": what is configured, or as the caller wrote it. */
export function siteAddress(c: Context, app: Pick<App, "config">): string {
  return app.config.SITE_URL ?? new URL(c.req.url).origin;
}

/** An answer for machines, with its ETag, or 304 where the caller has it already. */
export function answerFile(c: Context, body: string | Buffer, type: string, maxAgeS = 600): Response {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  c.header("etag", etag);
  c.header("cache-control", `public, max-age=${maxAgeS}`);
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  c.header("content-type", type);
  return c.body(typeof body === "string" ? body : new Uint8Array(body));
}
