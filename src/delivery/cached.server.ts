import { createHash } from "node:crypto";
import type { Tracking } from "#src/app/tracking.server.ts";
import type { Stamp } from "#src/live/changes.server.ts";
import type { Bodies, Encoding } from "./encoding.server.ts";
import { mayBeFramed } from "./policy.server.ts";

/** Makes an answer as for an unknown visitor. */
export type Make = () => Promise<Response>;

/** A whole answer, ready to be sent: a page with its policy, its data for open pages, or a list of the API. */
export interface Cached {
  status: number;
  /** Without those that depend on the encoding. */
  headers: [string, string][];
  bodies: Bodies;
  /** Of the plain body, in bytes. */
  length: number;
  etag: string;
  /** When its making began. */
  stamp: Stamp;
  /** After this moment it is wrong (midnight, a kick-off), milliseconds since 1970. */
  expiresAt: number;
  /** After this moment it is made anew while this one is still sent. */
  staleAt: number;
  /** Made in spite of something that failed. */
  isDegraded: boolean;
  isStorable: boolean;
  hits: number;
  /** Compressed as far as it goes. */
  isSmallest: boolean;
  /** When it last could not be made anew. */
  failed: Stamp | undefined;
  make: Make;
  /** The headers of each encoding as `writeHead` takes them. */
  raw: Partial<Record<Encoding, string[]>>;
}

/** View counts and the like are announced by nobody. */
const FRESH_MS = 60_000;

interface Making extends Pick<Cached, "stamp" | "expiresAt" | "make"> {
  tracking: Tracking;
  /** The site's clock, milliseconds since 1970. */
  now: number;
  /** What stood at this address before. */
  old: Cached | undefined;
  /** Headers that every answer carries. */
  always: [string, string][];
}

export function etagOf(body: string | Buffer): string {
  return `"${createHash("sha1").update(body).digest("base64url")}"`;
}

/** An answer as it is stored. */
export async function toCached(answer: Response, making: Making): Promise<Cached> {
  const { tracking, now, old, always, ...own } = making;
  const { status } = answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const etag = etagOf(body);
  const isSame = old?.etag === etag;
  const isForOne = answer.headers.has("set-cookie");
  return {
    status,
    headers: withAlways([...answer.headers], always),
    // Compressing costs as much as making: what a save left as it was keeps its bytes.
    bodies: isSame ? { ...old.bodies } : { identity: body },
    isSmallest: isSame && old.isSmallest,
    length: body.length,
    etag,
    ...own,
    staleAt: Math.min(now + FRESH_MS, own.expiresAt),
    isDegraded: tracking.isDegraded || status >= 500,
    isStorable: status === 200 && !tracking.isDegraded && !tracking.isNoStore && !isForOne,
    // What was wanted before counts half: what nobody asks for any more is soon not made again.
    hits: old ? Math.floor(old.hits / 2) : 0,
    failed: undefined,
    raw: {},
  };
}

/** An answer's own headers win: a page has a policy of its own. */
function withAlways(own: [string, string][], always: [string, string][]): [string, string][] {
  const names = new Set(own.map(([name]) => name));
  const sent = own.filter(([name]) => name !== "content-length");
  if (mayBeFramed(own.find(([name]) => name === "content-security-policy")?.[1]))
    names.add("x-frame-options");
  return [...always.filter(([name]) => !names.has(name)), ...sent];
}

export type Store = ReturnType<typeof createStore>;

/** So often at most something stays for having been asked for again, when room is wanted. */
const MOST_ROUNDS = 50;

/** What is kept, bounded in bytes. A page that everybody opens outlives thousands that somebody opens one after the other. */
export function createStore(mostBytes: number) {
  const entries = new Map<string, Cached>();
  let bytes = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= sizeOf(entry);
    entries.delete(key);
  }
  function add(key: string, entry: Cached): void {
    entries.set(key, entry);
    bytes += sizeOf(entry);
  }
  return {
    get: (key: string) => entries.get(key),
    all: () => [...entries],
    state: () => ({ pages: entries.size, bytes }),
    put(key: string, entry: Cached): void {
      remove(key);
      // Nearly everything else would have to go for it.
      if (sizeOf(entry) > mostBytes / 2) return;
      add(key, entry);
      for (const [oldest, kept] of entries) {
        if (bytes <= mostBytes) return;
        remove(oldest);
        if (kept.hits === 0 && oldest !== key) continue;
        kept.hits = Math.max(0, Math.min(kept.hits, MOST_ROUNDS) - 1);
        add(oldest, kept);
      }
    },
    remove,
    /** Adds a body in another encoding. */
    addBody(key: string, entry: Cached, encoding: Encoding, body: Buffer): void {
      const isKept = entries.get(key) === entry;
      if (isKept) bytes -= sizeOf(entry);
      // Whoever asks for the plain one later gets it from the small one, and from then on it stays.
      if (encoding === "br" && !entry.bodies.br) delete entry.bodies.identity;
      entry.bodies[encoding] = body;
      delete entry.raw[encoding];
      if (isKept) bytes += sizeOf(entry);
    },
  };
}

function sizeOf({ bodies }: Cached): number {
  return Object.values(bodies).reduce((size, { length }) => size + length, 2000);
}
