import type pg from "pg";
import { shareSite } from "#src/db/site-lock.server.ts";
import type { Change } from "./changes.server.ts";

/** Where the nodes of a club tell each other what was saved. */
export const CHANNEL = "club_changes";
export const EVERYTHING: Change = { isContent: true, topics: ["*"] };
/** A cut cable says nothing: a node asks this often whether it still hears, … */
const BEAT_MS = 400;
/** … and looks for another connection when it has heard nothing for this long: open pages hear of a goal in ten seconds. */
const LOST_MS = 6000;
const RETRY_MS = 1000;

export interface Listening {
  node: string;
  /** Every commit before this moment has been heard of; as `performance.now()` gives it. */
  heardUntil(): number;
  stop(): void;
}

/** @param own by which a node knows what it said itself; undefined for what others said */
type Heard = (change: Change, own?: string) => void;

interface Listener {
  pool: pg.Pool;
  node: string;
  heard: Heard;
  heardUntil: number;
  isStopped: boolean;
  isFirst: boolean;
  retry: NodeJS.Timeout | undefined;
  /** Gives the connection back; harmless when it is gone. */
  end: () => void;
}

/**
 * Keeps one connection listening; after a break it comes back and reports "everything changed", since what
 * was said meanwhile is lost.
 * @param heard told of what was saved, on this node too
 */
export function listen(pool: pg.Pool, node: string, heard: Heard): Listening {
  const listener: Listener = {
    ...{ pool, node, heard, heardUntil: Number.NEGATIVE_INFINITY },
    ...{ isStopped: false, isFirst: true, retry: undefined, end: () => {} },
  };
  void connect(listener);
  return {
    node,
    heardUntil: () => listener.heardUntil,
    stop() {
      listener.isStopped = true;
      clearTimeout(listener.retry);
      listener.end();
    },
  };
}

async function connect(listener: Listener): Promise<void> {
  const client = await listener.pool.connect().catch(() => undefined);
  if (!client) return connectLater(listener);
  if (listener.isStopped) return client.release(true);
  const ask = asker(listener, client, () => end());
  const beat = setInterval(() => void ask(), BEAT_MS).unref();
  let isOver = false;
  const end = () => {
    // A broken connection tells of it more than once: as an event and by the query under way.
    if (isOver) return;
    isOver = true;
    clearInterval(beat);
    client.release(true);
    connectLater(listener);
  };
  listener.end = end;
  client.on("notification", ({ payload }) => {
    const { from, save, change } = readNews(payload);
    listener.heard(change, from === listener.node ? save : undefined);
  });
  client.on("error", end);
  try {
    await client.query(`listen ${CHANNEL}`);
    await shareSite(client);
    if (listener.isStopped) return;
    // What was made until now may have missed a save; at the start nobody has a page open yet.
    listener.heard(listener.isFirst ? { ...EVERYTHING, topics: [] } : EVERYTHING);
    listener.isFirst = false;
    await ask();
  } catch {
    end();
  }
}

/** Whoever may connect can say anything here, also a later version: what is not understood means "everything". */
function readNews(payload: string | undefined): { from?: string; save?: string; change: Change } {
  try {
    const said = JSON.parse(payload ?? "") as Partial<Change> & { node?: string; save?: string };
    const { node: from, save, isContent, topics } = said;
    const isChange = typeof isContent === "boolean" && Array.isArray(topics) && topics.every(isText);
    const change = isChange ? { isContent, topics } : EVERYTHING;
    return { ...(from ? { from } : {}), ...(save ? { save } : {}), change };
  } catch {
    return { change: EVERYTHING };
  }
}

function isText(topic: unknown): topic is string {
  return typeof topic === "string";
}

function connectLater(listener: Listener): void {
  if (!listener.isStopped) listener.retry = setTimeout(() => void connect(listener), RETRY_MS).unref();
}

/**
 * Asks the connection, one question at a time, whether it still hears.
 * @param end gives it up
 */
function asker(listener: Listener, client: pg.PoolClient, end: () => void): () => Promise<void> {
  let isAsking = false;
  /** When the first question was asked that has no answer yet; each gives up by itself before that. */
  let silentSince: number | undefined;
  return async () => {
    const askedAt = performance.now();
    if (silentSince !== undefined && askedAt - silentSince > LOST_MS) return end();
    if (isAsking) return;
    isAsking = true;
    silentSince ??= askedAt;
    // What others committed before the question comes before its answer.
    const isAnswered = await client.query("select 1").then(
      () => true,
      () => false,
    );
    if (isAnswered) [listener.heardUntil, silentSince] = [askedAt, undefined];
    isAsking = false;
  };
}
