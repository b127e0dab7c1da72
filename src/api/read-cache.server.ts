import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { App } from "#src/app/app.server.ts";

export interface Held {
  /** Encoded once: turning a text with Armenian letters into bytes costs more than sending it. */
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  until: number;
  /** The same, compressed for whoever accepts it first. */
  gzip?: Uint8Array<ArrayBuffer>;
}

/** An answer's bytes for a caller, compressed if that caller takes it. */
export function bytesFor(
  held: Held,
  acceptEncoding: string | undefined,
): { body: Uint8Array<ArrayBuffer>; encoding?: "gzip" } {
  if (held.body.length < SMALL_BYTES || !/\bgzip\b/.test(acceptEncoding ?? "")) return { body: held.body };
  held.gzip ??= new Uint8Array(gzipSync(held.body, { level: 4 }));
  return { body: held.gzip, encoding: "gzip" };
}

/** Below this compressing saves no packet. */
const SMALL_BYTES = 1024;

const MOST_ENTRIES = 500;
const MOST_BYTES = 32 * 1024 * 1024;
/** Answers depend on the clock too (an article's hour comes), so none is kept for long. */
const FRESH_MS = 1000;

/**
 * Answers of public reads, kept for a second and dropped when anything is saved here or on another node:
 * what repeats in a rush is read from the database once a second.
 */
export function createReadCache(app: App) {
  const entries = new Map<string, Held>();
  let bytes = 0;
  const clear = () => {
    entries.clear();
    bytes = 0;
  };
  app.changes.subscribe(clear);

  return {
    find(url: string): Held | undefined {
      const held = entries.get(url);
      return held && held.until > performance.now() ? held : undefined;
    },
    keep(url: string, text: string): Held {
      if (entries.size >= MOST_ENTRIES || bytes > MOST_BYTES) clear();
      const body = new TextEncoder().encode(text);
      const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
      const held = { body, etag, until: performance.now() + FRESH_MS };
      bytes += body.length;
      entries.set(url, held);
      return held;
    },
  };
}
