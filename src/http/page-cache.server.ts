import { createHash } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import type { Tag } from "#src/live/changes.server.ts";
import { noteReads } from "#src/live/reads.server.ts";
import { isTouched, isWorthKeeping, type KeptPage, sizeOf } from "./kept-page.server.ts";
import { createMakingAgain } from "./making-again.server.ts";
import { pageBytes } from "./page-bytes.server.ts";
import { createEncoder, type Encoding, encodeFurther } from "./page-encodings.server.ts";
import { createPlaces } from "./places.server.ts";

export interface PageCacheOptions {
  app: App;
  /** Makes the page at a path and query, as for an unknown visitor. */
  render: (path: string, origin: string) => Promise<Response>;
  /** When the clock alone next changes what pages show: midnight, a kick-off, an article's hour. */
  nextChange: () => Promise<number>;
  /** Told of each page that was made, with its database queries. */
  onMade?: (queries: number) => void;
  /** Headers that every answer carries. */
  always: [string, string][];
}

/** Bounds, in bytes and milliseconds. */
const MOST_BYTES = 16 * 1024 * 1024;
const FRESH_MS = 60_000;
const MOST_AT_ONCE = 3;
const WAIT_MS = 250;
/** A page that was asked for this often is compressed as far as brotli goes, once. */
const HOT_HITS = 10;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Public pages as they were last sent, in memory. One is made once however many ask for it at the same time;
 * a save drops just those that read what it touched, and the hot ones are made again at once; the clock drops
 * the rest. What fails is never kept, and a page that time made doubtful is still sent while no better one
 * can be made.
 */
