import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { requestErrors } from "#src/api/errors.server.ts";
import { createApi } from "#src/api.server.ts";
import { asAppError, logError } from "#src/app/answer.server.ts";
import type { App } from "#src/app/app.server.ts";
import { limitConcurrency } from "#src/app/limit-concurrency.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import type { Cache } from "#src/delivery/cache.server.ts";
import type { Pages } from "#src/delivery/pages.server.ts";
import { sendCached, sendOnce } from "#src/delivery/serve.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { authenticatePage } from "#src/features/accounts/session-commands.server.ts";
import { findCustomScript } from "#src/features/consent/analytics.server.ts";
import { mountFeeds } from "#src/features/feeds/routes.server.ts";
import { serveMedia } from "#src/features/media/files.server.ts";
import { plainOfficePath } from "#src/http/canonical-path.server.ts";
import { mountHealth } from "#src/http/health.server.ts";
import type { Metrics } from "#src/http/metrics.server.ts";
import { arrivedForm } from "#src/http/own-post.server.ts";
import { receiveRequests, refuse } from "#src/http/receive.server.ts";
import { securityHeaders } from "#src/http/security-headers.server.ts";
import type { StaticFiles } from "#src/http/static-files.server.ts";
import type { Turns } from "#src/http/turns.server.ts";
import { chosenLanguagePath } from "#src/i18n/language-redirect.ts";
import { areParts, liveParts } from "#src/live/parts.server.ts";

export interface Site {
  app: App;
  /** Set when the process stops: not ready any more, and connections close after their answer. */
  isStopping: () => boolean;
  pages: Pages;
  /** The built files; absent in development, where Vite serves them. */
  files?: StaticFiles;
  metrics: Metrics;
  /** Pages; absent in development, where everything is made anew. */
  cache?: Cache;
  /** What programs ask for: lists of the API, feeds, calendars. However many, they push no page out of memory. */
  lists?: Cache;
  /** In which order requests are looked at; told of each connection by whoever has the server. */
  turns?: Turns;
}

export type Env = { Bindings: Partial<HttpBindings> };

/** Everything that the club answers over HTTP: health, API, pictures, files, pages. */
export function createSite(parts: Site): Hono<Env> {
  const { app, files } = parts;
  const site = new Hono<Env>();
  receiveRequests(site, { ...parts, headers: securityHeaders(app.config) });
  mountHealth(site, parts);
  site.route("/", createApi(app, parts.lists));
  // Whatever stands below it is a picture's address: nothing there is worth a page.
  site.get("/media/:name{.+}", async (c) => {
    const isStaff = () => authenticatePage(app, c.req.raw).then(Boolean, () => false);
    const { status, headers, bytes } = await serveMedia(app, c.req.param("name"), c.req.raw, isStaff);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    // Not as a `Response`, which would copy them.
    return c.newResponse(bytes as Uint8Array<ArrayBuffer> | null, status);
  });
  site.get("/analytics/:name", async (c) => {
    const script = await findCustomScript(app, c.req.param("name"));
    if (!script) throw new AppError("not_found", requestErrors.no_such_file());
    c.header("cache-control", "public, max-age=31536000, immutable");
    return c.body(script, 200, { "content-type": "text/javascript; charset=utf-8" });
  });
  mountFeeds(site, app, parts.lists);
  if (files) site.use(files);
  // Written like a file's address, and none: nothing there is worth a page.
  for (const folder of ["assets", "club"])
    site.get(`/${folder}/:file{.+\\.\\w+}`, () => {
      throw new AppError("not_found", requestErrors.no_such_file());
    });
  mountPages(site, parts);
  site.onError((thrown, c) => {
    const error = asAppError(thrown);
    logError(app, error, requestInfo(c.req.raw).id);
    return refuse(c, error);
  });
  return site;
}

/** Pages that answer forms, under way at a time, and the milliseconds after which one more begins where they hang. */
const [MOST_FORMS, FORM_WAIT_MS] = [3, 250];

function mountPages(site: Hono<Env>, { app, pages, cache, turns }: Site): void {
  const formLimit = limitConcurrency(MOST_FORMS, FORM_WAIT_MS, turns);
  site.all("*", async (c) => {
    const url = new URL(c.req.url);
    const office = plainOfficePath(url);
    if (office) return c.redirect(office, 308);
    const elsewhere = chosenLanguagePath(c.req.method, url, c.req.header("cookie"));
    if (elsewhere) {
      c.header("vary", "Cookie");
      c.header("cache-control", "private, no-store");
      return c.redirect(elsewhere, 302);
    }
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead && !pages.takesForms(url.pathname)) return refuseForm(c);
    const origin = app.config.SITE_URL ?? originOf(c.req.header("host") ?? url.host);
    const address = pages.read(url);
    const inParts = isRead && areParts(url);
    const wanted = (made: Promise<Response>) => (inParts ? liveParts(made) : made);
    if (cache && isRead && origin && address.isCached) {
      const make = () => wanted(pages.renderForAll(address, origin, app));
      return sendCached(c, cache, `${inParts ? "parts " : ""}${origin} ${address.path}`, make);
    }
    if (!isRead) {
      // A page for each answer: they take no place of those who read, and all the time of none.
      const form = await arrivedForm(c.req.raw);
      return sendOnce(c, await formLimit(() => pages.render(form, app)));
    }
    const render = () => wanted(pages.render(c.req.raw, app));
    return sendOnce(c, await (cache ? cache.limit(render) : render()));
  });
}

/** What is sent to a page that takes no form costs no page: there is no end to such addresses. */
function refuseForm(c: Context<Env>): Response {
  const allowed = "GET, HEAD";
  c.header("allow", allowed);
  return refuse(
    c,
    new AppError("wrong_method", requestErrors.wrong_method({ method: c.req.method, allowed })),
  );
}

/** Where the site is, for a host that may be one: pages name it. */
function originOf(host: string): string | undefined {
  return /^[\w.-]{1,100}(?::\d{1,5})?$/.test(host) ? `http://${host}` : undefined;
}
