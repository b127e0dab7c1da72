import type { App } from "#src/app/app.server.ts";
import { type Limit, limitConcurrency } from "#src/app/limit-concurrency.server.ts";
import { track } from "#src/app/tracking.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import type { Stamp } from "#src/live/changes.server.ts";
import { type Cached, createStore, type Make, type Store, toCached } from "./cached.server.ts";
import { createEncoder, type Encoding, encodeFurther } from "./encoding.server.ts";
import { createWarming } from "./warm.server.ts";

export interface CacheOptions {
  app: Pick<App, "changes" | "nextChange" | "log" | "now">;
  /** Headers that every answer carries. */
  always: [string, string][];
  /** Told of each answer that was made, with its database queries. */
  onMade?: (queries: number) => void;
  mostBytes?: number;
  /** How many connections were taken in so far: new ones come first. */
  connections?: () => number;
  /** Whether a save makes the most wanted again before somebody asks; it does unless told. */
  isWarmed?: boolean;
}

/** Where an answer came from. */
export type Source = "hit" | "miss" | "stand-in";

export type Cache = ReturnType<typeof createCache>;

const MOST_BYTES = 32 * 1024 * 1024;
const [MOST_AT_ONCE, WAIT_MS] = [3, 250];
/** What was asked for this often is compressed as far as brotli goes. */
const HOT_HITS = 10;
/** What can't be made is not tried again for so long. */
const AGAIN_MS = 1000;
/** Addresses as they are written, and the longest of them that are remembered. */
const [MOST_ALIASES, LONGEST_ALIAS] = [5000, 300];

interface Inside extends CacheOptions {
  store: Store;
  /** What is being made. */
  flights: Map<string, { stamp: Stamp; made: Promise<Cached> }>;
  limit: Limit;
  makings: number;
  isCompressing: boolean;
}

/**
 * Answers for everybody, in memory: pages, their data, the API's lists. One is made once however many ask for it at
 * the same time. A content save makes all of them old at once, wherever it happened; the most wanted are made again.
 * The clock does the same. An old answer is sent only where no new one can be made; a failure is never stored.
 */
export function createCache(options: CacheOptions) {
  const store = createStore(options.mostBytes ?? MOST_BYTES);
  const limit = limitConcurrency(MOST_AT_ONCE, WAIT_MS, options);
  const flights: Inside["flights"] = new Map();
  const inside: Inside = { ...options, store, flights, limit, makings: 0, isCompressing: false };
  const encode = createEncoder();
  const aliases = new Map<string, string>();
  const warm = createWarming(() => mostWanted(inside));
  /** Remembers what an address means, before anything else looks at the request; what was not asked for longest goes. */
  function alias(address: string, key: string): void {
    if (address.length > LONGEST_ALIAS) return;
    aliases.delete(address);
    if (aliases.size >= MOST_ALIASES) aliases.delete(aliases.keys().next().value!);
    aliases.set(address, key);
  }
  return {
    /** What may be sent right now. */
    find: (key: string) => find(inside, key),
    /**
     * An answer, made if need be. Its status is whatever it says; only a plain 200 is stored.
     * @throws what making it throws, when no older answer is there to stand in
     */
    get: (key: string, make: Make) => get(inside, key, make),
    /** A body in an encoding; compressed when first asked for, and kept so. */
    async encoded(key: string, entry: Cached, encoding: Encoding): Promise<Buffer> {
      const known = entry.bodies[encoding];
      if (known) return known;
      const made = await encode(entry.bodies, encoding);
      store.addBody(key, entry, encoding, made);
      return made;
    },
    alias,
    findAlias(address: string): Cached | undefined {
      const key = aliases.get(address);
      if (key === undefined) return undefined;
      alias(address, key);
      return find(inside, key);
    },
    /** Whether an address has an answer, old or new. */
    knows: (address: string) => store.get(aliases.get(address) ?? "") !== undefined,
    /** What is made for one request takes its turn with what is made for all. */
    limit,
    /** For operators: how many answers, how many bytes, how many were made. */
    state: () => ({ ...store.state(), makings: inside.makings }),
    stop: options.app.changes.subscribe(({ isContent }) => isContent && options.isWarmed !== false && warm()),
  };
}

function isFresh({ app }: Inside, entry: Cached, now = app.now().getTime()): boolean {
  return now < entry.expiresAt && app.changes.isCurrent(entry.stamp);
}

