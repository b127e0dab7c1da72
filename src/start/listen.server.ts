import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { App } from "#src/app/app.server.ts";

const STOP_MS = 8000;
/**
 * Visitors who are there ask again within 400 ms, and then know that this node goes. Counted in looks and not by the
 * clock: where the machine is so busy that a look takes longer, its visitors and proxies take longer too, and their
 * requests met connections that were being closed.
 */
const LOOK_MS = 20;
const QUIET_LOOKS = 20;
const MOST_DRAIN_MS = 4000;

/** Bounds on slow and greedy clients, in milliseconds and bytes. */
const LIMITS = {
  requestTimeout: 120_000,
  headersTimeout: 20_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};

/** Connections that wait to be taken: one that finds no place comes back only after seconds. */
const MOST_AT_THE_DOOR = 4096;

/** What differs between production and development: the server, which in development Vite shares. */
interface Listening {
  port: number;
  /** Lets requests under way finish, also those whose senders have gone, then closes. */
  stop(): Promise<void>;
}

interface Fetcher {
  fetch(request: Request, env: never): Response | Promise<Response>;
}

/** Makes a server of the site; Node's own limits against slow requests stay on. */
export function requestListener(site: Fetcher) {
  return getRequestListener((request, env) => site.fetch(request, env as never), {
    overrideGlobalObjects: true,
    // It closes a connection half a second after an answer whose body it believes unread, also one that has been used anew
    // since; what is left of a body is read and thrown away in http/body-pieces.server.ts.
    autoCleanupIncoming: false,
  });
}

export async function listen(server: Server, app: App): Promise<Listening> {
  Object.assign(server, {
    requestTimeout: LIMITS.requestTimeout,
    headersTimeout: LIMITS.headersTimeout,
    keepAliveTimeout: LIMITS.keepAliveTimeout,
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: app.config.PORT, host: app.config.HOST, backlog: MOST_AT_THE_DOOR }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : app.config.PORT,
    stop: () => stopServer(server, app),
  };
}

/**
 * First whoever is connected is told to go: each answer now says `Connection: close`. To close an idle connection at
 * once would lose the request that is on its way over it. Then `close()`, which alone never ends while keep-alive
 * clients are connected: idle ones are closed, busy ones after their answer, the rest after the time is up. What is
 * done for somebody who has gone meanwhile is finished within that time, too: the database and the mail are closed next.
 */
async function stopServer(server: Server, { underWay }: App): Promise<void> {
  const { promise: isLate, resolve: giveUp } = Promise.withResolvers<void>();
  const late = setTimeout(() => {
    server.closeAllConnections();
    giveUp();
  }, STOP_MS);
  await untilQuiet(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
  await Promise.race([underWay.over(), isLate]);
  clearTimeout(late);
}

/** Waits until no request has come for a moment, or nobody is connected, or it has lasted long enough. */
async function untilQuiet(server: Server): Promise<void> {
  const until = performance.now() + MOST_DRAIN_MS;
  let quietLooks = 0;
  const note = () => {
    quietLooks = 0;
  };
  server.on("request", note).on("connection", note);
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  while ((await connections()) > 0 && quietLooks < QUIET_LOOKS && performance.now() < until) {
    quietLooks++;
    await pause(LOOK_MS);
  }
  server.off("request", note).off("connection", note);
}
