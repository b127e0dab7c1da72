import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { matchedRoutes } from "hono/route";
import { requestErrors } from "#src/api/errors.server.ts";
import { send } from "#src/api/mount.server.ts";
import { requestLanguage } from "#src/api/request-language.server.ts";
import { errorAnswer } from "#src/app/answer.server.ts";
import type { App } from "#src/app/app.server.ts";
import { serverErrors } from "#src/app/errors.server.ts";
import { requestInfo, setRequestInfo } from "#src/app/request-info.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { callerOf, createAddressReader, cutAddress } from "./address.server.ts";
import { isCanonicalPath } from "./canonical-path.server.ts";
import { errorPage, wantsPage } from "./error-page.server.ts";
import { createKnownCallers } from "./known-callers.server.ts";
import type { Metrics } from "./metrics.server.ts";
import { type Asking, createTurns, type Turns } from "./turns.server.ts";

type Env = { Bindings: Partial<HttpBindings> };

interface Receiving {
  app: App;
  isStopping: () => boolean;
  metrics: Metrics;
  /** That every answer carries. */
  headers: [string, string][];
  turns?: Turns;
}

/** What every request goes through: who asks, the headers of every answer, the log, the figures. */
export function receiveRequests(
  site: Hono<Env>,
  { app, isStopping, metrics, headers, turns = createTurns() }: Receiving,
): void {
  const readAddress = createAddressReader(app.config.TRUSTED_PROXIES);
  const known = createKnownCallers();
  site.use((_, next) => app.underWay.add(next()));
  site.use(async (c, next) => {
    await next();
    if (isStopping() && hasArrived(c)) c.header("connection", "close");
  });
  site.use(async (c, next) => {
    const started = performance.now();
    noteRequest(c, app, readAddress);
    for (const [name, value] of headers) c.header(name, value);
    const { id, address } = requestInfo(c.req.raw);
    c.header("x-request-id", id);
    // Its pages, their data and the way to the sign-in alike: no cache may answer with them later.
    if (/^\/admin(\.data|\/|$)/i.test(c.req.path)) c.header("cache-control", "no-store");
    if (PREVIEW.test(c.req.path)) for (const [name, value] of OF_PREVIEWS) c.header(name, value);
    if (!isCanonicalPath(rawPath(c.env?.incoming?.url ?? c.req.raw.url))) {
      return refuse(c, new AppError("invalid", requestErrors.ill_written_address()));
    }
    if (isTooLong(c.req.raw.url))
      return refuse(c, new AppError("too_large", requestErrors.address_too_long()));
    if (isForeignWrite(c.req.raw)) return refuse(c, new AppError("forbidden", requestErrors.foreign_form()));
    // Of one account the network counts, too: whoever has a session that its owner ended keeps nobody waiting with it.
    const account = known.find(c.req.raw);
    requestInfo(c.req.raw).isKnown = account !== undefined;
    const caller = `${callerOf(address)} ${account ?? ""}`;
    const place = takesTurns(c) ? await takePlace(turns, caller + lineOf(c), askingOf(c)) : undefined;
    if (place === "none") return refuse(c, busy());
    if (place && isRead(c) && c.env.incoming?.socket?.destroyed) {
      // Who has gone while it waited is made no page.
      place.end();
      return refuse(c, busy());
    }
    if (place) requestInfo(c.req.raw).whileArriving = place.leaveFor;
    await next().finally(() => place?.end());
    known.note(c.req.raw);
    const durationMs = Math.round((performance.now() - started) * 10) / 10;
    const status = isRead(c) && c.env?.incoming?.socket?.destroyed ? GONE : c.res.status;
    metrics.answered(routeOf(c), status, durationMs);
    const fields = {
      requestId: id,
      method: c.req.method,
      path: withoutTokens(c.req.path).slice(0, LONGEST_LOGGED),
      status,
      durationMs,
      address: cutAddress(address),
    };
    app.log[c.req.path === "/livez" || c.req.path === "/readyz" ? "debug" : "info"]("request", fields);
  });
}

/**
 * A connection that is closed while a body is on its way is cut under it: a proxy would not read the answer, and would tell
 * its visitor that no node is there (502).
 */
function hasArrived(c: Context<Env>): boolean {
  const { incoming } = c.env ?? {};
  if (!incoming || incoming.complete) return true;
  return (
    incoming.headers["content-length"] === undefined && incoming.headers["transfer-encoding"] === undefined
  );
}

/**
 * Of an address as a redirection or a cookie says it again. nginx takes a node whose headers are longer than 32 KB with the
 * address (`proxy_buffer_size`) for an ill one: two such requests took both nodes away from everybody.
 */
const MOST_ADDRESS = 10_000;
/** No sign becomes longer: one that an address spells in three signs, whose "%" a cookie spells in three again. */
const MOST_OF_SIGN = 5;
const BUSY_S = 5;
/**
 * So long a page waits for its network's turn. nginx takes a node that says nothing for ten seconds for an ill one: whoever
 * asks for thousands of pages would take both nodes away from everybody. Until they all are taken in some seconds go by.
 */
