import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { withBrotli } from "./brotli.server.ts";
import { pageBytes } from "./page-bytes.server.ts";

const withGzip = promisify(gzip);

/** Smaller than this, the headers weigh more than what is saved. */
const LEAST_BYTES = 1000;

/**
 * Sends an answer in the encoding that the caller takes, with the headers that every answer carries. For answers
 * made for one request: the effort is low, because it is paid each time.
 */
export async function sendCompressed(c: Context, answer: Response): Promise<Response> {
  for (const [name, value] of answer.headers) c.header(name, value, { append: name === "set-cookie" });
  c.header("vary", "Accept-Encoding", { append: true });
  const status = answer.status as 200;
  const made = pageBytes(answer);
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  if (!encoding || answer.headers.has("content-encoding")) {
    return c.newResponse(made ?? answer.body, status);
  }
  const bytes = made ?? (await bytesOf(answer));
  if (!bytes || bytes.length < LEAST_BYTES) return c.newResponse(bytes, status);
  c.header("content-encoding", encoding);
  c.header("content-length", undefined);
  const small = encoding === "br" ? await withBrotli(bytes, 4) : await withGzip(bytes, { level: 5 });
  return c.newResponse(new Uint8Array(small), status);
}

/** Null for an answer without any, e.g. a redirect. */
async function bytesOf({ body }: Response) {
  return body && new Uint8Array(await new Response(body).arrayBuffer());
}
