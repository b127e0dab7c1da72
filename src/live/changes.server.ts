import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database, Tx } from "#src/db/database.server.ts";
import { shareSite } from "#src/db/site-lock.server.ts";

/** What a save touched, e.g. `articles` and `articles:12`. */
export type Tag = string;

/**
 * News of saves: caches drop what they hold, open pages hear of it. Within one process by a call; between
 * the nodes of a club on PostgreSQL by NOTIFY, sent by the very transaction that saves, so that nobody
 * hears of a save that was rolled back.
 */
export interface Changes {
  /** Inside the transaction of a save: tells the other nodes once it commits. */
  announce(tx: Tx, tags: Tag[]): Promise<void>;
  /** After the commit: tells this process. */
  committed(tags: Tag[]): void;
  subscribe(listener: (tags: Tag[]) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = "club_changes";
/** A NOTIFY payload is at most 8000 bytes; past this many tags we say "everything". */
const MOST_TAGS = 100;
/** A cut cable says nothing: only a question shows that nobody is there. */
const LOOK_MS = 10_000;

export async function openChanges(database: Database): Promise<Changes> {
  const listeners = new Set<(tags: Tag[]) => void>();
  const committed = (tags: Tag[]) => {
    for (const listener of listeners) listener(tags);
  };
  const subscribe = (listener: (tags: Tag[]) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (!database.pool) return { announce: async () => {}, committed, subscribe, close: async () => {} };

  const node = randomUUID();
  const stop = listen(database.pool, node, committed);
  return {
    announce: async (tx, tags) => {
      const payload = JSON.stringify({ node, tags: tags.length > MOST_TAGS ? ["*"] : tags });
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(tx);
    },
    committed,
    subscribe,
    close: stop,
  };
}

/**
 * Keeps one connection listening; after a break it comes back and reports "everything changed", since what
 * was said meanwhile is lost.
 */
function listen(pool: NonNullable<Database["pool"]>, node: string, heard: (tags: Tag[]) => void) {
  let stopped = false;
  let release: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (isFirst: boolean) => {
    if (stopped) return;
    const client = await pool.connect().catch(() => undefined);
    if (!client) return retry();
    if (stopped) return client.release(true);
    let isLost = false;
    // A broken connection tells of it more than once: as an event and by the query under way.
    const lose = () => {
      if (isLost) return;
      isLost = true;
      clearInterval(looking);
      release = undefined;
      client.release(true);
      retry();
    };
    release = () => {
      isLost = true;
      clearInterval(looking);
      client.release(true);
    };
    const looking = setInterval(() => client.query("select 1").catch(lose), LOOK_MS);
    looking.unref();
    client.on("notification", ({ payload }) => {
      const message = JSON.parse(payload ?? "{}") as { node: string; tags: Tag[] };
      if (message.node !== node) heard(message.tags);
    });
    client.on("error", lose);
    try {
      await client.query(`listen ${CHANNEL}`);
      await shareSite(client);
      if (stopped) return;
      if (!isFirst) heard(["*"]);
    } catch {
      lose();
    }
  };
  const retry = () => {
    if (!stopped) timer = setTimeout(() => connect(false), 1000);
    timer?.unref();
  };
  void connect(true);

  return async () => {
    stopped = true;
    clearTimeout(timer);
    release?.();
    release = undefined;
  };
}
