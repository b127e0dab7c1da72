import type { Stamp } from "#src/live/changes.server.ts";
import type { App } from "./app.server.ts";
import { addTracking, type Tracking, track } from "./tracking.server.ts";

interface Entry {
  stamp: Stamp;
  /** When the clock next makes it wrong. */
  expiresAt: number;
  value: Promise<{ made: unknown; tracking: Tracking }>;
}

/** As long as a page lives: for what is announced by nobody. */
const LONGEST_MS = 60_000;
/** Names that are kept; a few dozen are asked for. Some have a part of an address in them, e.g. a season that is none. */
const MOST = 300;

/**
 * What several pages read (the header's partners, the front page's news), read once: until a content save, or until
 * the clock changes what is shown. What was read in spite of a failure is not kept.
 */
export function createQueryCache(app: Pick<App, "db" | "changes" | "nextChange">): App["cachedQuery"] {
  const { db, changes, nextChange } = app;
  const entries = new Map<string, Entry>();
  const keep = (name: string, entry: Entry) => {
    entries.delete(name);
    entries.set(name, entry);
    const [oldest] = entries.keys();
    if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
  };

  return async (name, read) => {
    const expiresAt = await nextChange().catch(() => undefined);
    if (expiresAt === undefined) return read(db);
    const known = entries.get(name);
    const isKnown =
      known?.expiresAt === expiresAt &&
      changes.isCurrent(known.stamp) &&
      performance.now() - known.stamp.startedAt < LONGEST_MS;
    const entry: Entry = isKnown
      ? known
      : { stamp: changes.stamp(), expiresAt, value: track(async () => Object.freeze(await read(db))) };
    if (!isKnown) keep(name, entry);
    const forget = () => entries.get(name) === entry && entries.delete(name);
    try {
      const { made, tracking } = await entry.value;
      addTracking({ queries: isKnown ? 0 : tracking.queries, isDegraded: tracking.isDegraded });
      if (tracking.isDegraded) forget();
      return made as Awaited<ReturnType<typeof read>>;
    } catch (error) {
      forget();
      addTracking({ queries: 0, isDegraded: true });
      throw error;
    }
  };
}