const MOST_WAIT_MS = 3000;
/** In the log and the figures, of a page that nobody took in: making it was given up, which is no fault. As nginx has it. */
const GONE = 499;
/** Of a path: nobody fills the disk with addresses that lead nowhere. */
const LONGEST_LOGGED = 300;

function busy(): AppError {
  return new AppError("unavailable", serverErrors.busy(), { retryAfterS: BUSY_S });
}

/**
 * A request's place among those of its network that are under way. A form may be minutes on its way: others have the
 * place until it has arrived.
 */
async function takePlace(turns: Turns, line: string, asking: Asking) {
  const first = await turns.begin(line, asking);
  if (!first) return "none";
  let end = first;
  let isOver = false;
  const leave = () => {
    end();
    end = () => {};
  };
  return {
    end() {
      isOver = true;
      leave();
    },
    async leaveFor(work: () => Promise<void>): Promise<void> {
      leave();
      await work();
      const next = await turns.begin(line);
      if (!next) throw busy();
      end = next;
      if (!isOver) return;
      // The router gives a form up whose sender has gone: nobody is left to give this place back.
      leave();
      throw busy();
    },
  };
}

/** Whether an address is too long to be said again, in whatever way; `URL` spells some signs that it was sent without. */
function isTooLong(url: string): boolean {
  return (
    url.length * MOST_OF_SIGN > MOST_ADDRESS && encodeURIComponent(new URL(url).href).length > MOST_ADDRESS
  );
}

/** Whoever watches over the process never waits. */
function takesTurns({ req, env }: Context<Env>): boolean {
  return env?.incoming !== undefined && !/^\/(livez|readyz|metrics)$/.test(req.path);
}

const PAGES = "";

/**
 * In which of a network's lines a request waits. A goal that is sent from the ground waits for nobody there who reads;
 * a page waits for no pictures, which a bucket takes its time over.
 */
function lineOf(c: Context<Env>): string {
  if (!isRead(c)) return " writes";
  return /^\/media\/./.test(c.req.path) ? " pictures" : PAGES;
}

/** A save waits as long as it takes: who sends it has typed it. */
function askingOf(c: Context<Env>): Asking {
  return isRead(c) ? { mostMs: MOST_WAIT_MS, isPage: lineOf(c) === PAGES } : {};
}

function isRead({ req: { method } }: Context<Env>): boolean {
  return method === "GET" || method === "HEAD";
}

/** What a link shows to somebody without an account before it is out. The router takes `/Preview` and `/en/preview`, too. */
const PREVIEW = /^(\/[^/]+)?\/preview(\/|$)/i;
/** Kept nowhere, found nowhere, and its address goes to no other site. */
const OF_PREVIEWS = [
  ["cache-control", "no-store"],
  ["x-robots-tag", "noindex, nofollow, noarchive"],
  ["referrer-policy", "no-referrer"],
] as const;

/**
 * Whether another site's page makes a visitor's browser write here, e.g. sign them out by a form. Browsers say so;
 * programs (a mail server's one-click unsubscribing) say nothing.
 */
function isForeignWrite({ method, headers }: Request): boolean {
  return !/^(GET|HEAD|OPTIONS)$/.test(method) && headers.get("sec-fetch-site") === "cross-site";
}

/** An error: a page where a browser asks for something to show, else as the API answers it. */
export function refuse(c: Context<Env>, error: AppError): Response {
  const { raw } = c.req;
  return send(c, wantsPage(raw) ? errorPage(error, raw) : errorAnswer(error, requestLanguage(raw)));
}

/** The pattern that a request's path met, so that figures have few names: "/api/news/:id", "page". */
function routeOf(c: Context<Env>): string {
  const own = matchedRoutes(c).find(({ path, method }) => method !== "ALL" && !path.endsWith("*"));
  return (
    own?.path ?? (c.res.status === 404 ? "missing" : c.req.path.startsWith("/assets/") ? "asset" : "page")
  );
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
  setRequestInfo(c.req.raw, { id, address, caller: callerOf(address), isSecure });
}

/** One-time links carry their secret in the path; whoever reads the log must not be able to use them. */
function withoutTokens(path: string): string {
  return path.replace(/^(\/admin\/link\/|\/api\/auth\/links\/|(?:\/[^/]+)?\/preview\/)[^/]+/i, "$1…");
}

/**
 * The path as it stood on the request line: `URL` would already have resolved its dot segments.
 * @param target "/path?query", or a whole address
 */
function rawPath(target: string): string {
  const path = target.startsWith("/") ? target : target.replace(/^[a-z]+:\/\/[^/?#]*/i, "") || "/";
  return path.replace(/[?#].*$/s, "");
}
