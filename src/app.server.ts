import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { matchedRoutes } from "hono/route";
import { sql } from "kysely";
import { requestErrors } from "#src/api/errors.server.ts";
import { send } from "#src/api/mount.server.ts";
import { requestLanguage } from "#src/api/request-language.server.ts";
import { createApi } from "#src/api.server.ts";
import { asAppError, errorAnswer, logError } from "#src/app/answer.server.ts";
import type { App } from "#src/app/app.server.ts";
import { accessErrors } from "#src/app/errors.server.ts";
import { requestInfo, setRequestInfo } from "#src/app/request-info.server.ts";
import type { Cache } from "#src/delivery/cache.server.ts";
import type { Pages } from "#src/delivery/pages.server.ts";
import { sendCached, sendOnce } from "#src/delivery/serve.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { findCustomScript } from "#src/features/analytics/analytics.server.ts";
import { mountDiscovery } from "#src/features/discovery/routes.server.ts";
import { serveMedia } from "#src/features/media/files.server.ts";
import { createAddressReader } from "#src/http/address.server.ts";
import { isCanonicalPath } from "#src/http/canonical-path.server.ts";
import { chosenLanguagePath } from "#src/http/language-redirect.server.ts";
import { type Metrics, mayReadMetrics } from "#src/http/metrics.server.ts";
import { securityHeaders } from "#src/http/security-headers.server.ts";
import type { StaticFiles } from "#src/http/static-files.server.ts";

export interface Site {
  app: App;
  /** Set when the process stops: not ready any more, and connections close after their answer. */
  isStopping: () => boolean;
  pages: Pages;
  /** The built files; absent in development, where Vite serves them. */
  files?: StaticFiles;
  metrics: Metrics;
  /** Absent in development, where everything is made anew. */
  cache?: Cache;
}

type Env = { Bindings: Partial<HttpBindings> };

/** Everything that the club answers over HTTP: health, API, pictures, files, pages. */
export function createSite({ app, isStopping, pages, files, cache, metrics }: Site): Hono<Env> {
  const site = new Hono<Env>();
  const readAddress = createAddressReader(app.config.TRUSTED_PROXIES);
  const headers = securityHeaders(app.config);

  site.use(async (c, next) => {
    const started = performance.now();
    noteRequest(c, app, readAddress);
    for (const [name, value] of headers) c.header(name, value);
    const { id, address } = requestInfo(c.req.raw);
    c.header("x-request-id", id);
    // Its pages, their data and the way to the sign-in alike: no cache may answer with them later.
    if (/^\/admin(\.data|\/|$)/.test(c.req.path)) c.header("cache-control", "no-store");
    if (isStopping()) c.header("connection", "close");
    if (!isCanonicalPath(rawPath(c.env?.incoming?.url ?? c.req.raw.url))) {
      return refuse(c, new AppError("invalid", requestErrors.ill_written_address()));
    }
    await next();
    const durationMs = Math.round((performance.now() - started) * 10) / 10;
    metrics.answered(routeOf(c), c.res.status, durationMs);
    const fields = {
      requestId: id,
      method: c.req.method,
      path: withoutTokens(c.req.path),
      status: c.res.status,
      durationMs,
      address,
    };
    app.log[c.req.path === "/livez" || c.req.path === "/readyz" ? "debug" : "info"]("request", fields);
  });

  site.get("/livez", (c) => c.text("alive"));
  site.get("/readyz", async (c) => {
    if (isStopping()) return c.text("stopping", 503);
    const isReady = await sql`select 1`.execute(app.db).then(
      () => true,
      () => false,
    );
    return isReady ? c.text("ready") : c.text("the database does not answer", 503);
  });
  site.get("/metrics", async (c) => {
    if (!mayReadMetrics(c.env?.incoming, app.config.METRICS_TOKEN)) {
      throw new AppError("forbidden", accessErrors.operator_only());
    }
    const { body, type } = await metrics.text();
    return c.body(body, 200, { "content-type": type, "cache-control": "no-store" });
  });
  site.route("/", createApi(app, cache));
  site.get("/media/:name", async (c) => send(c, await serveMedia(app, c.req.param("name"), c.req.raw)));
  site.get("/analytics/:name", async (c) => {
    const script = await findCustomScript(app, c.req.param("name"));
    if (!script) throw new AppError("not_found", requestErrors.no_such_file());
    c.header("cache-control", "public, max-age=31536000, immutable");
    return c.body(script, 200, { "content-type": "text/javascript; charset=utf-8" });
  });
  mountDiscovery(site, app);
  if (files) site.use(files);
  site.all("*", async (c) => {
    const url = new URL(c.req.url);
    const elsewhere = chosenLanguagePath(c.req.method, url, c.req.header("cookie"));
    if (elsewhere) {
      c.header("vary", "Cookie");
      c.header("cache-control", "private, no-store");
      return c.redirect(elsewhere, 302);
    }
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const origin = app.config.SITE_URL ?? originOf(c.req.header("host") ?? url.host);
    const address = pages.read(url);
    if (cache && isRead && origin && address.isCached) {
      const make = () => pages.renderForAll(address, origin, app);
      return sendCached(c, cache, `${origin} ${address.path}`, make);
    }
    const render = () => pages.render(c.req.raw, app);
    return sendOnce(c, await (cache ? cache.limit(render) : render()));
  });

  site.onError((thrown, c) => {
    const error = asAppError(thrown);
    logError(app, error, requestInfo(c.req.raw).id);
    return refuse(c, error);
  });
  return site;
}

