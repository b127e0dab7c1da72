import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFault } from "./faults.server.ts";

/**
 * Locks between processes of one machine, held by the operating system: they end with their process, however
 * that ends, and know nothing of process numbers, which mean nothing between containers. SQLite's own locks
 * on an empty file are used, as Node has none.
 */
export interface ProcessLock {
  release(): void;
}

/** A lock that nothing refers to would be collected, closed and thereby lost. */
const held = new Set<DatabaseSync>();

/** The running site's share of its data folder: many may hold it, and a restore waits for none to. */
export function holdDataFolder(folder: string): ProcessLock {
  return take(folder, "site.lock", "begin; select count(*) from sqlite_schema", 0, () => {
    throw new Error("A restore of this club is under way. Start the site when it has ended.");
  });
}

/** @throws when a site runs on this folder */
export function ownDataFolder(folder: string): ProcessLock {
  return take(folder, "site.lock", "begin exclusive", 0, () => {
    throw new Error(`The site is running on ${folder}. Stop it first.`);
  });
}

/** @throws with this refusal when somebody else holds the lock of this name */
export function holdExclusive(folder: string, name: string, refusal: string): ProcessLock {
  return take(folder, name, "begin exclusive", 0, () => {
    throw new Error(refusal);
  });
}

function take(folder: string, name: string, begin: string, waitMs: number, refuse: () => never): ProcessLock {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, name), { timeout: waitMs });
  try {
    file.exec(begin);
  } catch (error) {
    file.close();
    if (databaseFault(error) !== "away") throw error;
    refuse();
  }
  held.add(file);
  return {
    release: () => {
      if (held.delete(file)) file.close();
    },
  };
}