function find(inside: Inside, key: string): Cached | undefined {
  const entry = inside.store.get(key);
  const now = inside.app.now().getTime();
  if (!entry || !isFresh(inside, entry, now)) return undefined;
  entry.hits++;
  // In the background: a failure leaves what is there.
  if (now >= entry.staleAt) fly(inside, key, entry.make).catch(() => {});
  if (entry.hits >= HOT_HITS && !entry.isSmallest) compressFurther(inside, key, entry);
  return entry;
}

async function get(inside: Inside, key: string, make: Make): Promise<{ entry: Cached; source: Source }> {
  const found = find(inside, key);
  if (found) return { entry: found, source: "hit" };
  const old = inside.store.get(key);
  const stamp = inside.app.changes.stamp();
  const failed = old?.failed;
  // A save in between is a reason to try again at once.
  if (failed?.generation === stamp.generation && stamp.startedAt - failed.startedAt < AGAIN_MS)
    return { entry: old!, source: "stand-in" };
  try {
    const made = await fly(inside, key, make);
    if (!old || !made.isDegraded) return { entry: made, source: "miss" };
  } catch (error) {
    if (!old || isRefusal(error)) throw error;
  }
  old.failed = stamp;
  return { entry: old, source: "stand-in" };
}

/** One making for all who ask; whoever asks after a save gets one that began after it. */
function fly(inside: Inside, key: string, make: Make): Promise<Cached> {
  const { app, flights } = inside;
  const known = flights.get(key);
  if (known && app.changes.isCurrent(known.stamp)) return known.made;
  const stamp = app.changes.stamp();
  const flight = { stamp, made: makeEntry(inside, key, make, stamp) };
  flights.set(key, flight);
  const land = () => flights.get(key) === flight && flights.delete(key);
  flight.made.then(land, land);
  return flight.made;
}

async function makeEntry(inside: Inside, key: string, make: Make, stamp: Stamp): Promise<Cached> {
  const { app, store, always, limit } = inside;
  inside.makings++;
  try {
    // Asked before: a kick-off in between makes it old.
    const isOldAt = await whenOld(inside);
    const { made, tracking } = await limit(() => track(make));
    const expiresAt = Math.min(isOldAt, tracking.rightUntil);
    inside.onMade?.(tracking.queries);
    const [now, old] = [app.now().getTime(), store.get(key)];
    const entry = await toCached(made, { stamp, tracking, expiresAt, now, make, old, always });
    const isNewest = !old || old.stamp.startedAt <= stamp.startedAt;
    if (isNewest && entry.isStorable) store.put(key, entry);
    // What is not there any more stands in for nothing.
    else if (isNewest && !entry.isDegraded) store.remove(key);
    return entry;
  } catch (error) {
    if (isRefusal(error)) store.remove(key);
    throw error;
  }
}

/** What is whole is sent, though nobody can say how long it is right: the next asker gets a new one. */
async function whenOld({ app }: Inside): Promise<number> {
  return app.nextChange().catch((error: unknown) => {
    app.log.warn("the page goes on with defaults", { part: "clock", error });
    return app.now().getTime();
  });
}

function mostWanted(inside: Inside): (() => Promise<unknown>)[] {
  return inside.store
    .all()
    .filter(([, entry]) => entry.hits > 1 && !isFresh(inside, entry))
    .sort(([, one], [, other]) => other.hits - one.hits)
    .map(([key, { make }]) => async () => {
      const entry = inside.store.get(key);
      if (entry && !isFresh(inside, entry)) await fly(inside, key, make);
    });
}

/** One at a time, and beside the visitors: it takes a tenth of a second of a core. */
function compressFurther(inside: Inside, key: string, entry: Cached): void {
  if (inside.isCompressing) return;
  inside.isCompressing = true;
  entry.isSmallest = true;
  encodeFurther(entry.bodies)
    .then((small) => inside.store.addBody(key, entry, "br", small))
    .catch((error: unknown) => inside.app.log.warn("an answer stays as large as it is", { error }))
    .finally(() => {
      inside.isCompressing = false;
    });
}

/** The truth about an address (no such article), and no failure of ours. */
function isRefusal(error: unknown): boolean {
  return isAppError(error) && error.status < 500;
}
