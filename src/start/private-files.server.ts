import { chmod, readdir } from "node:fs/promises";
import { join } from "node:path";
import { sqliteFile } from "#src/features/backup/present-queries.server.ts";

/** Nobody else on the machine reads what this process writes: letters, one-time links, the database. */
export function writePrivately(): void {
  process.umask(0o077);
}

/** Closes to others what an earlier version left open. What is somebody else's, or not there, stays as it is. */
export async function closeFiles({ DATA_DIR }: { DATA_DIR: string }): Promise<void> {
  const database = sqliteFile({ DATA_DIR });
  const outbox = join(DATA_DIR, "outbox");
  const mails = (await readdir(outbox).catch(() => [])).map((name) => join(outbox, name));
  const files = [database, `${database}-wal`, `${database}-shm`, ...mails];
  const folders = [outbox, join(DATA_DIR, "media")];
  await Promise.all([
    ...files.map((path) => chmod(path, 0o600).catch(() => {})),
    ...folders.map((path) => chmod(path, 0o700).catch(() => {})),
  ]);
}
