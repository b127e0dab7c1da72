import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";
import { chosenLanguagePath } from "#src/i18n/language-redirect.ts";
import type { Cache, Source } from "./cache.server.ts";
import type { Cached, Make } from "./cached.server.ts";
import { chooseEncoding, type Encoding, encodeOnce } from "./encoding.server.ts";
import { mayBeFramed } from "./policy.server.ts";

/**
 * For caches between the club and its visitors: a second, so that a save is seen at once and a rush costs one
 * request; and the last good page for a day while the club can't answer.
 */
export const SHARED_CACHE = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";

/**
 * What stands where a page is not, or not any more: kept for a second in the place of the page that was there, which
 * would come back otherwise as soon as the club can't answer.
 */
export const SHARED_ABSENCE = "public, max-age=0, s-maxage=1";

/**
 * A picture, a feed: browsers keep it for long, but the club may take it away. Caches between it and its visitors ask
 * again after ten seconds.
 */
export function keptByBrowsers(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=10`;
}

/** Source: RFC 9211. */
const CACHE_STATUS: Record<Source, string> = {
  hit: "club; hit",
  miss: "club; fwd=miss",
  "stand-in": "club; hit; detail=stand-in",
};

/**
 * Answers from the cache before anything else looks at the request: hardly more than sending a file. What is not
 * there, or not in the encoding asked for, is left to the site.
 * @param onAnswer told of each status, for the figures
 * @param onWaiting told of what is not taken in at once: it stays in memory, though other pages have taken its place
 * @returns whether it was answered
 */
export function serveCached(
  cache: Pick<Cache, "findAlias">,
  isStopping: () => boolean,
  onAnswer: (status: number) => void,
  onWaiting: (request: IncomingMessage, response: ServerResponse, body: object) => void,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = "", url = "/", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || isStopping()) return false;
    const entry = cache.findAlias(`${headers.host}${url}`);
    if (!entry || leadsElsewhere(method, url, headers.cookie)) return false;
    const encoding = chooseEncoding(headers["accept-encoding"] as string | undefined, entry.length);
    const body = entry.bodies[encoding];
    if (!body) return false;
    const isKnown = isMatch(headers["if-none-match"], entry.etag);
    entry.raw[encoding] ??= headersOf(entry, encoding, body.length, "hit");
    response.writeHead(isKnown ? 304 : 200, [
      ...(isKnown ? headersOf(entry, "identity", 0, "hit") : entry.raw[encoding]),
      "x-request-id",
      randomUUID(),
    ]);
    response.end(isKnown || method === "HEAD" ? undefined : body);
    if (response.writableLength > 0) onWaiting(request, response, body);
    onAnswer(isKnown ? 304 : 200);
    return true;
  };
}

/**
 * The same for what may have to be made first.
 * @param key what of the request the answer depends on
 */
export async function sendCached(c: Context, cache: Cache, key: string, make: Make): Promise<Response> {
  const { entry, source } = await cache.get(key, make);
  if (entry.isStorable) cache.alias(`${c.req.header("host")}${targetOf(c)}`, key);
  const encoding = chooseEncoding(c.req.header("accept-encoding"), entry.length);
  const isKnown = entry.status === 200 && isMatch(c.req.header("if-none-match"), entry.etag);
  const body = isKnown ? undefined : await cache.encoded(key, entry, encoding);
  const headers = headersOf(entry, isKnown ? "identity" : encoding, body?.length ?? 0, source);
  if (!headers.includes("x-frame-options")) c.header("x-frame-options", undefined);
  for (let index = 0; index < headers.length; index += 2)
    c.header(headers[index]!, headers[index + 1]!, { append: headers[index] === "set-cookie" });
  const sent = isKnown || c.req.method === "HEAD" ? null : bytesOf(body!);
  return c.newResponse(sent, isKnown ? 304 : (entry.status as 200));
}

/** Sends an answer that was made for one request, in the encoding that the caller takes. */
export async function sendOnce(c: Context, answer: Response): Promise<Response> {
  // A cache on the way that keeps whatever forbids nothing would send it to the next visitor.
  c.header("cache-control", "private, no-store");
  for (const [name, value] of answer.headers) c.header(name, value, { append: name === "set-cookie" });
  if (mayBeFramed(answer.headers.get("content-security-policy"))) c.header("x-frame-options", undefined);
  c.header("vary", "Accept-Encoding", { append: true });
  const status = answer.status as 200;
  if (!answer.body || answer.headers.has("content-encoding")) return c.newResponse(answer.body, status);
  const plain = new Uint8Array(await answer.arrayBuffer());
  const encoding = chooseEncoding(c.req.header("accept-encoding"), plain.length);
  if (encoding === "identity") return c.newResponse(plain, status);
  c.header("content-encoding", encoding);
  c.header("content-length", undefined);
  return c.newResponse(new Uint8Array(await encodeOnce(plain, encoding)), status);
}

/** The same memory: whoever reads slowly holds no copy of their own. */
function bytesOf({ buffer, byteOffset, byteLength }: Buffer) {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

function headersOf(entry: Cached, encoding: Encoding, length: number, source: Source): string[] {
  const flat = entry.headers.flat();
  if (entry.status === 200) flat.push("etag", entry.etag);
  flat.push("cache-status", CACHE_STATUS[source], "vary", "Accept-Encoding");
  if (encoding !== "identity") flat.push("content-encoding", encoding);
  if (length > 0) flat.push("content-length", String(length));
  return flat;
}

/** Path and query as on the request line. */
function targetOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.url ?? pathname + search;
}

/** A visitor who chose a language is sent to it. */
function leadsElsewhere(method: string, target: string, cookies: string | undefined): boolean {
  return (
    cookies?.includes("language=") === true &&
    chosenLanguagePath(method, new URL(target, "http://site"), cookies) !== undefined
  );
}

function isMatch(given: string | undefined, etag: string): boolean {
  return given?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) === true;
}
