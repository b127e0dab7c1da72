import type { Config } from "#src/config/env.server.ts";
import type { Database } from "#src/db/database.server.ts";
import { holdExclusive } from "#src/db/process-lock.server.ts";
import { AppError, isAppError } from "#src/errors/app-error.ts";
import { backupErrors } from "./errors.server.ts";

/** Any number, the same on every node. */
const LOCK_ID = 62_114_117;
const BUSY = backupErrors.busy();
const AGAIN_MS = 500;

interface LockOptions {
  /** How long to wait for somebody else to finish; at once it is a refusal unless told. */
  waitMs?: number;
}

/**
 * Lets one process of the club at a time do what backups and pictures hang on: a backup, a restore, the
 * removal of pictures that nobody needs. On PostgreSQL an advisory lock, so across nodes; on SQLite a file.
 * @throws AppError `unavailable` when somebody else is at it
 */
export async function withBackupLock<Result>(
  { config, database }: { config: Config; database: Database },
  work: () => Promise<Result>,
  { waitMs = 0 }: LockOptions = {},
): Promise<Result> {
  const take = () => (database.pool ? lockPostgres(database.pool) : lockFile(config.DATA_DIR));
  const release = await waitFor(take, performance.now() + waitMs);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function waitFor<Release>(take: () => Promise<Release>, until: number): Promise<Release> {
  for (;;) {
    try {
      return await take();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Whether work was refused because somebody else is at it. */
export function isBusy(error: unknown): boolean {
  return isAppError(error) && error.said.key === BUSY.key;
}

async function lockFile(folder: string): Promise<() => void> {
  try {
    return holdExclusive(folder, "backup.lock", BUSY.key).release;
  } catch (error) {
    if ((error as Error).message !== BUSY.key) throw error;
    throw new AppError("unavailable", BUSY, { cause: error, retryAfterS: 60 });
  }
}

async function lockPostgres(pool: NonNullable<Database["pool"]>): Promise<() => Promise<void>> {
  const client = await pool.connect();
  // An idle connection that breaks reports it as an event, and one that nobody hears ends the process.
  const ignore = () => {};
  client.on("error", ignore);
  const { rows } = await client.query("select pg_try_advisory_lock($1) as got", [LOCK_ID]);
  if (!rows[0].got) {
    client.off("error", ignore);
    client.release();
    throw new AppError("unavailable", BUSY, { retryAfterS: 60 });
  }
  return async () => {
    const isOpen = await client.query("select pg_advisory_unlock($1)", [LOCK_ID]).then(
      () => true,
      () => false,
    );
    client.off("error", ignore);
    // A broken connection has lost the lock already; it must not go back to the pool.
    client.release(!isOpen);
  };
}
