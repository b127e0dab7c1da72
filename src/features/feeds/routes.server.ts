import type { Hono } from "hono";
import type { App } from "#src/app/app.server.ts";
import type { Cache } from "#src/delivery/cache.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { mediaErrors } from "#src/features/media/errors.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { answerFile, answerMade, siteAddress } from "./answer-file.server.ts";
import { mountCalendars } from "./calendar-routes.server.ts";
import { feedErrors } from "./errors.server.ts";
import { feed, jsonFeed } from "./feed.server.ts";
import { webManifest } from "./manifest.ts";
import { ICON_PATHS, icon, sharePictureOf } from "./pictures.server.ts";
import { newsSitemap, robots, sitemap } from "./sitemap.server.ts";

const XML = "application/xml; charset=utf-8";
const RSS = "application/rss+xml; charset=utf-8";
const JSON_FEED = "application/feed+json; charset=utf-8";
const MANIFEST = "application/manifest+json; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

/**
 * What search engines, feed readers, calendars and phones ask for.
 * @param cache absent in development
 */
// biome-ignore lint/suspicious/noExplicitAny: the site's own environment does not matter here.
export function mountFeeds(site: Hono<any>, app: App, cache?: Cache): void {
  mountCalendars(site, app, cache);
  site.get("/sitemap.xml", async (c) => {
    const part = c.req.query("part");
    const number = part && /^[1-9]\d{0,3}$/.test(part) ? Number(part) : undefined;
    const address = siteAddress(c, app);
    const make = async () => {
      const text = await sitemap(app, address, number);
      if (!text) throw new AppError("not_found", feedErrors.no_sitemap_part());
      return text;
    };
    return answerMade(c, cache, { key: `${address}/sitemap.xml ${number ?? ""}`, type: XML, make });
  });
  site.get("/news-sitemap.xml", (c) => {
    const address = siteAddress(c, app);
    const make = () => newsSitemap(app, address);
    return answerMade(c, cache, { key: `${address}/news-sitemap.xml`, type: XML, make });
  });
  site.get("/robots.txt", (c) => answerFile(c, robots(siteAddress(c, app)), TEXT));
  for (const language of LANGUAGES) {
    const prefix = language === "en" ? "" : `/${language}`;
    site.get(`${prefix}/feed.xml`, (c) => {
      const address = siteAddress(c, app);
      const make = () => feed(app, address, language);
      return answerMade(c, cache, { key: `${address}${prefix}/feed.xml`, type: RSS, make });
    });
    site.get(`${prefix}/feed.json`, (c) => {
      const address = siteAddress(c, app);
      const make = () => jsonFeed(app, address, language);
      return answerMade(c, cache, { key: `${address}${prefix}/feed.json`, type: JSON_FEED, make });
    });
    site.get(`${prefix}/manifest.webmanifest`, (c) => answerFile(c, webManifest(language), MANIFEST));
  }
  for (const path of ICON_PATHS) {
    const type = path.endsWith(".ico") ? "image/x-icon" : "image/png";
    site.get(path, async (c) => answerFile(c, await icon(path), type, 86_400));
  }
  site.get("/share/news/:file", async (c) => {
    const slug = /^([a-z0-9-]{1,200})\.jpg$/.exec(c.req.param("file"))?.[1];
    const picture = slug && (await sharePictureOf(app, slug, cache?.limit ?? ((work) => work())));
    if (!picture) throw new AppError("not_found", mediaErrors.not_found());
    return answerFile(c, picture, "image/jpeg", 86_400);
  });
}
