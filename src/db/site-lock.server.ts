import type pg from "pg";
import type { Database } from "./database.server.ts";
import { holdDataFolder, ownDataFolder, type ProcessLock, SiteLocked } from "./process-lock.server.ts";

/** Any number, the same on every node. */
const SITE_LOCK = 62_114_118;
const START_LOCK = 62_114_119;
/** How often a node that waits for another looks again. */
const AGAIN_MS = 100;
/** A connection that was just closed keeps its lock until the server has noticed. */
const WAIT_MS = 2000;
const UNDER_WAY = "A restore of this club is under way. Start the site when it has ended.";
const RUNNING = "The site is running on this database. Stop it on all nodes first.";

type Where = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/**
 * The running site's share of its club on SQLite, until the process ends. On PostgreSQL the connection that
 * listens for saves holds it: {@link shareSite}.
 * @throws while a restore is under way
 */
export function holdSite(config: Where): ProcessLock {
  return config.DATABASE_URL ? { release: () => {} } : holdDataFolder(config.DATA_DIR);
}

/** Marks a connection to PostgreSQL as a running site's, for as long as it is open. */
export async function shareSite(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_try_advisory_lock_shared($1)", [SITE_LOCK]);
}

/** @throws while a restore of a club on PostgreSQL is under way */
export async function refuseDuringRestore({ pool }: Pick<Database, "pool">): Promise<void> {
  if (!pool) return;
  const client = await pool.connect();
  try {
    const { rows } = await client.query("select pg_try_advisory_lock_shared($1) as got", [SITE_LOCK]);
    if (!rows[0].got) throw new SiteLocked(UNDER_WAY);
    await client.query("select pg_advisory_unlock_shared($1)", [SITE_LOCK]);
  } finally {
    client.release();
  }
}

/**
 * What one node of a club does at a time: to migrate, and to fill an empty club. Asked for again and again, as a
 * query that waits would be given up.
 */
export async function oneNodeAtATime<Result>(
  { pool }: Pick<Database, "pool">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!pool) return work();
  const client = await pool.connect();
  client.on("error", () => {});
  try {
    for (;;) {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as got", [START_LOCK]);
      if (rows[0].got) return await work();
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  } finally {
    // With its connection the lock goes too.
    client.release(true);
  }
}

/**
 * The whole club for one who replaces it.
 * @throws while a site runs on it, on any node
 */
export async function ownSite(config: Where, pool?: pg.Pool): Promise<{ release(): Promise<void> | void }> {
  if (!pool) return ownDataFolder(config.DATA_DIR);
  const client = await pool.connect();
  client.on("error", () => {});
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as got", [SITE_LOCK]);
    if (rows[0].got) return { release: () => client.release(true) };
    if (performance.now() > until) break;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  client.release();
  throw new SiteLocked(RUNNING);
}
