import { createHash } from "node:crypto";
import type { App } from "./app.server.ts";

interface Held {
  body: string;
  etag: string;
  until: number;
}

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
    keep(url: string, body: string): Held {
      if (entries.size >= MOST_ENTRIES || bytes > MOST_BYTES) clear();
      const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
      const held = { body, etag, until: performance.now() + FRESH_MS };
      bytes += body.length * 2;
      entries.set(url, held);
      return held;
    },
  };
}
