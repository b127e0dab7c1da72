import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import type { App } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { mediaErrors } from "#src/features/media/errors.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { feedErrors } from "./errors.server.ts";
import { feed } from "./feed.server.ts";
import { webManifest } from "./manifest.ts";
import { ICON_PATHS, icon, sharePictureOf } from "./pictures.server.ts";
import { newsSitemap, robots, sitemap } from "./sitemap.server.ts";

const XML = "application/xml; charset=utf-8";
const RSS = "application/rss+xml; charset=utf-8";
const MANIFEST = "application/manifest+json; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

/** What search engines, feed readers and phones ask for. */
// biome-ignore lint/suspicious/noExplicitAny: the site's own environment does not matter here.
export function mountFeeds(site: Hono<any>, app: App): void {
  const address = (c: Context) => app.config.SITE_URL ?? new URL(c.req.url).origin;

  site.get("/sitemap.xml", async (c) => {
    const part = c.req.query("part");
    const number = part && /^[1-9]\d{0,3}$/.test(part) ? Number(part) : undefined;
    const text = await sitemap(app, address(c), number);
    if (!text) throw new AppError("not_found", feedErrors.no_sitemap_part());
    return answer(c, text, XML);
  });
  site.get("/news-sitemap.xml", async (c) => answer(c, await newsSitemap(app, address(c)), XML));
  site.get("/robots.txt", (c) => answer(c, robots(address(c)), TEXT));
  for (const language of LANGUAGES) {
    const prefix = language === "en" ? "" : `/${language}`;
    site.get(`${prefix}/feed.xml`, async (c) => answer(c, await feed(app, address(c), language), RSS));
    site.get(`${prefix}/manifest.webmanifest`, (c) => answer(c, webManifest(language), MANIFEST));
  }
  for (const path of ICON_PATHS) {
    const type = path.endsWith(".ico") ? "image/x-icon" : "image/png";
    site.get(path, async (c) => answer(c, await icon(path), type, 86_400));
  }
  site.get("/share/news/:file", async (c) => {
    const slug = /^([a-z0-9-]{1,200})\.jpg$/.exec(c.req.param("file"))?.[1];
    const picture = slug && (await sharePictureOf(app, slug));
    if (!picture) throw new AppError("not_found", mediaErrors.not_found());
    return answer(c, picture, "image/jpeg", 86_400);
  });
}

/** The answer with its ETag, or 304 where the caller has it already. */
function answer(c: Context, body: string | Buffer, type: string, maxAgeS = 600): Response {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  c.header("etag", etag);
  c.header("cache-control", `public, max-age=${maxAgeS}`);
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  c.header("content-type", type);
  return c.body(typeof body === "string" ? body : new Uint8Array(body));
}
