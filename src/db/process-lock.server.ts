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

/** Somebody else works with the club: a site, a restore, a backup. */
export class SiteLocked extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SiteLocked";
  }
}

/** A lock that nothing refers to would be collected, closed and thereby lost. */
const held = new Set<DatabaseSync>();

/** One that stops answers its last visitors first; whoever starts the next at the same moment need not try again. */
const LAST_VISITORS_MS = 5000;

/**
 * The running site's hold on its data folder: a second site on it would show what the first has changed or withdrawn.
 * @throws while a site runs on this folder, or a restore is under way
 */
export function holdDataFolder(folder: string): ProcessLock {
  const restore = take(folder, "site.lock", "begin; select count(*) from sqlite_schema", 0, () => {
    throw new SiteLocked("A restore of this club is under way. Start the site when it has ended.");
  });
  const only = take(folder, "running.lock", "begin exclusive", LAST_VISITORS_MS, () => {
    restore.release();
    throw new SiteLocked(
      `A site is running on ${folder} already; two would disagree. Stop it first, or give this one a folder of its own (DATA_DIR).`,
    );
  });
  return {
    release: () => {
      only.release();
      restore.release();
    },
  };
}

/** @throws when a site runs on this folder */
export function ownDataFolder(folder: string): ProcessLock {
  return take(folder, "site.lock", "begin exclusive", 0, () => {
    throw new SiteLocked(`The site is running on ${folder}. Stop it first.`);
  });
}

/** @throws with this refusal when somebody else holds the lock of this name */
export function holdExclusive(folder: string, name: string, refusal: string): ProcessLock {
  return take(folder, name, "begin exclusive", 0, () => {
    throw new SiteLocked(refusal);
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
