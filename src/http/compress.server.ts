import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { withBrotli } from "./brotli.server.ts";

const withGzip = promisify(gzip);

/** Smaller than this, the headers weigh more than what is saved. */
const LEAST_BYTES = 1000;

/**
 * An answer in the encoding that the caller takes. For answers made for one request: the effort is low,
 * because it is paid each time.
 */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  const headers = new Headers(answer.headers);
  headers.append("vary", "Accept-Encoding");
  if (!encoding || !answer.body || headers.has("content-encoding")) {
    return new Response(answer.body, { status: answer.status, headers });
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length < LEAST_BYTES) return new Response(bytes, { status: answer.status, headers });
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const small = encoding === "br" ? await withBrotli(bytes, 4) : await withGzip(bytes, { level: 5 });
  return new Response(new Uint8Array(small), { status: answer.status, headers });
}
