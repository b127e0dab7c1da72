// What the operator's commands share.
import { existsSync } from "node:fs";
import { createLog } from "#src/app/log.server.ts";
import { readConfig } from "#src/config/env.server.ts";
import { openDatabase } from "#src/db/database.server.ts";
import type { BackedUp } from "#src/features/backup/commands.server.ts";
import { sqliteFile } from "#src/features/backup/present-queries.server.ts";
import type { Target } from "#src/features/backup/restore-commands.server.ts";
import { announceAll } from "#src/live/changes.server.ts";
import { writePrivately } from "#src/start/private-files.server.ts";
import { startFault } from "#src/start/start-fault.server.ts";
import { openStorage } from "#src/storage/storage.server.ts";

/** Runs a command; what goes wrong is a sentence on the console and an exit code of 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  writePrivately();
  try {
    await work();
  } catch (error) {
    const { message, name } = error as Error;
    console.error(`\n${startFault(error, process.env) ?? (message || name)}\n`);
    process.exitCode = 1;
  }
}

/** The club of this environment, opened or not. Its log goes to the console's second channel: faults, and what is not whole. */
export function readTarget(): Target {
  const log = createLog("warn", (line) => process.stderr.write(line));
  return { config: readConfig(), log, now: () => new Date() };
}

/** Opens the club of this environment beside a site that may be running. */
export async function withClub(work: (club: BackedUp) => Promise<void>): Promise<void> {
  const target = readTarget();
  const database = await openDatabase(target.config);
  try {
    await work({ ...target, database, db: database.db, storage: await openStorage(target.config) });
    await announceAll(database);
  } finally {
    await database.close();
  }
}

/** As {@link withClub}, for commands that make no sense before the first start. */
export async function withExistingClub(work: (club: BackedUp) => Promise<void>): Promise<void> {
  const { config } = readTarget();
  if (!config.DATABASE_URL && !existsSync(sqliteFile(config)))
    throw new Error(`There is no club in ${config.DATA_DIR} yet.`);
  await withClub(work);
}

/** "12.4 MB". */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** How long work took, "1.3 s". */
export function stopwatch(): () => string {
  const started = performance.now();
  return () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
