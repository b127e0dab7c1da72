import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database, Tx } from "#src/db/database.server.ts";
import { CHANNEL, EVERYTHING, listen } from "./listen.server.ts";
import { watchFile } from "./watch-file.server.ts";

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

/** Tells running sites that something was changed from the console; on SQLite they see it by themselves. */
export async function announceAll({ kind, db }: Database): Promise<void> {
  if (kind !== "postgres") return;
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ node: "console", ...EVERYTHING })})`.execute(db);
}

/** A NOTIFY payload is at most 8000 bytes; past this many topics we say "everything". */
const MOST_TOPICS = 100;
/** A node sends nothing that is older than this while it may be deaf. */
const UNHEARD_MS = 1000;

export async function openChanges(database: Database): Promise<Changes> {
  const listeners = new Set<(change: Change) => void>();
  let generation = 0;
  const invalidate = (change: Change) => {
    if (change.isContent) generation++;
    for (const listener of listeners) listener(change);
  };
  /** Of each save on this node its name, until both have told of it: the code behind its commit, and the database. */
  const names = new WeakMap<Change, string>();
  const told = new Set<string>();
  // A commit whose answer was lost is told of by the database alone.
  const tellOnce = (change: Change, save: string | undefined) => {
    if (save !== undefined && told.delete(save)) return;
    if (save !== undefined) told.add(save);
    // After a break what was said meanwhile never comes.
    else if (change.topics.includes("*")) told.clear();
    invalidate(change);
  };
  const listening = database.pool && listen(database.pool, randomUUID(), tellOnce);
  const watching = database.file ? watchFile(database, () => invalidate(EVERYTHING)) : undefined;
  return {
    stamp: () => ({ generation, startedAt: performance.now() }),
    isCurrent: (stamp) =>
      stamp.generation === generation &&
      (!listening || performance.now() - Math.max(stamp.startedAt, listening.heardUntil()) < UNHEARD_MS),
    publish: async (tx, change) => {
      if (!listening) return;
      const topics = change.topics.length > MOST_TOPICS ? ["*"] : change.topics;
      const save = randomUUID();
      names.set(change, save);
      const payload = JSON.stringify({ node: listening.node, save, ...change, topics });
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(tx);
    },
    invalidate: (change) => tellOnce(change, names.get(change)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      listening?.stop();
      watching?.stop();
    },
  };
}
