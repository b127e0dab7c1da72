import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { authenticatePage } from "#src/features/accounts/sessions.server.ts";
import { migrateAfterBackup } from "#src/features/backup/before-migration.server.ts";
import { lastBackupAge } from "#src/features/backup/queries.server.ts";
import { startBackups } from "#src/features/backup/schedule.server.ts";
import { publishMatches } from "#src/features/matches/live.server.ts";
import { startRetrying } from "#src/features/messages/retry-replies.server.ts";
import { createSite } from "./app.server.ts";
import { readConfig } from "./config/env.server.ts";
import { holdSite, oneNodeAtATime, refuseDuringRestore } from "./db/site-lock.server.ts";
import { createCache } from "./delivery/cache.server.ts";
import { createPages } from "./delivery/pages.server.ts";
import { serveCached } from "./delivery/serve.server.ts";
import type { NewAccess } from "./demo.server.ts";
import { answerMalformed, refuseAmbiguous } from "./http/malformed-requests.server.ts";
import { openMetrics } from "./http/metrics.server.ts";
import { readPreloads } from "./http/preloads.server.ts";
import { securityHeaders } from "./http/security-headers.server.ts";
import { staticFiles } from "./http/static-files.server.ts";
import { openHub } from "./live/hub.server.ts";
import { closeApp, openApp } from "./open-app.server.ts";
import { listen, requestListener } from "./serve.server.ts";
import { startSweeping } from "./sweep.server.ts";

/** Starts the club from its built pages, and stops it gracefully on SIGTERM or SIGINT. */
export async function start(buildFolder: string): Promise<void> {
  const config = readConfig();
  const held = holdSite(config);
  const app = await openApp(config);
  await refuseDuringRestore(app.database);
  const access = await oneNodeAtATime(app.database, () => prepare(app));
  const build = (await import(
    /* @vite-ignore */ pathToFileURL(`${buildFolder}/server/index.js`).href
  )) as ServerBuild;
  let isStopping = false;
  const metrics = openMetrics(app.config.METRICS_TOKEN !== undefined);
  const preloads = readPreloads(`${buildFolder}/client`, club.preloadFonts);
  const always = securityHeaders(app.config);
  const cache = createCache({ app, always, onMade: metrics.made });
  metrics.watch({
    pages_in_memory: { help: "Pages and lists that are kept in memory.", read: () => cache.state().pages },
    pages_in_memory_bytes: { help: "Their size in all encodings.", read: () => cache.state().bytes },
    pages_made_total: { help: "Pages and lists that were made.", read: () => cache.state().makings },
  });
  const site = createSite({
    app,
    isStopping: () => isStopping,
    pages: createPages(build, authenticatePage, preloads),
    files: staticFiles(`${buildFolder}/client`),
    cache,
    metrics,
  });
  const answerFromCache = serveCached(cache, () => isStopping, metrics.sent);
  const hub = openHub(always);
  const stopTelling = publishMatches(app, hub);
  metrics.watch({ live_connections: { help: "Open pages that listen.", read: hub.connections } });
  metrics.watch({
    last_backup_age_seconds: {
      help: "Since the last good backup; +Inf when there was none.",
      read: () => lastBackupAge(app),
    },
  });
  const answer = requestListener(site);
  const refused = refuseAmbiguous(always);
  // Node's own refusal would have no headers: `refused` looks for the host.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (refused(request, response)) return;
    if (answerFromCache(request, response) || hub.answer(request, response)) return;
    void answer(request, response);
  });
  answerMalformed(server, always);
  const { port, stop } = await listen(server, app);
  const stopSweeping = startSweeping(app);
  const stopBackups = startBackups(app);
  const stopRetrying = startRetrying(app);
  announce(port, access);

  const end = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info("stopping", { signal });
    stopSweeping();
    stopTelling();
    hub.close();
    stopBackups();
    await Promise.all([stop(), stopRetrying()]);
    await closeApp(app);
    held.release();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

/** Migrates and, on the first start, fills. */
export async function prepare(app: App): Promise<NewAccess[]> {
  const ran = await migrateAfterBackup(app);
  if (ran.length > 0) app.log.info("migrated", { migrations: ran });
  const hasAccounts = await app.db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  if (hasAccounts) return [];
  // Three seasons of demo content are loaded by the start that needs them, and no other.
  const { fillDefaults, fillDemo } = await import("./demo.server.ts");
  if (app.config.DEMO) return fillDemo(app);
  await fillDefaults(app);
  return [];
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
