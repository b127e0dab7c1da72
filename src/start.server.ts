import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { authenticatePage } from "#src/features/accounts/sessions.server.ts";
import { migrateAfterBackup } from "#src/features/backup/before-migration.server.ts";
import { lastBackupAge } from "#src/features/backup/queries.server.ts";
import { startBackups } from "#src/features/backup/schedule.server.ts";
import { publishMatches } from "#src/features/matches/live.server.ts";
import { startRetrying } from "#src/features/messages/retry-replies.server.ts";
import { createSite, type RenderPage } from "./app.server.ts";
import { readConfig } from "./config/env.server.ts";
import { holdSite, oneNodeAtATime, refuseDuringRestore } from "./db/site-lock.server.ts";
import type { NewAccess } from "./demo.server.ts";
import { answerIllFormed, refuseAmbiguous } from "./http/ill-formed.server.ts";
import { answerKept } from "./http/kept-answer.server.ts";
import { openMetrics } from "./http/metrics.server.ts";
import type { appContext, callerContext } from "./http/page.server.ts";
import { createPageCache } from "./http/page-cache.server.ts";
import { readPreloads } from "./http/preloads.server.ts";
import { securityHeaders } from "./http/security-headers.server.ts";
import { staticFiles } from "./http/static-files.server.ts";
import { type Language, splitPath } from "./i18n/languages.ts";
import { openHub } from "./live/hub.server.ts";
import { closeApp, openApp } from "./open-app.server.ts";
import { keyForEverybody } from "./page-addresses.server.ts";
import { createPageClock } from "./page-clock.server.ts";
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
  const renderPage = withPreloads(
    pageRenderer(build),
    readPreloads(`${buildFolder}/client`, club.preloadFonts),
  );
  const pages = createPageCache({
    app,
    render: (path, origin) =>
      renderPage(new Request(origin + path, { headers: { accept: "text/html" } }), app),
    nextChange: createPageClock(app),
    always: securityHeaders(app.config),
    onMade: metrics.made,
  });
  metrics.watch({
    pages_in_memory: { help: "Pages that are kept in memory.", read: () => pages.state().pages },
    pages_in_memory_bytes: { help: "Their size in all encodings.", read: () => pages.state().bytes },
    pages_made_total: { help: "Pages that were made.", read: () => pages.state().renders },
  });
  const site = createSite({
    app,
    isStopping: () => isStopping,
    renderPage,
    files: staticFiles(`${buildFolder}/client`),
    pages,
    metrics,
  });
  const answerFromMemory = answerKept({
    cache: pages,
    keyOf: ({ method = "GET", url = "/", headers: { host, cookie } }) =>
      isStopping ? undefined : keyForEverybody(app, { method, target: url, host, cookies: cookie }),
    onAnswer: metrics.sent,
  });
  const hub = openHub(securityHeaders(app.config));
  const stopTelling = publishMatches(app, hub);
  metrics.watch({ live_connections: { help: "Open pages that listen.", read: hub.connections } });
  metrics.watch({
    last_backup_age_seconds: {
      help: "Since the last good backup; +Inf when there was none.",
      read: () => lastBackupAge(app),
    },
  });
  const answer = requestListener(site);
  const always = securityHeaders(app.config);
  const refused = refuseAmbiguous(always);
  // Node's own refusal would have no headers: `refused` looks for the host.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (refused(request, response)) return;
    if (answerFromMemory(request, response) || hub.answer(request, response)) return;
    void answer(request, response);
  });
  answerIllFormed(server, always);
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

/** React Router's handler with the app in its context. */
export function pageRenderer(build: ServerBuild): RenderPage {
  const handle = createRequestHandler(
    build,
    process.env.NODE_ENV === "development" ? "development" : "production",
  );
  const keys = build.entry.module as unknown as {
    appContext: typeof appContext;
    callerContext: typeof callerContext;
  };
  return (request, app) => {
    const context = new RouterContextProvider();
    context.set(keys.appContext, app);
    let caller: ReturnType<typeof authenticatePage> | undefined;
    context.set(keys.callerContext, () => {
      caller ??= authenticatePage(app, request);
      return caller;
    });
    return handle(request, context);
  };
}

/** Public pages name what the first view needs before the browser has read them. */
function withPreloads(render: RenderPage, links: Record<Language, string>): RenderPage {
  return async (request, app) => {
    const answer = await render(request, app);
    const { pathname } = new URL(request.url);
    if (answer.headers.get("content-type")?.startsWith("text/html") && !pathname.startsWith("/admin")) {
      answer.headers.set("link", links[splitPath(pathname)[0]]);
    }
    return answer;
  };
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
