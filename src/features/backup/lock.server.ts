import type { Config } from "#src/config/env.server.ts";
import type { Database } from "#src/db/database.server.ts";
import { holdExclusive } from "#src/db/process-lock.server.ts";
import { AppError } from "#src/errors/app-error.ts";

/** Any number, the same on every node. */
const LOCK_ID = 62_114_117;
const BUSY = "Another backup is being made at the moment. Try again in a minute.";

/**
 * Lets one process of the club at a time do what backups and pictures hang on: a backup, a restore, the
 * removal of pictures that nobody needs. On PostgreSQL an advisory lock, so across nodes; on SQLite a file.
 * @throws AppError `unavailable` when somebody else is at it
 */
export async function withBackupLock<Result>(
  { config, database }: { config: Config; database: Database },
  work: () => Promise<Result>,
): Promise<Result> {
  const release = database.pool ? await lockPostgres(database.pool) : lockFile(config.DATA_DIR);
  try {
    return await work();
  } finally {
    await release();
  }
}

function lockFile(folder: string): () => void {
  try {
    return holdExclusive(folder, "backup.lock", 0, BUSY).release;
  } catch (error) {
    throw new AppError("unavailable", (error as Error).message, { cause: error, retryAfterS: 60 });
  }
}

async function lockPostgres(pool: NonNullable<Database["pool"]>): Promise<() => Promise<void>> {
  const client = await pool.connect();
  const { rows } = await client.query("select pg_try_advisory_lock($1) as got", [LOCK_ID]);
  if (!rows[0].got) {
    client.release();
    throw new AppError("unavailable", BUSY, { retryAfterS: 60 });
  }
  return async () => {
    const isOpen = await client.query("select pg_advisory_unlock($1)", [LOCK_ID]).then(
      () => true,
      () => false,
    );
    // A broken connection has lost the lock already; it must not go back to the pool.
    client.release(!isOpen);
  };
}