export function createPageCache({ app, render, nextChange, always, onMade }: PageCacheOptions) {
  /** The least recently used stand first. */
  const pages = new Map<string, KeptPage>();
  const making = new Map<string, Promise<KeptPage>>();
  /** What was saved since each page that is being made began to read. */
  const savedMeanwhile = new Set<Set<Tag>>();
  let bytes = 0;
  let renders = 0;
  const now = () => app.now().getTime();
  const inPlace = createPlaces(MOST_AT_ONCE, WAIT_MS);
  const encode = createEncoder();
  const makeAgainSoon = createMakingAgain(makeAgain);
  const stop = app.changes.subscribe(drop);

  /** A page that may be sent right now; an old one is made anew meanwhile. */
  function find(key: string): KeptPage | undefined {
    const page = pages.get(key);
    if (!page) return undefined;
    const at = now();
    if (at >= page.rightUntil) return undefined;
    page.hits++;
    if (page.hits === 1 || bytes > MOST_BYTES / 2) moveToEnd(key, page);
    if (at >= page.freshUntil && !making.has(key)) void make(key).catch(() => {});
    if (page.hits === HOT_HITS) void compressFurther(key, page);
    return page;
  }

  /**
   * The page, made if need be. Its status is whatever the page says; only a plain 200 is kept.
   * @throws what rendering throws, when no older page is there to stand in
   */
  async function get(key: string): Promise<KeptPage> {
    const found = find(key);
    if (found) return found;
    const old = pages.get(key);
    try {
      const made = await (making.get(key) ?? make(key));
      return old && (made.status >= 500 || made.isMakeshift) ? old : made;
    } catch (thrown) {
      if (old) return old;
      throw thrown;
    }
  }

  function make(key: string): Promise<KeptPage> {
    const saved = new Set<Tag>();
    savedMeanwhile.add(saved);
    const made = makePage(key)
      .then((page) => {
        if (isWorthKeeping(page) && !isTouched(page.tags, saved)) keep(key, page);
        return page;
      })
      .finally(() => {
        savedMeanwhile.delete(saved);
        if (making.get(key) === made) making.delete(key);
      });
    making.set(key, made);
    return made;
  }

  async function makePage(key: string): Promise<KeptPage> {
    renders++;
    const space = key.indexOf(" ");
    const { made, reads } = await inPlace(() =>
      noteReads(() => render(key.slice(space + 1), key.slice(0, space))),
    );
    onMade?.(reads.queries);
    const body = pageBytes(made) ?? Buffer.from(await made.arrayBuffer());
    const at = now();
    const rightUntil = made.status === 200 ? await nextChange().catch(unknownClock(at)) : at;
    const headers = [...made.headers].filter(([name]) => name !== "content-length");
    return {
      status: made.status,
      headers: withAlways(headers, always),
      bytes: { identity: body },
      length: body.length,
      etag: `"${createHash("sha1").update(body).digest("base64url")}"`,
      tags: reads.tags,
      queries: reads.queries,
      isMakeshift: reads.hasFailed,
      isMadeUp: reads.isMadeUp ?? false,
      freshUntil: Math.min(at + FRESH_MS, rightUntil),
      rightUntil,
      hits: 0,
      raw: {},
    };
  }

  /** A page that is whole is sent, though nobody can say how long it is right: the next asker gets a new one. */
  function unknownClock(at: number) {
    return (error: unknown) => {
      app.log.warn("the page goes on with defaults", { part: "clock", error });
      return at;
    };
  }

  function keep(key: string, page: KeptPage): void {
    remove(key);
    pages.set(key, page);
    bytes += sizeOf(page);
    makeRoom();
  }

  function remove(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    bytes -= sizeOf(page);
    pages.delete(key);
  }

  function makeRoom(): void {
    for (const key of pages.keys()) {
      if (bytes <= MOST_BYTES) return;
      remove(key);
    }
  }

  function moveToEnd(key: string, page: KeptPage): void {
    pages.delete(key);
    pages.set(key, page);
  }

  function drop(tags: Tag[]): void {
    const touched = new Set(tags);
    for (const saved of savedMeanwhile) for (const tag of tags) saved.add(tag);
    // Whoever asks from now on gets a page that was read after the save.
    making.clear();
    const hot: [string, number][] = [];
    for (const [key, page] of pages) {
      if (!isTouched(page.tags, touched)) continue;
      if (page.hits > 1) hot.push([key, page.hits]);
      // "Everything" is said after the database was away: it may go again before the page is made anew.
      if (touched.has("*")) page.rightUntil = 0;
      else remove(key);
    }
    hot.sort(([, one], [, other]) => other - one);
    makeAgainSoon(hot.map(([key]) => key));
  }

  async function makeAgain(key: string): Promise<void> {
    if ((pages.get(key)?.rightUntil ?? 0) > now() || making.has(key)) return;
    await make(key).catch(() => {});
  }

  /** A page's bytes in an encoding; compressed when first asked for, and kept so. */
  async function encoded(key: string, page: KeptPage, encoding: Encoding): Promise<Buffer> {
    const known = page.bytes[encoding];
    if (known) return known;
    const made = await encode(page.bytes, encoding);
    addBytes(key, page, encoding, made);
    return made;
  }

  async function compressFurther(key: string, page: KeptPage): Promise<void> {
    addBytes(key, page, "br", await encodeFurther(page.bytes));
  }

  function addBytes(key: string, page: KeptPage, encoding: Encoding, made: Buffer): void {
    const isHeld = pages.get(key) === page;
    if (isHeld) bytes -= sizeOf(page);
    // Whoever asks for the plain page later gets it from the small one, and from then on it stays.
    if (encoding === "br" && !page.bytes.br) delete page.bytes.identity;
    page.bytes[encoding] = made;
    delete page.raw[encoding];
    if (isHeld) bytes += sizeOf(page);
  }

  return {
    find,
    get,
    encoded,
    stop,
    /** For operators: how many pages, how many bytes, how many were made. */
    state: () => ({ pages: pages.size, bytes, renders }),
  };
}

/** A page's own headers win: it has a policy of its own. */
function withAlways(own: [string, string][], always: [string, string][]): [string, string][] {
  const names = new Set(own.map(([name]) => name));
  return [...always.filter(([name]) => !names.has(name)), ...own];
}
