import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import type { Database, Tx } from "#src/db/database.server.ts";
import { shareSite } from "#src/db/site-lock.server.ts";

/** What open pages want to hear of, e.g. `matches:12` or `standings`; `*` for "whatever it was". */
export type Topic = string;

/** What a save did to the site. */
export interface Change {
  /** Something that visitors see: everything that was made before it is out of date. */
  isContent: boolean;
  topics: Topic[];
}

/** When something began to be read. */
export interface Stamp {
  generation: number;
  /** As `performance.now()` gives it. */
  startedAt: number;
}

/**
 * News of saves. Each content save raises the generation; what was read under an earlier one is out of date. Within
 * one process by a call; between the nodes of a club on PostgreSQL by NOTIFY, sent by the very transaction that saves,
 * so that nobody hears of a save that was rolled back.
 */
export interface Changes {
  /** Taken before the first read of whatever is kept. */
  stamp(): Stamp;
  /** Whether what was read since then shows every save that this node can know of, and those of others but a second. */
  isCurrent(stamp: Stamp): boolean;
  /** Inside the transaction of a save: tells the other nodes once it commits. */
  publish(tx: Tx, change: Change): Promise<void>;
  /** After the commit: tells this process. */
  invalidate(change: Change): void;
  subscribe(listener: (change: Change) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = "club_changes";
/** A NOTIFY payload is at most 8000 bytes; past this many topics we say "everything". */
const MOST_TOPICS = 100;
const EVERYTHING: Change = { isContent: true, topics: ["*"] };
/** A cut cable says nothing: a node asks this often whether it still hears, … */
const BEAT_MS = 400;
/** … sends nothing that is older than this while it may be deaf, … */
const UNHEARD_MS = 1000;
/** … and looks for another connection when it has been so for this long. */
const LOST_MS = 10_000;

export async function openChanges(database: Database): Promise<Changes> {
  const listeners = new Set<(change: Change) => void>();
  let generation = 0;
  const invalidate = (change: Change) => {
    if (change.isContent) generation++;
    for (const listener of listeners) listener(change);
  };
  const listening = database.pool && listen(database.pool, randomUUID(), invalidate);
  return {
    stamp: () => ({ generation, startedAt: performance.now() }),
    isCurrent: (stamp) =>
      stamp.generation === generation &&
      (!listening || performance.now() - Math.max(stamp.startedAt, listening.heardUntil()) < UNHEARD_MS),
    publish: async (tx, change) => {
      if (!listening) return;
      const topics = change.topics.length > MOST_TOPICS ? ["*"] : change.topics;
      const payload = JSON.stringify({ node: listening.node, ...change, topics });
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(tx);
    },
    invalidate,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listening?.stop(),
  };
}

/**
 * Keeps one connection listening; after a break it comes back and reports "everything changed", since what
 * was said meanwhile is lost.
 */
function listen(pool: pg.Pool, node: string, heard: (change: Change) => void) {
  let isStopped = false;
  let isFirst = true;
  let end = () => {};
  let timer: NodeJS.Timeout | undefined;
  /** Every commit before this moment has been heard of. */
  let heardUntil = Number.NEGATIVE_INFINITY;

  const retry = () => {
    if (!isStopped) timer = setTimeout(connect, 1000).unref();
  };
  async function connect(): Promise<void> {
    const client = await pool.connect().catch(() => undefined);
    if (!client) return retry();
    if (isStopped) return client.release(true);
    let isOver = false;
    end = () => {
      // A broken connection tells of it more than once: as an event and by the query under way.
      if (isOver) return;
      isOver = true;
      clearInterval(beat);
      client.release(true);
      retry();
    };
    let isAsking = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      const askedAt = performance.now();
      // What others committed before the question comes before its answer.
      const isAnswered = await client.query("select 1").then(
        () => true,
        () => false,
      );
      if (isAnswered) heardUntil = askedAt;
      else if (askedAt - heardUntil > LOST_MS) end();
      isAsking = false;
    };
    const beat = setInterval(() => void ask(), BEAT_MS).unref();
    client.on("notification", ({ payload }) => {
      const { node: from, ...change } = JSON.parse(payload ?? "{}") as Change & { node: string };
      if (from !== node) heard(change);
    });
    client.on("error", () => end());
    try {
      await client.query(`listen ${CHANNEL}`);
      await shareSite(client);
      if (isStopped) return;
      // What was made until now may have missed a save; at the start nobody has a page open yet.
      heard(isFirst ? { ...EVERYTHING, topics: [] } : EVERYTHING);
      isFirst = false;
      await ask();
    } catch {
      end();
    }
  }
  void connect();

  return {
    node,
    heardUntil: () => heardUntil,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      end();
    },
  };
}