function refuse(c: Context<Env>, error: AppError): Response {
  return send(c, errorAnswer(error, requestLanguage(c.req.raw)));
}

/** The pattern that a request's path met, so that figures have few names: "/api/news/:id", "page". */
function routeOf(c: Context<Env>): string {
  const own = matchedRoutes(c).find(({ path, method }) => method !== "ALL" && !path.endsWith("*"));
  return (
    own?.path ?? (c.res.status === 404 ? "missing" : c.req.path.startsWith("/assets/") ? "asset" : "page")
  );
}

/** Where the site is, for a host that may be one: pages name it. */
function originOf(host: string): string | undefined {
  return /^[\w.-]{1,100}(?::\d{1,5})?$/.test(host) ? `http://${host}` : undefined;
}

function noteRequest(c: Context<Env>, app: App, readAddress: ReturnType<typeof createAddressReader>): void {
  // Absent where a test calls the site without a network: the request then has plain information already.
  const socket = c.env?.incoming?.socket;
  if (!socket) return;
  const forwarded = c.req.header("x-forwarded-for");
  const address = readAddress(socket.remoteAddress, forwarded);
  const isThroughProxy = address !== readAddress(socket.remoteAddress, undefined);
  const isSecure =
    (isThroughProxy && c.req.header("x-forwarded-proto") === "https") ||
    (app.config.SITE_URL?.startsWith("https:") === true &&
      new URL(app.config.SITE_URL).host === c.req.header("host"));
  const given = c.req.header("x-request-id");
  const id = isThroughProxy && given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  setRequestInfo(c.req.raw, { id, address, isSecure });
}

/** One-time links carry their secret in the path; whoever reads the log must not be able to use them. */
function withoutTokens(path: string): string {
  return path.replace(/^(\/admin\/link\/|\/api\/auth\/links\/)[^/]+/, "$1…");
}

/**
 * The path as it stood on the request line: `URL` would already have resolved its dot segments.
 * @param target "/path?query", or a whole address
 */
function rawPath(target: string): string {
  const path = target.startsWith("/") ? target : target.replace(/^[a-z]+:\/\/[^/?#]*/i, "") || "/";
  return path.replace(/[?#].*$/s, "");
}
