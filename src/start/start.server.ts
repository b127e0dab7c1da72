import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { readConfig } from "#src/config/env.server.ts";
import { holdSite, oneNodeAtATime, refuseDuringRestore } from "#src/db/site-lock.server.ts";
import { hasAccounts } from "#src/features/accounts/queries.server.ts";
import { migrateAfterBackup } from "#src/features/backup/before-migration-job.server.ts";
import { backupFolder, listBackupNames } from "#src/features/backup/folders.server.ts";
import { startBackups } from "#src/features/backup/schedule-job.server.ts";
import { startBundles } from "#src/features/bundles/go-job.server.ts";
import { startLinkChecks } from "#src/features/checks/ask-links-job.server.ts";
import { RECORDS } from "#src/features/history/records.ts";
import { startReleasing } from "#src/features/matchday/release-job.server.ts";
import { logOldEvents } from "#src/features/matches/ledger-commands.server.ts";
import { startOutbox } from "#src/features/outbox/work-job.server.ts";
import { enterStored } from "#src/features/people/stored-commands.server.ts";
import { keepSearchCurrent } from "#src/records/search-documents.server.ts";
import type { NewAccess } from "./demo.server.ts";
import { createHttpServer } from "./http-server.server.ts";
import { leave } from "./leave.server.ts";
import { listen } from "./listen.server.ts";
import { closeApp, openApp } from "./open-app.server.ts";
import { watchSetBack } from "./page-clock.server.ts";
import { parseTexts, startSweeping } from "./sweep.server.ts";
import { tryBucket } from "./try-bucket.server.ts";
import { WORKERS } from "./workers.server.ts";

/** Visitors get eight seconds for what is under way, the rest a moment. */
const MOST_END_MS = 15_000;

/** Starts the club from its built pages, and stops it gracefully on SIGTERM or SIGINT. */
export async function start(buildFolder: string): Promise<void> {
  const config = readConfig();
  // A log that can't be written, as its disk is full or its reader gone, stops no site.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const held = holdSite(config);
  const app = await openApp(config);
  await refuseDuringRestore(app.database);
  const access = await oneNodeAtATime(app.database, () => prepare(app));
  let isStopping = false;
  const { server, hub, stopTelling } = await createHttpServer(app, buildFolder, () => isStopping);
  const { port, stop } = await listen(server, app);
  void tryBucket(app);
  const stopSweeping = startSweeping(app);
  const stopBackups = startBackups(app);
  const stopOutbox = startOutbox(app, WORKERS);
  const stopGoing = startBundles(app);
  const stopAsking = startLinkChecks(app);
  const stopReleasing = startReleasing(app);
  const stopClock = watchSetBack(app);
  announce(port, access);

  const end = async (signal: string, code = 0) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info("stopping", { signal });
    // Where a fault keeps the rest from ending, the process ends all the same.
    setTimeout(() => leave(code), MOST_END_MS).unref();
    stopSweeping();
    stopClock();
    stopTelling();
    hub.close();
    stopBackups();
    await Promise.all([stop(), stopOutbox(), stopGoing(), stopAsking(), stopReleasing()]);
    await closeApp(app);
    held.release();
    leave(code);
  };
  // SIGHUP: its terminal was closed.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void end(signal));
  // A fault that nobody caught leaves the process in a state that nobody knows: it says so and makes room for a new one.
  for (const fault of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(fault, (error: unknown) => {
      app.log.error("a fault that nobody caught", { fault, error });
      void end(fault, 1);
    });
  }
}

/** Migrates and, on the first start, fills. */
export async function prepare(app: App): Promise<NewAccess[]> {
  await tellOfLostClub(app);
  const ran = await migrateAfterBackup(app);
  if (ran.length > 0) app.log.info("migrated", { migrations: ran });
  if (await keepSearchCurrent(app.db, Object.values(RECORDS))) app.log.info("the search was made anew");
  await keepLogs(app);
  await keepPeople(app);
  if (await hasAccounts(app.db)) return [];
  // Three seasons of demo content are loaded by the start that needs them, and no other.
  const { fillDefaults, fillDemo } = await import("./demo.server.ts");
  if (!app.config.DEMO) {
    await fillDefaults(app);
    return [];
  }
  const access = await fillDemo(app);
  await keepLogs(app);
  // Its first visitor sees it as it is meant.
  await parseTexts(app);
  return access;
}

/** A database that is empty, or another one than yesterday's: a new club begins where staff may look for theirs. */
async function tellOfLostClub({ db, config, log }: App): Promise<void> {
  if ((await db.introspection.getTables()).length > 0) return;
  const folder = backupFolder(config);
  if ((await listBackupNames(folder)).length === 0) return;
  log.warn("the database is empty, but there are backups of a club: to bring it back run npm run restore", {
    folder,
  });
}

async function keepLogs(app: App): Promise<void> {
  const matches = await logOldEvents(app);
  if (matches > 0) app.log.info("matches got their logs", { matches });
}

async function keepPeople(app: App): Promise<void> {
  const people = await enterStored(app);
  if (people > 0) app.log.info("players and staff became people", { people });
}

/** Tells the person at the console where the site is and, once, how to sign in. */
export function announce(port: number, access: NewAccess[]): void {
  const lines = [
    `${club.name.en} is at http://localhost:${port}`,
    `Back office: http://localhost:${port}/admin   API: http://localhost:${port}/api/docs`,
  ];
  for (const { username, password, isGenerated } of access) {
    lines.push(
      isGenerated
        ? `  ${username} / ${password}   (shown only now; change it with: npm run account -- reset ${username})`
        : `  ${username} / the password from ${username.toUpperCase()}_PASSWORD`,
    );
  }
  if (access.length === 0) lines.push("  Accounts: npm run account -- list");
  process.stderr.write(`\n${lines.join("\n")}\n\n`);
}
