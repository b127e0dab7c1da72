import { Worker } from "node:worker_threads";
import type { TableDigest } from "./backup.ts";

/** What a look at every byte of a database file shows. */
export interface DatabaseCheck {
  /** What is wrong with it, in sentences; empty when nothing is. */
  faults: string[];
  migrations: string[];
  tables: Record<string, TableDigest>;
  sequences: Record<string, number>;
}

/**
 * Checks a database file that nobody writes to: integrity, foreign keys, and a digest of each table. In a
 * thread of its own, since the check of a large file would hold up every request of a running site.
 */
export function checkDatabase(file: string): Promise<DatabaseCheck> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./check-database-worker.server.ts", import.meta.url), {
      workerData: file,
    });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The check of the database ended with ${code}.`)));
  });
}
