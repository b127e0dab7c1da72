import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";
import type { KeptPage } from "./kept-page.server.ts";
import type { PageCache } from "./page-cache.server.ts";
import { type Encoding, encodingFor } from "./page-encodings.server.ts";

/**
 * For caches between the club and its visitors: a second, so that a save is seen at once and a rush costs one
 * request; and the last good page for a day while the club can't answer.
 */
export const SHARED_CACHE = "public, max-age=0, s-maxage=1, stale-while-revalidate=10, stale-if-error=86400";

interface Answering {
  cache: PageCache;
  /** The page's key, or undefined for whatever is not kept or not for everybody. */
  keyOf: (request: IncomingMessage) => string | undefined;
  /** Told of each answer, for the figures. */
  onAnswer: (status: number) => void;
}

/**
 * Answers from memory before anything else looks at the request: hardly more than sending a file. What is not in
 * memory, or not in the encoding asked for, is left to the site.
 * @returns whether it was answered
 */
export function answerKept({ cache, keyOf, onAnswer }: Answering) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const key = keyOf(request);
    const page = key && cache.find(key);
    if (!page) return false;
    const encoding = encodingFor(page.length, headers["accept-encoding"] as string | undefined);
    const bytes = page.bytes[encoding];
    if (!bytes) return false;
    const isKnown = isMatch(headers["if-none-match"], page.etag);
    response.writeHead(isKnown ? 304 : 200, [
      ...(isKnown ? headersOf(page, "identity", 0) : rawHeaders(page, encoding)),
      "x-request-id",
      randomUUID(),
    ]);
    response.end(isKnown || method === "HEAD" ? undefined : bytes);
    onAnswer(isKnown ? 304 : 200);
    return true;
  };
}

/** The same for a page that was made just now. */
export async function sendKept(c: Context, cache: PageCache, key: string, page: KeptPage): Promise<Response> {
  const encoding = encodingFor(page.length, c.req.header("accept-encoding"));
  const isKnown = page.status === 200 && isMatch(c.req.header("if-none-match"), page.etag);
  const bytes = isKnown ? undefined : await cache.encoded(key, page, encoding);
  const headers = headersOf(page, encoding, bytes?.length ?? 0);
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index] === "cache-status" || (headers[index] === "content-length" && isKnown)) continue;
    c.header(headers[index]!, headers[index + 1]!, { append: headers[index] === "set-cookie" });
  }
  c.header("cache-status", "club; fwd=miss");
  const body = isKnown || c.req.method === "HEAD" ? null : new Uint8Array(bytes!);
  return c.newResponse(body, isKnown ? 304 : (page.status as 200));
}

function rawHeaders(page: KeptPage, encoding: Encoding): string[] {
  page.raw[encoding] ??= headersOf(page, encoding, page.bytes[encoding]!.length);
  return page.raw[encoding];
}

function headersOf(page: KeptPage, encoding: Encoding, length: number): string[] {
  const flat = page.headers.flat();
  if (page.status === 200 && !page.headers.some(([name]) => name === "cache-control"))
    flat.push("cache-control", SHARED_CACHE);
  if (page.status === 200)
    flat.push("etag", page.etag, "surrogate-key", [...page.tags].join(" "), "cache-status", "club; hit");
  flat.push("vary", "Accept-Encoding");
  if (encoding !== "identity") flat.push("content-encoding", encoding);
  if (length > 0) flat.push("content-length", String(length));
  return flat;
}

function isMatch(given: string | undefined, etag: string): boolean {
  return (
    given !== undefined &&
    (given === etag || given.split(",").some((one) => one.trim().replace(/^W\//, "") === etag))
  );
}
