import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { type Bodies, chooseEncoding, type Encoding } from "#src/delivery/encoding.server.ts";

export type StaticFiles = MiddlewareHandler & {
  /** Whether a path is one of theirs. */
  has: (path: string) => boolean;
};

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

interface Held {
  type: string;
  etag: string;
  cacheControl: string;
  bytes: Bodies;
  encodings: Encoding[];
}

/**
 * Serves the built files from memory, as the bytes that the build compressed. Which files there are is read
 * once: a path that is none of them costs a look into a map, not at the disk.
 * @param folder e.g. "build/client"
 */
export function staticFiles(folder: string): StaticFiles {
  const paths = new Map<string, string>();
  for (const file of globSync("**/*", { cwd: folder })) {
    if (/\.(br|gz|map)$/.test(file) || file.startsWith(".") || !statSync(join(folder, file)).isFile())
      continue;
    paths.set(`/${file}`, join(folder, file));
  }
  const held = new Map<string, Held>();

  const serve: MiddlewareHandler = async (c, next) => {
    const path = c.req.path;
    const file = paths.get(path);
    if (!file || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
    let entry = held.get(path);
    if (!entry) {
      entry = read(file, path);
      held.set(path, entry);
    }
    c.header("content-type", entry.type);
    c.header("etag", entry.etag);
    c.header("cache-control", entry.cacheControl);
    c.header("vary", "Accept-Encoding");
    // A drawing opened by itself may use its own styles, and nothing else.
    if (entry.type === "image/svg+xml")
      c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    // A thread of the browser goes by its script's own policy: the table of named letters is a script that it loads.
    if (entry.type === TYPES[".js"])
      c.header("content-security-policy", "default-src 'none'; script-src 'self'; frame-ancestors 'none'");
    if (c.req.header("if-none-match") === entry.etag) return c.body(null, 304);
    const { bytes } = entry;
    const encoding = chooseEncoding(c.req.header("accept-encoding"), bytes.identity!.length, entry.encodings);
    if (encoding !== "identity") c.header("content-encoding", encoding);
    return c.body(bytes[encoding] as unknown as ArrayBuffer);
  };
  return Object.assign(serve, { has: (path: string) => paths.has(path) });
}

function read(file: string, path: string): Held {
  const identity = readFileSync(file);
  const bytes: Held["bytes"] = { identity };
  if (existsSync(`${file}.br`)) bytes.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) bytes.gzip = readFileSync(`${file}.gz`);
  return {
    type: TYPES[extname(file)] ?? "application/octet-stream",
    etag: `"${createHash("sha1").update(identity).digest("base64url")}"`,
    // Names under /assets carry a hash of their content and never change it.
    cacheControl: path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=86400",
    bytes,
    encodings: Object.keys(bytes) as Encoding[],
  };
}
