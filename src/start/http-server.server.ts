import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { type Cache, createCache } from "#src/delivery/cache.server.ts";
import { createPages } from "#src/delivery/pages.server.ts";
import { serveCached } from "#src/delivery/serve.server.ts";
import { authenticatePage } from "#src/features/accounts/session-commands.server.ts";
import { lastBackupAge } from "#src/features/backup/queries.server.ts";
import { publishTasks } from "#src/features/dashboard/live.server.ts";
import { publishMatches } from "#src/features/matches/live.server.ts";
import { countWaiting, readLagSeconds } from "#src/features/outbox/queries.server.ts";
import { createNetworkReader, createProxyCheck, plainAddress } from "#src/http/address.server.ts";
import { cutCrumbs } from "#src/http/body-pieces.server.ts";
import { limitConnections, limitHeaderLines, refuseUnending } from "#src/http/connection-limit.server.ts";
import { openCrowd } from "#src/http/crowd.server.ts";
import { openDoor } from "#src/http/door.server.ts";
import {
  answerMalformed,
  type Refusal,
  refuseAmbiguous,
  refuseExpectation,
} from "#src/http/malformed-requests.server.ts";
import { type Metrics, openMetrics } from "#src/http/metrics.server.ts";
import { readPreloads } from "#src/http/preloads.server.ts";
import { securityHeaders } from "#src/http/security-headers.server.ts";
import { staticFiles } from "#src/http/static-files.server.ts";
import { createTurns } from "#src/http/turns.server.ts";
import { limitUnsent } from "#src/http/unsent.server.ts";
import { type Hub, openHub } from "#src/live/hub.server.ts";
import { isLowLimit, readOpenFileLimit, streamLimits } from "#src/live/stream-limits.server.ts";
import { createSite } from "#src/site.server.ts";
import { requestListener } from "./listen.server.ts";

/**
 * The server of a built club, which does not listen yet: what is in the cache is answered before anything else looks
 * at the request, open pages are kept by the hub, the rest goes through the site.
 * @param buildFolder with `client/` and `server/index.js`
 */
export async function createHttpServer(
  app: App,
  buildFolder: string,
  isStopping: () => boolean,
): Promise<{ server: Server; hub: Hub; stopTelling: () => void }> {
  const build = (await import(
    /* @vite-ignore */ pathToFileURL(`${buildFolder}/server/index.js`).href
  )) as ServerBuild;
  const metrics = openMetrics(app.config.METRICS_TOKEN !== undefined);
  const preloads = readPreloads(`${buildFolder}/client`, club.preloadFonts);
  const always = securityHeaders(app.config);
  const turns = createTurns();
  const caches = { app, always, onMade: metrics.made, connections: turns.connections };
  const cache = createCache(caches);
  const lists = createCache({ ...caches, mostBytes: LISTS_BYTES, isWarmed: false });
  const pages = createPages(build, authenticatePage, preloads);
  const files = staticFiles(`${buildFolder}/client`);
  const answer = requestListener(createSite({ app, isStopping, pages, files, cache, lists, metrics, turns }));
  const openFiles = readOpenFileLimit();
  const limits = streamLimits(openFiles);
  if (isLowLimit(openFiles))
    app.log.warn("few files may be open: raise the limit (ulimit -n)", { openFiles, streams: limits.all });
  const networkOf = createNetworkReader(app.config.TRUSTED_PROXIES);
  const isProxy = createProxyCheck(app.config.TRUSTED_PROXIES);
  const hub = openHub({ headers: always, limits, networkOf });
  const unsent = limitUnsent(networkOf);
  const fromCaches = [cache, lists].map((one) => serveCached(one, isStopping, metrics.sent, unsent.note));
  setInterval(unsent.look, LOOK_MS).unref();
  watch(metrics, app, [cache, lists], hub);
  const isKnown = (host: string, target: string) =>
    files.has(target.split("?")[0]!) || [cache, lists].some((one) => one.knows(host + target));
  const isOneTooMany = openCrowd(isKnown, always);
  const isUnending = refuseUnending();
  const atDoor = openDoor(networkOf);
  const receive = (refused: Refusal) => (request: IncomingMessage, response: ServerResponse) => {
    cutCrumbs(request, response, isProxy(plainAddress(request.socket.remoteAddress ?? "")));
    if (isUnending(request, response)) return;
    atDoor(request, () => {
      if (refused(request, response)) return;
      if (fromCaches.some((answerFrom) => answerFrom(request, response))) return;
      if (hub.answer(request, response) || isOneTooMany(request, response)) return;
      unsent.note(request, response);
      void answer(request, response);
    });
  };
  // Node's own refusal would have no headers: ours looks for the host.
  const server = createServer({ requireHostHeader: false }, receive(refuseAmbiguous(always)));
  server.on("checkExpectation", receive(refuseExpectation(always)));
  answerMalformed(server, always);
  limitConnections(server, openFiles, app.config.TRUSTED_PROXIES);
  limitHeaderLines(server);
  server.on("connection", turns.noteConnection);
  const stops = [publishMatches(app, hub), publishTasks(app, hub)];
  const stopTelling = () => {
    for (const stop of stops) stop();
  };
  return { server, hub, stopTelling };
}

/** How often what waits to be taken in is counted. */
const LOOK_MS = 1000;
/** Of lists, feeds and calendars. */
const LISTS_BYTES = 8 * 1024 * 1024;

/** The figures that are read when somebody asks for them. */
function watch(metrics: Metrics, app: App, caches: Cache[], hub: Hub): void {
  const sum = (name: keyof ReturnType<Cache["state"]>) =>
    caches.reduce((all, cache) => all + cache.state()[name], 0);
  metrics.watch({
    pages_in_memory: { help: "Pages and lists that are kept in memory.", read: () => sum("pages") },
    pages_in_memory_bytes: { help: "Their size in all encodings.", read: () => sum("bytes") },
    pages_made_total: { help: "Pages and lists that were made.", read: () => sum("makings") },
    live_connections: { help: "Open pages that listen.", read: hub.connections },
    last_backup_age_seconds: {
      help: "Since the last good backup; +Inf when there was none.",
      read: () => lastBackupAge(app),
    },
    outbox_waiting: { help: "Letters and other promised work not yet done.", read: () => countWaiting(app) },
    outbox_lag_seconds: {
      help: "Since the oldest of it was due; 0 when none is.",
      read: () => readLagSeconds(app),
    },
  });
}
